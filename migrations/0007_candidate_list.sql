CREATE TABLE `candidate_changes` (
	`candidate_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`number` integer NOT NULL,
	`resume_id` text,
	`job_description_id` text,
	`percentage` integer,
	`confidence` real,
	`created_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_changes_number` ON `candidate_changes` (`workspace_id`,`number`);--> statement-breakpoint
CREATE TABLE `resume_fields` (
	`resume_id` text PRIMARY KEY NOT NULL,
	`made_by` text NOT NULL,
	`fields` text NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`workspace_id`,`user_id`,`name`);
--> statement-breakpoint
INSERT INTO `candidate_changes` (`candidate_id`, `workspace_id`, `number`, `resume_id`, `job_description_id`, `percentage`, `confidence`, `created_at`)
	SELECT `id`, `workspace_id`, row_number() OVER (PARTITION BY `workspace_id` ORDER BY `created_at`, `id`),
		`resume_id`, `job_description_id`, `percentage`, `confidence`, `created_at` FROM `candidates`;
--> statement-breakpoint
CREATE TRIGGER `candidate_added` AFTER INSERT ON `candidates` BEGIN
	INSERT INTO `candidate_changes` (`candidate_id`, `workspace_id`, `number`, `resume_id`, `job_description_id`, `percentage`, `confidence`, `created_at`)
		VALUES (new.`id`, new.`workspace_id`,
			(SELECT coalesce(max(`number`), 0) + 1 FROM `candidate_changes` WHERE `workspace_id` = new.`workspace_id`),
			new.`resume_id`, new.`job_description_id`, new.`percentage`, new.`confidence`, new.`created_at`)
		ON CONFLICT (`candidate_id`) DO UPDATE SET `workspace_id` = excluded.`workspace_id`, `number` = excluded.`number`,
			`resume_id` = excluded.`resume_id`, `job_description_id` = excluded.`job_description_id`,
			`percentage` = excluded.`percentage`, `confidence` = excluded.`confidence`, `created_at` = excluded.`created_at`;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_changed` AFTER UPDATE OF `resume_id`, `job_description_id`, `percentage`, `confidence`, `created_at` ON `candidates` BEGIN
	UPDATE `candidate_changes` SET `number` =
			(SELECT coalesce(max(`number`), 0) + 1 FROM `candidate_changes` WHERE `workspace_id` = new.`workspace_id`),
		`resume_id` = new.`resume_id`, `job_description_id` = new.`job_description_id`,
		`percentage` = new.`percentage`, `confidence` = new.`confidence`, `created_at` = new.`created_at`
		WHERE `candidate_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_removed` AFTER DELETE ON `candidates` BEGIN
	UPDATE `candidate_changes` SET `number` =
			(SELECT coalesce(max(`number`), 0) + 1 FROM `candidate_changes` WHERE `workspace_id` = old.`workspace_id`),
		`resume_id` = NULL, `job_description_id` = NULL, `percentage` = NULL, `confidence` = NULL, `created_at` = NULL
		WHERE `candidate_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `resume_fields_outdated` AFTER UPDATE OF `facts`, `received_on`, `filename` ON `resumes` BEGIN
	DELETE FROM `resume_fields` WHERE `resume_id` = new.`id`;
	INSERT INTO `candidate_changes` (`candidate_id`, `workspace_id`, `number`)
		SELECT `id`, `workspace_id`,
			(SELECT coalesce(max(`number`), 0) FROM `candidate_changes` WHERE `workspace_id` = new.`workspace_id`) + row_number() OVER (ORDER BY `id`)
			FROM `candidates` WHERE `resume_id` = new.`id`
		ON CONFLICT (`candidate_id`) DO UPDATE SET `number` = excluded.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `workspace_candidates_forgotten` AFTER DELETE ON `workspaces` BEGIN
	DELETE FROM `candidate_changes` WHERE `workspace_id` = old.`id`;
END;
