CREATE TABLE `application_holds` (
	`application_id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`held_by` text NOT NULL,
	`held_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notice_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notice_links_person` ON `notice_links` (`person_id`);--> statement-breakpoint
CREATE TABLE `notice_messages` (
	`message_id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notice_messages_person` ON `notice_messages` (`person_id`);--> statement-breakpoint
CREATE TABLE `notice_texts` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`controller` text NOT NULL,
	`contact` text NOT NULL,
	`purpose` text NOT NULL,
	`basis` text NOT NULL,
	`words` text NOT NULL,
	`changed_by` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `person_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`resume_id` text NOT NULL,
	`at` integer NOT NULL,
	`about` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`comment` text NOT NULL,
	`quote` text,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `person_corrections_resume` ON `person_corrections` (`resume_id`,`at`);--> statement-breakpoint
CREATE TABLE `person_notices` (
	`person_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`first_sent_at` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`sent_by` text,
	`address` text NOT NULL,
	`opened_at` integer,
	`objected_at` integer,
	`objection` text,
	`review_asked_at` integer,
	`review_reason` text,
	`reviewed_at` integer,
	`deletion_asked_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sent_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `person_notices_workspace` ON `person_notices` (`workspace_id`,`objected_at`);--> statement-breakpoint
ALTER TABLE `companies` ADD `keep_days` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `keep_starts_at` integer;