CREATE TABLE `outgoing_connections` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`purpose` text NOT NULL,
	`host` text NOT NULL,
	`setting` text,
	`outcome` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text,
	`subject_kind` text,
	`subject_id` text
);
--> statement-breakpoint
CREATE INDEX `outgoing_connections_at` ON `outgoing_connections` (`at`);--> statement-breakpoint
CREATE INDEX `outgoing_connections_subject` ON `outgoing_connections` (`subject_kind`,`subject_id`);