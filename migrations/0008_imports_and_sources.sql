CREATE TABLE `import_batches` (
	`import_id` text NOT NULL,
	`batch_id` text NOT NULL,
	PRIMARY KEY(`import_id`, `batch_id`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`job_description_id` text NOT NULL,
	`file_id` text,
	`filename` text NOT NULL,
	`total` integer NOT NULL,
	`refused` integer NOT NULL,
	`taken` integer NOT NULL,
	`taken_bytes` integer NOT NULL,
	`started_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `imports_latest` ON `imports` (`workspace_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `batch_items` ADD `source_detail` text;--> statement-breakpoint
ALTER TABLE `batches` ADD `source` text DEFAULT 'upload' NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `source` text DEFAULT 'upload' NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `source_detail` text;--> statement-breakpoint
CREATE INDEX `resumes_source` ON `resumes` (`workspace_id`,`source`,`created_at`);--> statement-breakpoint
UPDATE `resume_fields` SET `made_by` = 'fields-2',
	`fields` = json_set(`fields`, '$.mobileNumber', (SELECT json_extract(`facts`, '$.phone.value') FROM `resumes` WHERE `id` = `resume_id`))
	WHERE `made_by` = 'fields-1';
