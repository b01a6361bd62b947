CREATE TABLE `resume_changes` (
	`resume_id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`number` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resume_changes_number` ON `resume_changes` (`workspace_id`,`number`);--> statement-breakpoint
INSERT INTO `resume_changes` (`resume_id`, `workspace_id`, `number`)
	SELECT `id`, `workspace_id`, row_number() OVER (PARTITION BY `workspace_id` ORDER BY `created_at`, `id`) FROM `resumes`;
--> statement-breakpoint
CREATE TRIGGER `resume_added` AFTER INSERT ON `resumes` BEGIN
	INSERT INTO `resume_changes` (`resume_id`, `workspace_id`, `number`) VALUES (new.`id`, new.`workspace_id`,
		(SELECT coalesce(max(`number`), 0) + 1 FROM `resume_changes` WHERE `workspace_id` = new.`workspace_id`))
		ON CONFLICT (`resume_id`) DO UPDATE SET `workspace_id` = excluded.`workspace_id`, `number` = excluded.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `resume_read_again` AFTER UPDATE OF `facts`, `received_on`, `text_hash` ON `resumes` BEGIN
	UPDATE `resume_changes` SET `number` =
		(SELECT coalesce(max(`number`), 0) + 1 FROM `resume_changes` WHERE `workspace_id` = new.`workspace_id`)
		WHERE `resume_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `resume_removed` AFTER DELETE ON `resumes` BEGIN
	UPDATE `resume_changes` SET `number` =
		(SELECT coalesce(max(`number`), 0) + 1 FROM `resume_changes` WHERE `workspace_id` = old.`workspace_id`)
		WHERE `resume_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `resume_facts_added` AFTER INSERT ON `model_facts` WHEN new.`kind` = 'resume' BEGIN
	UPDATE `resume_changes` SET `number` =
		(SELECT coalesce(max(`number`), 0) + 1 FROM `resume_changes` WHERE `workspace_id` = new.`workspace_id`)
		WHERE `resume_id` IN (SELECT `id` FROM `resumes` WHERE `workspace_id` = new.`workspace_id` AND `text_hash` = new.`text_hash`);
END;
--> statement-breakpoint
CREATE TRIGGER `resume_facts_replaced` AFTER UPDATE ON `model_facts` WHEN new.`kind` = 'resume' BEGIN
	UPDATE `resume_changes` SET `number` =
		(SELECT coalesce(max(`number`), 0) + 1 FROM `resume_changes` WHERE `workspace_id` = new.`workspace_id`)
		WHERE `resume_id` IN (SELECT `id` FROM `resumes` WHERE `workspace_id` = new.`workspace_id` AND `text_hash` = new.`text_hash`);
END;
--> statement-breakpoint
CREATE TRIGGER `workspace_changes_forgotten` AFTER DELETE ON `workspaces` BEGIN
	DELETE FROM `resume_changes` WHERE `workspace_id` = old.`id`;
END;
