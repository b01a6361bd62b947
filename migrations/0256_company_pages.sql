CREATE TABLE `company_pages` (
	`company_id` text PRIMARY KEY NOT NULL,
	`about` text,
	`website` text,
	`color` text,
	`logo_type` text,
	`logo` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
