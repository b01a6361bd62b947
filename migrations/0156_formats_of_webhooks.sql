ALTER TABLE `webhooks` ADD `format` text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `tells_names` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `room` text;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `sealed_token` text;