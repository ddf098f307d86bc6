ALTER TABLE "changes" ADD COLUMN "token_id" bigint;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "fields" text[];