ALTER TABLE `resumes` ADD `corrections` text;--> statement-breakpoint
ALTER TABLE `saved_views` ADD `is_shared` integer DEFAULT false NOT NULL;