CREATE TABLE `newer_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`sent_at` integer NOT NULL,
	`file_id` text NOT NULL,
	`form` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `newer_applications_application` ON `newer_applications` (`application_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `newer_applications_file` ON `newer_applications` (`file_id`);