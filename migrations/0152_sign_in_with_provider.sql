CREATE TABLE `identities` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`linked_by` text NOT NULL,
	`linked_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_user` ON `identities` (`user_id`,`issuer`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `issuer` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `subject` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `provider_sid` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `sealed_refresh` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `checked_at` integer;--> statement-breakpoint
CREATE INDEX `sessions_provider` ON `sessions` (`issuer`,`subject`);