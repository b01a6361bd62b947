CREATE TABLE `assessment_answers` (
	`question_id` text NOT NULL,
	`late` integer NOT NULL,
	`assessment_id` text NOT NULL,
	`option_id` text NOT NULL,
	`revision` integer NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`question_id`, `late`),
	FOREIGN KEY (`question_id`) REFERENCES `assessment_questions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assessment_answers_assessment` ON `assessment_answers` (`assessment_id`);--> statement-breakpoint
CREATE TABLE `assessment_choices` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`reviews_questions` integer DEFAULT true NOT NULL,
	`mails_when_finished` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `assessment_consents` (
	`assessment_id` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`text` text NOT NULL,
	`allowed_to_share` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `assessment_events` (
	`assessment_id` text NOT NULL,
	`type` text NOT NULL,
	`at` integer NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`assessment_id`, `at`, `type`),
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `assessment_letters` (
	`message_id` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`purpose` text NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assessment_letters_assessment` ON `assessment_letters` (`assessment_id`);--> statement-breakpoint
CREATE TABLE `assessment_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assessment_links_assessment` ON `assessment_links` (`assessment_id`);--> statement-breakpoint
CREATE TABLE `assessment_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`part` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`source` text NOT NULL,
	`bank_id` text,
	`skill` text,
	`level` integer,
	`options` text NOT NULL,
	`key` text,
	`points` text NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assessment_questions_order` ON `assessment_questions` (`assessment_id`,`part`,`position`);--> statement-breakpoint
CREATE INDEX `assessment_questions_bank` ON `assessment_questions` (`bank_id`);--> statement-breakpoint
CREATE TABLE `assessment_ratings` (
	`assessment_id` text PRIMARY KEY NOT NULL,
	`video` real NOT NULL,
	`note` text NOT NULL,
	`rated_by` text,
	`rated_at` integer NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`rated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `assessments` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`options` text NOT NULL,
	`candidate_email` text NOT NULL,
	`seed` text NOT NULL,
	`sent_by` text,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`started_at` integer,
	`phase` text,
	`mcq_deadline` integer,
	`mcq_completed_at` integer,
	`voice_started_at` integer,
	`voice_deadline` integer,
	`completed_at` integer,
	`counts_late` integer DEFAULT false NOT NULL,
	`score` integer,
	`audio_score` integer,
	`text_score` integer,
	`video_score` integer,
	`combined_score` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sent_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `assessments_candidate` ON `assessments` (`candidate_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `assessments_workspace` ON `assessments` (`workspace_id`,`sent_at`);--> statement-breakpoint
CREATE TABLE `drafted_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`part` text NOT NULL,
	`seed` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `drafted_questions_age` ON `drafted_questions` (`created_at`);--> statement-breakpoint
CREATE TABLE `open_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`question_id` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`file_id` text,
	`duration_ms` integer,
	`text` text,
	`late` integer NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `assessment_questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `open_answers_assessment` ON `open_answers` (`assessment_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `open_answers_question` ON `open_answers` (`question_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `open_answers_file` ON `open_answers` (`file_id`);--> statement-breakpoint
CREATE TABLE `recording_chunks` (
	`recording_id` text NOT NULL,
	`number` integer NOT NULL,
	`file_id` text NOT NULL,
	`sha256` text NOT NULL,
	`size` integer NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`recording_id`, `number`),
	FOREIGN KEY (`recording_id`) REFERENCES `recordings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recording_chunks_file` ON `recording_chunks` (`file_id`);--> statement-breakpoint
CREATE TABLE `recordings` (
	`id` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`device` text NOT NULL,
	`part` integer NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`file_id` text,
	`state` text NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recordings_part` ON `recordings` (`assessment_id`,`device`,`part`);--> statement-breakpoint
CREATE INDEX `recordings_file` ON `recordings` (`file_id`);--> statement-breakpoint
CREATE TABLE `retired_questions` (
	`workspace_id` text NOT NULL,
	`bank_id` text NOT NULL,
	`retired_by` text,
	`retired_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `bank_id`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`retired_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `transcripts` (
	`answer_id` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`state` text NOT NULL,
	`transcriber` text,
	`text` text NOT NULL,
	`segments` text NOT NULL,
	`points` text NOT NULL,
	`score` integer,
	`error` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`answer_id`) REFERENCES `open_answers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TRIGGER `assessment_link_ended` AFTER DELETE ON `assessment_links` BEGIN
	INSERT INTO `ended_links` (`token_hash`, `ended_at`) VALUES (old.`token_hash`, CAST(unixepoch('subsec') * 1000 AS INTEGER))
		ON CONFLICT (`token_hash`) DO NOTHING;
END;
