CREATE TABLE `interview_letters` (
	`message_id` text PRIMARY KEY NOT NULL,
	`offer_id` text NOT NULL,
	`purpose` text NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`offer_id`) REFERENCES `interview_offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `interview_letters_offer` ON `interview_letters` (`offer_id`);--> statement-breakpoint
CREATE TABLE `interview_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`interviewer_id` text,
	`offered_by` text,
	`zone` text NOT NULL,
	`minutes` integer NOT NULL,
	`place` text NOT NULL,
	`note` text NOT NULL,
	`slots` text NOT NULL,
	`valid_until` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`ended_by` text,
	`ended_words` text NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`interviewer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`offered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `interview_offers_candidate` ON `interview_offers` (`candidate_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `interview_offers_workspace` ON `interview_offers` (`workspace_id`,`ended_at`,`closes_at`);--> statement-breakpoint
CREATE TABLE `interviews` (
	`id` text PRIMARY KEY NOT NULL,
	`offer_id` text NOT NULL,
	`interviewer_id` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`sequence` integer NOT NULL,
	`zone` text NOT NULL,
	`booked_at` integer NOT NULL,
	`cancelled_at` integer,
	FOREIGN KEY (`offer_id`) REFERENCES `interview_offers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`interviewer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `interviews_offer` ON `interviews` (`offer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `interviews_once` ON `interviews` (`interviewer_id`,`starts_at`) WHERE `cancelled_at` is null;--> statement-breakpoint
CREATE INDEX `interviews_interviewer` ON `interviews` (`interviewer_id`,`ends_at`);--> statement-breakpoint
CREATE TABLE `schedule_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`offer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`offer_id`) REFERENCES `interview_offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `schedule_links_offer` ON `schedule_links` (`offer_id`);--> statement-breakpoint
CREATE TRIGGER `schedule_link_ended` AFTER DELETE ON `schedule_links` BEGIN
	INSERT INTO `ended_links` (`token_hash`, `ended_at`) VALUES (old.`token_hash`, CAST(unixepoch('subsec') * 1000 AS INTEGER))
		ON CONFLICT (`token_hash`) DO NOTHING;
END;
