CREATE TABLE `waiting_limits` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`working_days` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
