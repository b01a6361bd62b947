ALTER TABLE `companies` ADD `is_workspace` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `is_attached` integer DEFAULT false NOT NULL;