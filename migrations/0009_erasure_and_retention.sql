CREATE TABLE `candidate_mails` (
	`mail_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `candidate_mails_candidate` ON `candidate_mails` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `ended_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `holds` (
	`person_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`reason` text NOT NULL,
	`held_by` text,
	`held_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`held_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `holds_workspace` ON `holds` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `retention_periods` (
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`days` integer NOT NULL,
	`set_by` text,
	`set_at` integer NOT NULL,
	`starts_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `kind`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`set_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TRIGGER `hold_follows_resume` AFTER UPDATE OF `person_id` ON `resumes` WHEN new.`person_id` <> old.`person_id` BEGIN
	INSERT INTO `holds` (`person_id`, `workspace_id`, `reason`, `held_by`, `held_at`)
		SELECT new.`person_id`, `workspace_id`, `reason`, `held_by`, `held_at` FROM `holds` WHERE `person_id` = old.`person_id`
		ON CONFLICT (`person_id`) DO NOTHING;
END;
