-- compatible: programs without these columns show what was read as it counts now, and keep views to whoever saved them.
ALTER TABLE "resumes" ADD COLUMN "corrections" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "is_shared" bigint NOT NULL DEFAULT 0;
