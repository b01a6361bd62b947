CREATE TABLE `instance_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`revision` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE TABLE `job_titles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`sameness` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_titles_sameness_unique` ON `job_titles` (`sameness`);--> statement-breakpoint
CREATE TABLE `mail_records` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`address` text NOT NULL,
	`subject` text NOT NULL,
	`queued_at` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`resent_from` text
);
--> statement-breakpoint
CREATE INDEX `mail_records_queued` ON `mail_records` (`queued_at`);--> statement-breakpoint
CREATE INDEX `mail_records_address` ON `mail_records` (`address`);--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `details` text;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `number` integer;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `previous_hash` text;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_entries_number_unique` ON `audit_entries` (`number`);--> statement-breakpoint
CREATE INDEX `audit_entries_actor` ON `audit_entries` (`actor_id`,`number`);--> statement-breakpoint
CREATE INDEX `audit_entries_subject` ON `audit_entries` (`subject_id`,`number`);--> statement-breakpoint
CREATE INDEX `audit_entries_action` ON `audit_entries` (`action`,`number`);--> statement-breakpoint
CREATE TRIGGER `audit_entry_stays` BEFORE UPDATE ON `audit_entries`
	WHEN old.`hash` IS NOT NULL
		OR new.`id` IS NOT old.`id` OR new.`at` IS NOT old.`at` OR new.`action` IS NOT old.`action`
		OR new.`actor_id` IS NOT old.`actor_id` OR new.`subject_kind` IS NOT old.`subject_kind`
		OR new.`subject_id` IS NOT old.`subject_id` OR new.`workspace_id` IS NOT old.`workspace_id`
		OR new.`address` IS NOT old.`address` OR new.`request_id` IS NOT old.`request_id`
		OR new.`details` IS NOT old.`details`
BEGIN
	SELECT raise(ABORT, 'Entries of the audit log are never changed.');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_entry_remains` BEFORE DELETE ON `audit_entries` BEGIN
	SELECT raise(ABORT, 'Entries of the audit log are never deleted.');
END;
--> statement-breakpoint
INSERT INTO `job_titles` (`id`, `name`, `sameness`, `position`, `created_at`)
	SELECT lower(hex(randomblob(16))), value, lower(value), key + 1, unixepoch() * 1000 FROM json_each('[
		"AI Engineer", "Machine Learning Engineer", "Data Scientist", "DevOps Engineer", "Full Stack Developer",
		"Backend Developer", "Software Engineer", "Product Manager", "Business Analyst", "UiPath Developer",
		"Data Analyst", "Python Developer"
	]');
