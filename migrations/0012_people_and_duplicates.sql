CREATE TABLE `people_waiting` (
	`person_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `people_waiting_workspace` ON `people_waiting` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `person_distinctions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`low_person_id` text NOT NULL,
	`high_person_id` text NOT NULL,
	`decided_by` text,
	`decided_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`low_person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`high_person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `person_distinctions_pair` ON `person_distinctions` (`low_person_id`,`high_person_id`);--> statement-breakpoint
CREATE INDEX `person_distinctions_high` ON `person_distinctions` (`high_person_id`);--> statement-breakpoint
CREATE INDEX `person_distinctions_latest` ON `person_distinctions` (`workspace_id`,`decided_at`);--> statement-breakpoint
CREATE TABLE `person_keys` (
	`key` integer NOT NULL,
	`mark_id` integer NOT NULL,
	PRIMARY KEY(`key`, `mark_id`),
	FOREIGN KEY (`mark_id`) REFERENCES `resume_marks`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `person_keys_mark` ON `person_keys` (`mark_id`);--> statement-breakpoint
CREATE TABLE `person_merge_resumes` (
	`merge_id` text NOT NULL,
	`resume_id` text NOT NULL,
	`side` text NOT NULL,
	PRIMARY KEY(`merge_id`, `resume_id`),
	FOREIGN KEY (`merge_id`) REFERENCES `person_merges`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `person_merge_resumes_resume` ON `person_merge_resumes` (`resume_id`);--> statement-breakpoint
CREATE TABLE `person_merges` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kept_person_id` text NOT NULL,
	`into_person_id` text NOT NULL,
	`merged_person_id` text NOT NULL,
	`merged_by` text,
	`merged_at` integer NOT NULL,
	`undone_by` text,
	`undone_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`kept_person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`into_person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`merged_person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`merged_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`undone_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `person_merges_open` ON `person_merges` (`merged_person_id`) WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX `person_merges_merged` ON `person_merges` (`merged_person_id`);--> statement-breakpoint
CREATE INDEX `person_merges_kept` ON `person_merges` (`kept_person_id`);--> statement-breakpoint
CREATE INDEX `person_merges_into` ON `person_merges` (`into_person_id`);--> statement-breakpoint
CREATE INDEX `person_merges_latest` ON `person_merges` (`workspace_id`,`merged_at`);--> statement-breakpoint
CREATE TABLE `person_pairs` (
	`workspace_id` text NOT NULL,
	`low_person_id` text NOT NULL,
	`high_person_id` text NOT NULL,
	`strength` integer NOT NULL,
	`reasons` text NOT NULL,
	PRIMARY KEY(`low_person_id`, `high_person_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`low_person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`high_person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `person_pairs_high` ON `person_pairs` (`high_person_id`);--> statement-breakpoint
CREATE INDEX `person_pairs_list` ON `person_pairs` (`workspace_id`,`strength`,`low_person_id`,`high_person_id`);--> statement-breakpoint
CREATE TABLE `resume_marks` (
	`id` integer PRIMARY KEY NOT NULL,
	`resume_id` text NOT NULL,
	`basis` text NOT NULL,
	`marks` text NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resume_marks_resume_id_unique` ON `resume_marks` (`resume_id`);--> statement-breakpoint
CREATE TRIGGER `person_changed_by_new_resume` AFTER INSERT ON `resumes` BEGIN
	INSERT INTO `people_waiting` (`person_id`, `workspace_id`) VALUES (new.`person_id`, new.`workspace_id`)
		ON CONFLICT (`person_id`) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `person_changed_by_reading` AFTER UPDATE OF `facts`, `received_on` ON `resumes` BEGIN
	INSERT INTO `people_waiting` (`person_id`, `workspace_id`) VALUES (new.`person_id`, new.`workspace_id`)
		ON CONFLICT (`person_id`) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `person_changed_by_moved_resume` AFTER UPDATE OF `person_id` ON `resumes` WHEN new.`person_id` <> old.`person_id` BEGIN
	INSERT INTO `people_waiting` (`person_id`, `workspace_id`)
		SELECT `id`, `workspace_id` FROM `people` WHERE `id` IN (old.`person_id`, new.`person_id`)
		ON CONFLICT (`person_id`) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `person_changed_by_lost_resume` AFTER DELETE ON `resumes` BEGIN
	INSERT INTO `people_waiting` (`person_id`, `workspace_id`)
		SELECT `id`, `workspace_id` FROM `people` WHERE `id` = old.`person_id`
		ON CONFLICT (`person_id`) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `person_merge_emptied` AFTER DELETE ON `person_merge_resumes`
	WHEN old.`side` = 'merged' AND NOT EXISTS (
		SELECT 1 FROM `person_merge_resumes` WHERE `merge_id` = old.`merge_id` AND `side` = 'merged')
BEGIN
	DELETE FROM `people` WHERE `id` IN (
		SELECT `merged_person_id` FROM `person_merges` WHERE `id` = old.`merge_id` AND `undone_at` IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `person_takes_merged_along` BEFORE DELETE ON `people` BEGIN
	DELETE FROM `people` WHERE `id` IN (
		SELECT `merged_person_id` FROM `person_merges`
			WHERE `undone_at` IS NULL AND (`kept_person_id` = old.`id` OR `into_person_id` = old.`id`));
END;
--> statement-breakpoint
INSERT INTO `people_waiting` (`person_id`, `workspace_id`) SELECT `id`, `workspace_id` FROM `people`;
