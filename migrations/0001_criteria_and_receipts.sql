CREATE TABLE `earlier_facts` (
	`resume_id` text NOT NULL,
	`facts_hash` text NOT NULL,
	`facts` text NOT NULL,
	PRIMARY KEY(`resume_id`, `facts_hash`),
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_criteria` (
	`job_description_id` text NOT NULL,
	`version` integer NOT NULL,
	`choice` text NOT NULL,
	`saved_by` text,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`job_description_id`, `version`),
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`saved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `model_facts` (
	`workspace_id` text NOT NULL,
	`text_hash` text NOT NULL,
	`kind` text NOT NULL,
	`model` text NOT NULL,
	`prompt_version` text NOT NULL,
	`facts` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `text_hash`, `kind`, `model`, `prompt_version`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `candidates` ADD `criteria_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `model_state` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_descriptions` ADD `text_hash` text;--> statement-breakpoint
ALTER TABLE `job_descriptions` ADD `criteria_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `facts_hash` text;