CREATE TABLE `custom_field_values` (
	`candidate_id` text NOT NULL,
	`field_id` text NOT NULL,
	`value` text NOT NULL,
	`file_id` text,
	`version` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text,
	`from_applicant` integer NOT NULL,
	PRIMARY KEY(`candidate_id`, `field_id`),
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`field_id`) REFERENCES `custom_fields`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `custom_field_values_field` ON `custom_field_values` (`field_id`);--> statement-breakpoint
CREATE INDEX `custom_field_values_file` ON `custom_field_values` (`file_id`);--> statement-breakpoint
CREATE INDEX `custom_field_values_changed_by` ON `custom_field_values` (`changed_by`);--> statement-breakpoint
CREATE TABLE `custom_fields` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`sameness` text NOT NULL,
	`kind` text NOT NULL,
	`choices` text DEFAULT '[]' NOT NULL,
	`unit` text,
	`minimum` real,
	`maximum` real,
	`shown_to_applicant` integer NOT NULL,
	`audience` text NOT NULL,
	`position` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_fields_name` ON `custom_fields` (`workspace_id`,`sameness`);--> statement-breakpoint
CREATE TRIGGER `custom_field_value_added` AFTER INSERT ON `custom_field_values` BEGIN
	UPDATE `candidate_changes` SET `number` =
			(SELECT coalesce(max(`number`), 0) + 1 FROM `candidate_changes` AS `latest` WHERE `latest`.`workspace_id` = `candidate_changes`.`workspace_id`)
		WHERE `candidate_id` = new.`candidate_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `custom_field_value_changed` AFTER UPDATE OF `value` ON `custom_field_values` BEGIN
	UPDATE `candidate_changes` SET `number` =
			(SELECT coalesce(max(`number`), 0) + 1 FROM `candidate_changes` AS `latest` WHERE `latest`.`workspace_id` = `candidate_changes`.`workspace_id`)
		WHERE `candidate_id` = new.`candidate_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `custom_field_value_removed` AFTER DELETE ON `custom_field_values`
	WHEN EXISTS (SELECT 1 FROM `custom_fields` WHERE `id` = old.`field_id`) BEGIN
	UPDATE `candidate_changes` SET `number` =
			(SELECT coalesce(max(`number`), 0) + 1 FROM `candidate_changes` AS `latest` WHERE `latest`.`workspace_id` = `candidate_changes`.`workspace_id`)
		WHERE `candidate_id` = old.`candidate_id`;
END;
