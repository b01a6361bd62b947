ALTER TABLE `users` ADD `admission` text DEFAULT 'awaited' NOT NULL;--> statement-breakpoint
UPDATE `users` SET `admission` = 'granted' WHERE `state` IN ('active', 'suspended');--> statement-breakpoint
-- An approval that an administrator withdrew, and gave nobody back since.
UPDATE `users` SET `admission` = 'withdrawn' WHERE `state` = 'pending' AND (
	`approved_at` IS NOT NULL OR
	(SELECT `action` FROM `audit_entries` WHERE `subject_kind` = 'user' AND `subject_id` = `users`.`id` AND `action` IN ('approve', 'unapprove')
		ORDER BY `at` DESC, `number` DESC LIMIT 1) = 'unapprove'
);--> statement-breakpoint
-- A suspension that no administrator lifted: removing somebody from a workspace used to end it.
UPDATE `users` SET `state` = 'suspended' WHERE `state` IN ('pending', 'active') AND
	(SELECT `action` FROM `audit_entries` WHERE `subject_kind` = 'user' AND `subject_id` = `users`.`id` AND `action` IN ('suspend', 'unsuspend', 'approve', 'unapprove', 'first-admin')
		ORDER BY `at` DESC, `number` DESC LIMIT 1) = 'suspend';
