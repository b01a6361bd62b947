ALTER TABLE `company_sessions` ADD `proven_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven_at` integer;