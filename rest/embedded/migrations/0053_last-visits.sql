ALTER TABLE "dealers" ADD COLUMN "last_visit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "last_visit_by" text;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "last_visit_meeting_id" bigint;--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "last_visit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "last_visit_by" text;--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "last_visit_meeting_id" bigint;--> statement-breakpoint
UPDATE "farmers" SET "last_visit_at" = visit.at, "last_visit_by" = visit.employee_name, "last_visit_meeting_id" = visit.meeting_id
	FROM (
		SELECT DISTINCT ON (customer_id) customer_id, at, meeting_id, first_name || CASE last_name WHEN '.' THEN '' ELSE ' ' || last_name END AS employee_name FROM (
			SELECT "farmer_id" AS customer_id, "start_time" AS at, "employee_id", "id" AS meeting_id FROM "meetings" WHERE "status" = 'FINISHED' AND "farmer_id" IS NOT NULL
			UNION ALL
			SELECT v."farmer_id", v."visited_at", v."employee_id", v."meeting_id" FROM "meeting_visits" AS v
				JOIN "meetings" AS m ON m."employee_id" = v."employee_id" AND m."id" = v."meeting_id"
				WHERE m."status" = 'FINISHED' AND v."farmer_id" IS NOT NULL
		) AS visits JOIN "employees" ON "employees"."id" = visits.employee_id ORDER BY customer_id, at DESC, meeting_id DESC
	) AS visit WHERE "farmers"."id" = visit.customer_id;--> statement-breakpoint
UPDATE "dealers" SET "last_visit_at" = visit.at, "last_visit_by" = visit.employee_name, "last_visit_meeting_id" = visit.meeting_id
	FROM (
		SELECT DISTINCT ON (customer_id) customer_id, at, meeting_id, first_name || CASE last_name WHEN '.' THEN '' ELSE ' ' || last_name END AS employee_name FROM (
			SELECT "dealer_id" AS customer_id, "start_time" AS at, "employee_id", "id" AS meeting_id FROM "meetings" WHERE "status" = 'FINISHED' AND "dealer_id" IS NOT NULL
			UNION ALL
			SELECT v."dealer_id", v."visited_at", v."employee_id", v."meeting_id" FROM "meeting_visits" AS v
				JOIN "meetings" AS m ON m."employee_id" = v."employee_id" AND m."id" = v."meeting_id"
				WHERE m."status" = 'FINISHED' AND v."dealer_id" IS NOT NULL
		) AS visits JOIN "employees" ON "employees"."id" = visits.employee_id ORDER BY customer_id, at DESC, meeting_id DESC
	) AS visit WHERE "dealers"."id" = visit.customer_id;