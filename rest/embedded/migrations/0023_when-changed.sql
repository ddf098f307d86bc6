ALTER TABLE "attendance" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "entry_date" date;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
-- What is known of earlier changes, each kind in a statement of its own. Read under a name first, since on Citus some of these rows are on other machines than those that they tell of.
WITH "changed" AS MATERIALIZED (SELECT "farmer_id" AS "id", max("changed_at") AS "at" FROM "farmer_changes" GROUP BY 1)
UPDATE "farmers" SET "updated_at" = "changed"."at" FROM "changed" WHERE "farmers"."id" = "changed"."id";--> statement-breakpoint
WITH "changed" AS MATERIALIZED (SELECT "dealer_id" AS "id", max("changed_at") AS "at" FROM "dealer_changes" GROUP BY 1)
UPDATE "dealers" SET "updated_at" = "changed"."at" FROM "changed" WHERE "dealers"."id" = "changed"."id";--> statement-breakpoint
WITH "changed" AS MATERIALIZED (SELECT "meeting_id" AS "id", max("changed_at") AS "at" FROM "meeting_changes" GROUP BY 1)
UPDATE "meetings" SET "updated_at" = "changed"."at" FROM "changed" WHERE "meetings"."id" = "changed"."id";--> statement-breakpoint
WITH "changed" AS MATERIALIZED (SELECT "employee_id" AS "id", max("changed_at") AS "at" FROM "employee_changes" GROUP BY 1)
UPDATE "employees" SET "updated_at" = "changed"."at" FROM "changed" WHERE "employees"."id" = "changed"."id";--> statement-breakpoint
WITH "changed" AS MATERIALIZED (
	SELECT "subject_id" AS "id", max("at") AS "at" FROM "audit_events" WHERE "action" IN ('ACTIVATED', 'DEACTIVATED', 'ROLES_CHANGED') GROUP BY 1
)
UPDATE "employees" SET "updated_at" = greatest("updated_at", "changed"."at") FROM "changed" WHERE "employees"."id" = "changed"."id";--> statement-breakpoint
WITH "changed" AS MATERIALIZED (SELECT "employee_id", "entry_date", max("corrected_at") AS "at" FROM "attendance_corrections" GROUP BY 1, 2)
UPDATE "attendance" SET "updated_at" = "changed"."at" FROM "changed" WHERE "attendance"."employee_id" = "changed"."employee_id" AND "attendance"."entry_date" = "changed"."entry_date";--> statement-breakpoint
WITH "changed" AS MATERIALIZED (SELECT "employee_id", "entry_date", max("withdrawn_at") AS "at" FROM "withdrawn_approvals" GROUP BY 1, 2)
UPDATE "attendance" SET "updated_at" = greatest("updated_at", "changed"."at") FROM "changed" WHERE "attendance"."employee_id" = "changed"."employee_id" AND "attendance"."entry_date" = "changed"."entry_date";
