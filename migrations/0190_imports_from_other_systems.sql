CREATE TABLE `imported_people` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`import_id` text NOT NULL,
	`job_description_id` text NOT NULL,
	`origin` text NOT NULL,
	`source_id` text NOT NULL,
	`row_hash` text NOT NULL,
	`batch_id` text NOT NULL,
	`position` integer NOT NULL,
	`candidate_id` text,
	`is_made` integer NOT NULL,
	`history` text,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imported_people_source` ON `imported_people` (`workspace_id`,`job_description_id`,`origin`,`source_id`);--> statement-breakpoint
CREATE INDEX `imported_people_batch` ON `imported_people` (`batch_id`,`position`);--> statement-breakpoint
CREATE INDEX `imported_people_import` ON `imported_people` (`import_id`);--> statement-breakpoint
CREATE INDEX `imported_people_candidate` ON `imported_people` (`candidate_id`);--> statement-breakpoint
ALTER TABLE `imports` ADD `system` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `fields` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `undone_at` integer;--> statement-breakpoint
ALTER TABLE `notes` ADD `told_by` text;