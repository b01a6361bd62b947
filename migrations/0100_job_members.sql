CREATE TABLE `job_members` (
	`workspace_id` text NOT NULL,
	`job_description_id` text NOT NULL,
	`user_id` text NOT NULL,
	`named_by` text,
	`named_at` integer NOT NULL,
	PRIMARY KEY(`job_description_id`, `user_id`),
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`named_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`workspace_id`,`user_id`) REFERENCES `memberships`(`workspace_id`,`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_members_user` ON `job_members` (`workspace_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `job_members_namer` ON `job_members` (`named_by`);--> statement-breakpoint
ALTER TABLE `invitations` ADD `jobs` text DEFAULT '[]' NOT NULL;