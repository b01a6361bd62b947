CREATE TABLE `connected_calendars` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`label` text NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`read_from` integer,
	`read_to` integer,
	`busy` text,
	`away_since` integer,
	`trouble` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `connected_calendars_user` ON `connected_calendars` (`user_id`);--> statement-breakpoint
CREATE TABLE `interview_panel` (
	`offer_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`offer_id`, `user_id`),
	FOREIGN KEY (`offer_id`) REFERENCES `interview_offers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `interview_panel_user` ON `interview_panel` (`user_id`);--> statement-breakpoint
CREATE TABLE `working_hours` (
	`user_id` text PRIMARY KEY NOT NULL,
	`zone` text NOT NULL,
	`days` text NOT NULL,
	`buffer_minutes` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
