ALTER TABLE "attendance" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "entry_date" date;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
-- What is known of earlier changes. Row by row, since on Citus some of these tables are on other machines than those whose rows they tell of.
DO $$
DECLARE
	r record;
BEGIN
	FOR r IN SELECT farmer_id AS id, max(changed_at) AS at FROM farmer_changes GROUP BY 1 LOOP
		UPDATE farmers SET updated_at = r.at WHERE id = r.id;
	END LOOP;
	FOR r IN SELECT dealer_id AS id, max(changed_at) AS at FROM dealer_changes GROUP BY 1 LOOP
		UPDATE dealers SET updated_at = r.at WHERE id = r.id;
	END LOOP;
	FOR r IN SELECT meeting_id AS id, max(changed_at) AS at FROM meeting_changes GROUP BY 1 LOOP
		UPDATE meetings SET updated_at = r.at WHERE id = r.id;
	END LOOP;
	FOR r IN SELECT employee_id AS id, max(changed_at) AS at FROM employee_changes GROUP BY 1 LOOP
		UPDATE employees SET updated_at = r.at WHERE id = r.id;
	END LOOP;
	FOR r IN
		SELECT subject_id AS id, max(at) AS at FROM audit_events WHERE action IN ('ACTIVATED', 'DEACTIVATED', 'ROLES_CHANGED') AND subject_id IS NOT NULL GROUP BY 1
	LOOP
		UPDATE employees SET updated_at = greatest(updated_at, r.at) WHERE id = r.id;
	END LOOP;
	FOR r IN SELECT employee_id, entry_date, max(corrected_at) AS at FROM attendance_corrections GROUP BY 1, 2 LOOP
		UPDATE attendance SET updated_at = r.at WHERE employee_id = r.employee_id AND entry_date = r.entry_date;
	END LOOP;
	FOR r IN SELECT employee_id, entry_date, max(withdrawn_at) AS at FROM withdrawn_approvals GROUP BY 1, 2 LOOP
		UPDATE attendance SET updated_at = greatest(updated_at, r.at) WHERE employee_id = r.employee_id AND entry_date = r.entry_date;
	END LOOP;
END $$;
