CREATE TABLE `candidate_tags` (
	`candidate_id` text NOT NULL,
	`tag_id` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`candidate_id`, `tag_id`),
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `candidate_tags_tag` ON `candidate_tags` (`tag_id`);--> statement-breakpoint
CREATE TABLE `message_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`sameness` text NOT NULL,
	`purpose` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`replaces` text,
	`version` integer NOT NULL,
	`changed_by` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_templates_name` ON `message_templates` (`workspace_id`,`sameness`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_templates_replaced` ON `message_templates` (`workspace_id`,`replaces`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`sender_id` text,
	`address` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`round` integer NOT NULL,
	`error` text,
	`queued_at` integer NOT NULL,
	`send_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `messages_candidate` ON `messages` (`candidate_id`,`queued_at`);--> statement-breakpoint
CREATE TABLE `note_mentions` (
	`note_id` text NOT NULL,
	`user_id` text NOT NULL,
	`seen_at` integer,
	PRIMARY KEY(`note_id`, `user_id`),
	FOREIGN KEY (`note_id`) REFERENCES `notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `note_mentions_user` ON `note_mentions` (`user_id`,`seen_at`);--> statement-breakpoint
CREATE TABLE `note_versions` (
	`note_id` text NOT NULL,
	`version` integer NOT NULL,
	`text` text NOT NULL,
	`written_at` integer NOT NULL,
	PRIMARY KEY(`note_id`, `version`),
	FOREIGN KEY (`note_id`) REFERENCES `notes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `notes_candidate` ON `notes` (`candidate_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `placements` (
	`candidate_id` text PRIMARY KEY NOT NULL,
	`stage_id` text NOT NULL,
	`version` integer NOT NULL,
	`entered_at` integer NOT NULL,
	`moved_by` text,
	`came_from` text NOT NULL,
	`reason` text,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`moved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `placements_stage` ON `placements` (`stage_id`);--> statement-breakpoint
CREATE TABLE `stage_revisions` (
	`job_description_id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `stages` (
	`id` text PRIMARY KEY NOT NULL,
	`job_description_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stages_job` ON `stages` (`job_description_id`,`position`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`sameness` text NOT NULL,
	`colour` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_name` ON `tags` (`workspace_id`,`sameness`);--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`title` text NOT NULL,
	`due_on` text,
	`assignee_id` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`done_at` integer,
	`done_by` text,
	`version` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`done_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `tasks_candidate` ON `tasks` (`candidate_id`,`done_at`);--> statement-breakpoint
CREATE INDEX `tasks_open` ON `tasks` (`workspace_id`,`done_at`,`due_on`);--> statement-breakpoint
CREATE INDEX `tasks_assignee` ON `tasks` (`assignee_id`,`done_at`);--> statement-breakpoint
CREATE TABLE `timeline_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`kind` text NOT NULL,
	`details` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `timeline_entries_candidate` ON `timeline_entries` (`candidate_id`,`at`);--> statement-breakpoint
CREATE INDEX `timeline_entries_kind` ON `timeline_entries` (`workspace_id`,`kind`,`at`);--> statement-breakpoint
CREATE TRIGGER `candidate_scored_again` AFTER UPDATE OF `percentage`, `criteria_version` ON `candidates`
	WHEN old.`percentage` <> new.`percentage` OR old.`criteria_version` <> new.`criteria_version` BEGIN
	INSERT INTO `timeline_entries` (`id`, `workspace_id`, `candidate_id`, `at`, `actor_id`, `kind`, `details`) VALUES (
		lower(hex(randomblob(16))), new.`workspace_id`, new.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER), NULL, 'scored-again',
		json_object('from', old.`percentage`, 'to', new.`percentage`, 'criteriaVersion', new.`criteria_version`));
END;
