CREATE TABLE `application_holds` (
	`application_id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`held_by` text NOT NULL,
	`held_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `companies` ADD `keep_days` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `keep_starts_at` integer;