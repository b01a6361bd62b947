CREATE TABLE `workspace_archives` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`direction` text NOT NULL,
	`state` text NOT NULL,
	`file_id` text,
	`done` integer NOT NULL,
	`total` integer NOT NULL,
	`problem` text,
	`report` text,
	`requested_by` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`requested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `workspace_archives_latest` ON `workspace_archives` (`workspace_id`,`direction`,`created_at`);--> statement-breakpoint
CREATE INDEX `workspace_archives_file` ON `workspace_archives` (`file_id`);