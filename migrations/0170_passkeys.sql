CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`credential_id` text NOT NULL,
	`user_id` text,
	`company_id` text,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`name` text NOT NULL,
	`opens_alone` integer NOT NULL,
	`is_synced` integer NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	`blocked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE INDEX `passkeys_company` ON `passkeys` (`company_id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `factor_at` integer;