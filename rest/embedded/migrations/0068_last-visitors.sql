ALTER TABLE "dealers" ADD COLUMN "last_visit_employee_id" bigint;--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "last_visit_employee_id" bigint;--> statement-breakpoint
-- Read as a whole first, because on Citus meetings and customers are on different machines.
UPDATE "farmers" SET "last_visit_employee_id" = meeting.employee_id FROM (SELECT "id", "employee_id" FROM "meetings" OFFSET 0) AS meeting
	WHERE meeting.id = "farmers"."last_visit_meeting_id";--> statement-breakpoint
UPDATE "dealers" SET "last_visit_employee_id" = meeting.employee_id FROM (SELECT "id", "employee_id" FROM "meetings" OFFSET 0) AS meeting
	WHERE meeting.id = "dealers"."last_visit_meeting_id";