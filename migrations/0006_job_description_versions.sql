CREATE TABLE `job_compositions` (
	`job_description_id` text PRIMARY KEY NOT NULL,
	`composition` text NOT NULL,
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `job_descriptions` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `job_descriptions` ADD `first_version_id` text REFERENCES job_descriptions(id) ON DELETE set null;--> statement-breakpoint
CREATE UNIQUE INDEX `job_descriptions_version` ON `job_descriptions` (`first_version_id`,`version`);