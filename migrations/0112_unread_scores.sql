DROP TRIGGER `candidate_scored_again`;--> statement-breakpoint
-- Who could not be read has no score, so that none became another one.
CREATE TRIGGER `candidate_scored_again` AFTER UPDATE OF `percentage`, `criteria_version` ON `candidates`
	WHEN old.`percentage` >= 0 AND new.`percentage` >= 0
		AND (old.`percentage` <> new.`percentage` OR old.`criteria_version` <> new.`criteria_version`) BEGIN
	INSERT INTO `timeline_entries` (`id`, `workspace_id`, `candidate_id`, `at`, `actor_id`, `kind`, `details`) VALUES (
		lower(hex(randomblob(16))), new.`workspace_id`, new.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER), NULL, 'scored-again',
		json_object('from', old.`percentage`, 'to', new.`percentage`, 'criteriaVersion', new.`criteria_version`));
END;
