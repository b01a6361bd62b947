CREATE TABLE `mail_receipts` (
	`mailbox` text NOT NULL,
	`uid_validity` text NOT NULL,
	`uid` integer NOT NULL,
	`sameness` text NOT NULL,
	`at` integer NOT NULL,
	`outcome` text NOT NULL,
	`is_untidy` integer NOT NULL,
	PRIMARY KEY(`mailbox`, `uid_validity`, `uid`)
);
--> statement-breakpoint
CREATE INDEX `mail_receipts_sameness` ON `mail_receipts` (`sameness`);--> statement-breakpoint
CREATE INDEX `mail_receipts_at` ON `mail_receipts` (`at`,`outcome`);--> statement-breakpoint
CREATE TABLE `mailbox_places` (
	`mailbox` text PRIMARY KEY NOT NULL,
	`uid_validity` text NOT NULL,
	`last_uid` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `received_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`candidate_id` text,
	`application_id` text,
	`kind` text NOT NULL,
	`from_address` text NOT NULL,
	`from_name` text NOT NULL,
	`sent_to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`quoted` text NOT NULL,
	`written_at` integer,
	`received_at` integer NOT NULL,
	`verified` text NOT NULL,
	`attachments` text NOT NULL,
	`left_files` text NOT NULL,
	`matched_by` text,
	`reason` text,
	`unreachable` text,
	`filed_by` text,
	`filed_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`filed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `received_mails_candidate` ON `received_mails` (`candidate_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `received_mails_application` ON `received_mails` (`application_id`);--> statement-breakpoint
CREATE INDEX `received_mails_unfiled` ON `received_mails` (`workspace_id`,`reason`,`received_at`);