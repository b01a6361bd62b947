CREATE TABLE `stage_stays` (
	`candidate_id` text NOT NULL,
	`number` integer NOT NULL,
	`workspace_id` text NOT NULL,
	`job_description_id` text NOT NULL,
	`stage_id` text NOT NULL,
	`ranked_at` integer NOT NULL,
	`entered_at` integer NOT NULL,
	`left_at` integer,
	`came_from` text NOT NULL,
	`reason` text,
	PRIMARY KEY(`candidate_id`, `number`),
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stage_stays_ranked` ON `stage_stays` (`workspace_id`,`ranked_at`,`candidate_id`,`stage_id`,`left_at`,`job_description_id`);--> statement-breakpoint
CREATE INDEX `stage_stays_left` ON `stage_stays` (`workspace_id`,`left_at`,`entered_at`,`stage_id`,`job_description_id`);--> statement-breakpoint
CREATE INDEX `stage_stays_rejected` ON `stage_stays` (`workspace_id`,`entered_at`,`reason`,`came_from`,`job_description_id`) WHERE reason is not null;--> statement-breakpoint
CREATE INDEX `messages_queued` ON `messages` (`workspace_id`,`queued_at`,`state`,`candidate_id`);--> statement-breakpoint
CREATE INDEX `resumes_origin` ON `resumes` (`id`,`source`,`uploaded_by`);--> statement-breakpoint
INSERT INTO `stage_stays` (`candidate_id`, `number`, `workspace_id`, `job_description_id`, `stage_id`, `ranked_at`, `entered_at`, `left_at`, `came_from`, `reason`)
	WITH `told` AS (
		SELECT `candidate_id`, `at`, `kind`, rowid AS `row`,
			json_extract(`details`, '$.fromId') AS `from_id`, json_extract(`details`, '$.toId') AS `to_id`,
			json_extract(`details`, '$.reason') AS `why`,
			lag(json_extract(`details`, '$.fromId')) OVER `own` AS `from_before`, lead(`kind`) OVER `own` AS `next_kind`
		FROM `timeline_entries` WHERE `kind` IN ('stage-moved', 'rejected', 'rejection-undone')
		WINDOW `own` AS (PARTITION BY `candidate_id` ORDER BY `at`, rowid)
	), `moves` AS (
		SELECT `candidate_id`, `at`, `from_id`, `to_id`,
			CASE WHEN `kind` = 'rejected' THEN CASE WHEN instr(`why`, ': ') > 0 THEN substr(`why`, 1, instr(`why`, ': ') - 1) ELSE coalesce(`why`, '') END END AS `why`,
			row_number() OVER `own` AS `number`, lead(`at`) OVER `own` AS `left_at`
		FROM `told`
		WHERE NOT (`kind` = 'rejected' AND `next_kind` IS 'rejection-undone') AND NOT (`kind` = 'rejection-undone' AND `to_id` IS `from_before`)
		WINDOW `own` AS (PARTITION BY `candidate_id` ORDER BY `at`, `row`)
	)
	SELECT `candidates`.`id`, 0, `candidates`.`workspace_id`, `job_description_id`, coalesce(`from_id`, `placements`.`stage_id`, ''),
		`created_at`, `created_at`, `at`, '', NULL
		FROM `candidates`
		LEFT JOIN `moves` ON `moves`.`candidate_id` = `candidates`.`id` AND `moves`.`number` = 1
		LEFT JOIN `placements` ON `placements`.`candidate_id` = `candidates`.`id`
	UNION ALL
	SELECT `candidate_id`, `number`, `workspace_id`, `job_description_id`, `to_id`, `created_at`, `at`, `left_at`, `from_id`, `why`
		FROM `moves` INNER JOIN `candidates` ON `candidates`.`id` = `candidate_id`;
--> statement-breakpoint
CREATE TRIGGER `stay_begins_with_ranking` AFTER INSERT ON `candidates` BEGIN
	INSERT INTO `stage_stays` (`candidate_id`, `number`, `workspace_id`, `job_description_id`, `stage_id`, `ranked_at`, `entered_at`, `left_at`, `came_from`, `reason`)
		VALUES (new.`id`, 0, new.`workspace_id`, new.`job_description_id`, '', new.`created_at`, new.`created_at`, NULL, '', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `stay_is_settled` AFTER INSERT ON `placements` WHEN new.`version` = 0 BEGIN
	UPDATE `stage_stays` SET `stage_id` = new.`stage_id` WHERE `candidate_id` = new.`candidate_id` AND `number` = 0 AND `stage_id` = '';
END;
--> statement-breakpoint
CREATE TRIGGER `stay_follows_move` AFTER INSERT ON `timeline_entries` WHEN new.`kind` IN ('stage-moved', 'rejected') BEGIN
	UPDATE `stage_stays` SET `left_at` = new.`at`,
		`stage_id` = CASE `stage_id` WHEN '' THEN json_extract(new.`details`, '$.fromId') ELSE `stage_id` END
		WHERE `candidate_id` = new.`candidate_id` AND `left_at` IS NULL;
	INSERT INTO `stage_stays` (`candidate_id`, `number`, `workspace_id`, `job_description_id`, `stage_id`, `ranked_at`, `entered_at`, `left_at`, `came_from`, `reason`)
		SELECT `candidate_id`, `number` + 1, `workspace_id`, `job_description_id`, json_extract(new.`details`, '$.toId'), `ranked_at`, new.`at`, NULL,
			json_extract(new.`details`, '$.fromId'),
			CASE new.`kind` WHEN 'rejected' THEN
				CASE WHEN instr(json_extract(new.`details`, '$.reason'), ': ') > 0
					THEN substr(json_extract(new.`details`, '$.reason'), 1, instr(json_extract(new.`details`, '$.reason'), ': ') - 1)
					ELSE coalesce(json_extract(new.`details`, '$.reason'), '') END
			END
			FROM `stage_stays` WHERE `candidate_id` = new.`candidate_id` ORDER BY `number` DESC LIMIT 1;
END;
--> statement-breakpoint
CREATE TRIGGER `stay_undoes_rejection` AFTER INSERT ON `timeline_entries` WHEN new.`kind` = 'rejection-undone' BEGIN
	DELETE FROM `stage_stays` WHERE `candidate_id` = new.`candidate_id` AND `left_at` IS NULL AND `number` > 0;
	INSERT INTO `stage_stays` (`candidate_id`, `number`, `workspace_id`, `job_description_id`, `stage_id`, `ranked_at`, `entered_at`, `left_at`, `came_from`, `reason`)
		SELECT `candidate_id`, `number` + 1, `workspace_id`, `job_description_id`, json_extract(new.`details`, '$.toId'), `ranked_at`, new.`at`, NULL, `stage_id`, NULL
			FROM (SELECT * FROM `stage_stays` WHERE `candidate_id` = new.`candidate_id` ORDER BY `number` DESC LIMIT 1)
			WHERE `stage_id` <> json_extract(new.`details`, '$.toId');
	UPDATE `stage_stays` SET `left_at` = NULL WHERE `candidate_id` = new.`candidate_id`
		AND `number` = (SELECT max(`number`) FROM `stage_stays` WHERE `candidate_id` = new.`candidate_id`);
END;
