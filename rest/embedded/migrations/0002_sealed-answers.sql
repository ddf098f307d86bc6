ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "status";