CREATE TABLE `browser_failures` (
	`id` text PRIMARY KEY NOT NULL,
	`page` text NOT NULL,
	`name` text NOT NULL,
	`positions` text NOT NULL,
	`browser` text NOT NULL,
	`version` text NOT NULL,
	`times` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `browser_failures_last` ON `browser_failures` (`last_at`);