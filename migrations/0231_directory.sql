CREATE TABLE `directory_group_members` (
	`group_id` text NOT NULL,
	`person_id` text NOT NULL,
	PRIMARY KEY(`group_id`, `person_id`),
	FOREIGN KEY (`group_id`) REFERENCES `directory_groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `directory_people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `directory_group_members_person` ON `directory_group_members` (`person_id`);--> statement-breakpoint
CREATE TABLE `directory_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`display_name` text NOT NULL,
	`external_id` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `directory_groups_workspace` ON `directory_groups` (`workspace_id`);--> statement-breakpoint
CREATE TABLE `directory_people` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`user_name` text NOT NULL,
	`external_id` text,
	`given_name` text DEFAULT '' NOT NULL,
	`family_name` text DEFAULT '' NOT NULL,
	`display_name` text DEFAULT '' NOT NULL,
	`is_off` integer DEFAULT false NOT NULL,
	`is_made_here` integer DEFAULT false NOT NULL,
	`role` text NOT NULL,
	`has_group_role` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_people_account` ON `directory_people` (`workspace_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `directory_people_user` ON `directory_people` (`user_id`);--> statement-breakpoint
CREATE TABLE `directory_roles` (
	`workspace_id` text NOT NULL,
	`group_name` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`workspace_id`, `group_name`),
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
