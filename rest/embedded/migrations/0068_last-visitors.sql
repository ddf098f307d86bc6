ALTER TABLE "dealers" ADD COLUMN "last_visit_employee_id" bigint;--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "last_visit_employee_id" bigint;--> statement-breakpoint
UPDATE "farmers" SET "last_visit_employee_id" = "meetings"."employee_id" FROM "meetings" WHERE "meetings"."id" = "farmers"."last_visit_meeting_id";--> statement-breakpoint
UPDATE "dealers" SET "last_visit_employee_id" = "meetings"."employee_id" FROM "meetings" WHERE "meetings"."id" = "dealers"."last_visit_meeting_id";