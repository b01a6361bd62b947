-- compatible: programs without this column count every open stage from the third on as shortlisted, as before.
ALTER TABLE "stages" ADD COLUMN "shortlisted" bigint NOT NULL DEFAULT 0;
