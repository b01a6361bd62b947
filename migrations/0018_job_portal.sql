CREATE TABLE `application_events` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`details` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_events_application` ON `application_events` (`application_id`,`at`);--> statement-breakpoint
CREATE TABLE `application_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_links_application` ON `application_links` (`application_id`);--> statement-breakpoint
CREATE TABLE `application_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`sent_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_messages_application` ON `application_messages` (`application_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `application_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`text` text NOT NULL,
	`written_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_notes_application` ON `application_notes` (`application_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `application_texts` (
	`application_id` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `applications` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`file_id` text NOT NULL,
	`resume_file` text NOT NULL,
	`answers` text NOT NULL,
	`source` text,
	`consent_version` text NOT NULL,
	`consented_at` integer NOT NULL,
	`allowed_to_share` integer NOT NULL,
	`applied_at` integer NOT NULL,
	`updated_at` integer,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`answered_at` integer,
	`withdrawn_at` integer,
	`review_asked_at` integer,
	`review_reason` text,
	`reviewed_at` integer,
	`reading` text NOT NULL,
	`unreadable_code` text,
	`unreadable_reason` text,
	`received_on` text NOT NULL,
	`facts` text,
	`facts_hash` text,
	`text_hash` text,
	`warnings` text DEFAULT '[]' NOT NULL,
	`corrections` text DEFAULT '[]' NOT NULL,
	`earlier` text DEFAULT '[]' NOT NULL,
	`match` text,
	`percentage` integer,
	`confidence` real,
	FOREIGN KEY (`job_id`) REFERENCES `job_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_of_one` ON `applications` (`job_id`,`email`);--> statement-breakpoint
CREATE INDEX `applications_rank` ON `applications` (`job_id`,`percentage`);--> statement-breakpoint
CREATE INDEX `applications_company` ON `applications` (`company_id`,`applied_at`);--> statement-breakpoint
CREATE INDEX `applications_file` ON `applications` (`file_id`);--> statement-breakpoint
CREATE TABLE `job_post_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`fields` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_post_templates_name` ON `job_post_templates` (`company_id`,`name`);--> statement-breakpoint
ALTER TABLE `companies` ADD `application_mails` text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `updated_at` integer;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `closes_on` text;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `country` text;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `is_remote` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `questions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `file_id` text REFERENCES files(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `requirements` text;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `text_hash` text;--> statement-breakpoint
CREATE INDEX `job_posts_file` ON `job_posts` (`file_id`);--> statement-breakpoint
-- Files belong to workspaces: a company's are those of a workspace with its id, which has no members.
INSERT INTO `workspaces` (`id`, `name`, `plan`, `created_at`) SELECT `id`, `company_name`, 'free', `created_at` FROM `companies`;
--> statement-breakpoint
CREATE TRIGGER `application_link_ended` AFTER DELETE ON `application_links` BEGIN
	INSERT INTO `ended_links` (`token_hash`, `ended_at`) VALUES (old.`token_hash`, CAST(unixepoch('subsec') * 1000 AS INTEGER))
		ON CONFLICT (`token_hash`) DO NOTHING;
END;
