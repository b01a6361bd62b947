CREATE TABLE `processes` (
	`id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`host` text NOT NULL,
	`pid` integer NOT NULL,
	`version` text NOT NULL,
	`knows` integer NOT NULL,
	`started_at` integer NOT NULL,
	`heartbeat_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `idempotent_answers` ADD `holder` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `holder` text;