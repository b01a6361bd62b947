CREATE TABLE `first_steps_put_away` (
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `user_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sample_jobs` (
	`job_description_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`loaded_by` text,
	`loaded_at` integer NOT NULL,
	`ready_at` integer,
	`removed_at` integer,
	`candidate_ids` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`loaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `sample_jobs_workspace` ON `sample_jobs` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `welcomes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `welcomes` (`user_id`, `at`) SELECT `id`, `last_seen_at` FROM `users` WHERE `last_seen_at` IS NOT NULL;
