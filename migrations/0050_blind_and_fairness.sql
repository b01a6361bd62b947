CREATE TABLE `application_identities` (
	`application_id` text PRIMARY KEY NOT NULL,
	`basis` text NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `blind_jobs` (
	`job_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`is_on` integer NOT NULL,
	`number` integer NOT NULL,
	`changed_by` text,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `blind_jobs_owner` ON `blind_jobs` (`owner_id`);--> statement-breakpoint
CREATE TABLE `blind_reveals` (
	`id` text PRIMARY KEY NOT NULL,
	`candidate_id` text,
	`application_id` text,
	`owner_id` text NOT NULL,
	`job_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`revealed_by` text,
	`revealed_at` integer NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blind_reveals_candidate_id_unique` ON `blind_reveals` (`candidate_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `blind_reveals_application_id_unique` ON `blind_reveals` (`application_id`);--> statement-breakpoint
CREATE INDEX `blind_reveals_job` ON `blind_reveals` (`job_id`);--> statement-breakpoint
CREATE TABLE `flip_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`job_description_id` text NOT NULL,
	`state` text NOT NULL,
	`done` integer NOT NULL,
	`total` integer NOT NULL,
	`error` text,
	`result` text,
	`started_by` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `flip_runs_job` ON `flip_runs` (`job_description_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `flip_runs_open` ON `flip_runs` (`workspace_id`,`state`);--> statement-breakpoint
CREATE TABLE `resume_identities` (
	`resume_id` text PRIMARY KEY NOT NULL,
	`basis` text NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `self_identifications` (
	`application_id` text PRIMARY KEY NOT NULL,
	`sex` text,
	`ethnicity` text,
	`said_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
-- Merging two people makes other candidates theirs: what is hidden of whom is found anew.
CREATE TRIGGER `candidate_of_another_person` AFTER UPDATE OF `person_id` ON `resumes` WHEN new.`person_id` <> old.`person_id` BEGIN
	UPDATE `candidates` SET `percentage` = `percentage` WHERE `resume_id` = new.`id`;
END;
