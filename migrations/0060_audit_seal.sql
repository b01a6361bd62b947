ALTER TABLE `audit_entries` ADD `seal` text;--> statement-breakpoint
CREATE TRIGGER `audit_entry_has_its_place` BEFORE INSERT ON `audit_entries`
	WHEN (new.`number` IS NULL OR new.`hash` IS NULL)
		AND EXISTS (SELECT 1 FROM `audit_entries` WHERE `number` IS NOT NULL)
BEGIN
	SELECT raise(ABORT, 'Entries of the audit log have their place in the chain.');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_entry_is_sealed` BEFORE INSERT ON `audit_entries`
	WHEN new.`seal` IS NULL
		AND (SELECT `seal` FROM `audit_entries` WHERE `number` = (SELECT max(`number`) FROM `audit_entries`)) IS NOT NULL
BEGIN
	SELECT raise(ABORT, 'Entries of the audit log are sealed.');
END;
