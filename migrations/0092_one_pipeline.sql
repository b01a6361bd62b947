ALTER TABLE `applications` ADD `candidate_id` text REFERENCES candidates(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `applications_candidate` ON `applications` (`candidate_id`);--> statement-breakpoint
ALTER TABLE `companies` ADD `user_id` text REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `job_posts` ADD `job_description_id` text REFERENCES job_descriptions(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `job_posts_job_description` ON `job_posts` (`job_description_id`);--> statement-breakpoint
ALTER TABLE `resumes` ADD `pointed_out` text DEFAULT '[]' NOT NULL;