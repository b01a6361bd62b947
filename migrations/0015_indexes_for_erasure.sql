CREATE INDEX `batch_items_candidate` ON `batch_items` (`candidate_id`);--> statement-breakpoint
CREATE INDEX `resumes_file` ON `resumes` (`file_id`);