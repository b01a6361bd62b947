CREATE TABLE `interview_kits` (
	`job_description_id` text PRIMARY KEY NOT NULL,
	`criteria` text NOT NULL,
	`version` integer NOT NULL,
	`changed_by` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `scorecard_ratings` (
	`scorecard_id` text NOT NULL,
	`criterion` text NOT NULL,
	`position` integer NOT NULL,
	`label` text NOT NULL,
	`rating` integer,
	`note` text NOT NULL,
	PRIMARY KEY(`scorecard_id`, `criterion`),
	FOREIGN KEY (`scorecard_id`) REFERENCES `scorecards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `scorecards` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`author_id` text,
	`recommendation` text,
	`note` text NOT NULL,
	`version` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`submitted_at` integer,
	`read_first_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scorecards_author` ON `scorecards` (`candidate_id`,`author_id`);--> statement-breakpoint
CREATE INDEX `scorecards_workspace` ON `scorecards` (`workspace_id`,`saved_at`);