CREATE TABLE `journeys` (
	`candidate_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`job_description_id` text NOT NULL,
	`ranked_at` integer NOT NULL,
	`path` text NOT NULL,
	`now_stage` text NOT NULL,
	`now_since` integer NOT NULL,
	`source` text NOT NULL,
	`uploader_id` text,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`uploader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `journeys_path` ON `journeys` (`workspace_id`,`job_description_id`,`path`,`now_stage`,`ranked_at`);--> statement-breakpoint
CREATE INDEX `journeys_now` ON `journeys` (`workspace_id`,`now_stage`,`now_since`,`job_description_id`);--> statement-breakpoint
CREATE INDEX `journeys_origin` ON `journeys` (`workspace_id`,`source`,`uploader_id`,`ranked_at`,`job_description_id`);--> statement-breakpoint
DROP INDEX `resumes_origin`;--> statement-breakpoint
DROP INDEX `stage_stays_ranked`;--> statement-breakpoint
DROP INDEX `stage_stays_left`;--> statement-breakpoint
CREATE INDEX `stage_stays_ended` ON `stage_stays` (`workspace_id`,`stage_id`,`left_at`,`entered_at`,`reason`,`job_description_id`);--> statement-breakpoint
INSERT INTO `journeys` (`candidate_id`, `workspace_id`, `job_description_id`, `ranked_at`, `path`, `now_stage`, `now_since`, `source`, `uploader_id`)
	SELECT `stage_stays`.`candidate_id`, `stage_stays`.`workspace_id`, `stage_stays`.`job_description_id`, `ranked_at`,
		(SELECT group_concat(`stage_id`, ' ') FROM (SELECT DISTINCT `stage_id` FROM `stage_stays` AS `own` WHERE `own`.`candidate_id` = `stage_stays`.`candidate_id` ORDER BY `stage_id`)),
		`stage_id`, `entered_at`, `source`, `uploaded_by`
		FROM `stage_stays`
		INNER JOIN `candidates` ON `candidates`.`id` = `stage_stays`.`candidate_id`
		INNER JOIN `resumes` ON `resumes`.`id` = `candidates`.`resume_id`
		WHERE `number` = (SELECT max(`number`) FROM `stage_stays` AS `own` WHERE `own`.`candidate_id` = `stage_stays`.`candidate_id`);
--> statement-breakpoint
CREATE TRIGGER `journey_begins` AFTER INSERT ON `stage_stays` WHEN new.`number` = 0 BEGIN
	INSERT INTO `journeys` (`candidate_id`, `workspace_id`, `job_description_id`, `ranked_at`, `path`, `now_stage`, `now_since`, `source`, `uploader_id`)
		SELECT new.`candidate_id`, new.`workspace_id`, new.`job_description_id`, new.`ranked_at`, new.`stage_id`, new.`stage_id`, new.`entered_at`, `source`, `uploaded_by`
			FROM `resumes` WHERE `id` = (SELECT `resume_id` FROM `candidates` WHERE `id` = new.`candidate_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `journey_goes_on` AFTER INSERT ON `stage_stays` WHEN new.`number` > 0 BEGIN
	UPDATE `journeys` SET
		`path` = (SELECT group_concat(`stage_id`, ' ') FROM (SELECT DISTINCT `stage_id` FROM `stage_stays` WHERE `candidate_id` = new.`candidate_id` ORDER BY `stage_id`)),
		`now_stage` = new.`stage_id`, `now_since` = new.`entered_at`
		WHERE `candidate_id` = new.`candidate_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `journey_learns_its_stage` AFTER UPDATE OF `stage_id` ON `stage_stays` WHEN old.`stage_id` <> new.`stage_id` BEGIN
	UPDATE `journeys` SET
		`path` = (SELECT group_concat(`stage_id`, ' ') FROM (SELECT DISTINCT `stage_id` FROM `stage_stays` WHERE `candidate_id` = new.`candidate_id` ORDER BY `stage_id`)),
		`now_stage` = (SELECT `stage_id` FROM `stage_stays` WHERE `candidate_id` = new.`candidate_id` ORDER BY `number` DESC LIMIT 1)
		WHERE `candidate_id` = new.`candidate_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `journey_goes_back` AFTER DELETE ON `stage_stays` WHEN old.`number` > 0 BEGIN
	UPDATE `journeys` SET
		`path` = coalesce((SELECT group_concat(`stage_id`, ' ') FROM (SELECT DISTINCT `stage_id` FROM `stage_stays` WHERE `candidate_id` = old.`candidate_id` ORDER BY `stage_id`)), ''),
		`now_stage` = coalesce((SELECT `stage_id` FROM `stage_stays` WHERE `candidate_id` = old.`candidate_id` ORDER BY `number` DESC LIMIT 1), ''),
		`now_since` = coalesce((SELECT `entered_at` FROM `stage_stays` WHERE `candidate_id` = old.`candidate_id` ORDER BY `number` DESC LIMIT 1), 0)
		WHERE `candidate_id` = old.`candidate_id`;
END;
