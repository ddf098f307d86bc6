-- Citus distributes no identity columns: their numbers go on from a sequence of the same name.
DO $$
DECLARE
	t record;
	last bigint;
	called boolean;
BEGIN
	FOR t IN
		SELECT c.relname AS name, a.attname AS col, pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS numbers
		FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
		WHERE a.attidentity <> '' AND c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
	LOOP
		EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', t.name);
		EXECUTE format('SELECT last_value, is_called FROM %s', t.numbers) INTO last, called;
		EXECUTE format('ALTER TABLE %I ALTER COLUMN %I DROP IDENTITY', t.name, t.col);
		EXECUTE format('CREATE SEQUENCE %s OWNED BY %I.%I', t.numbers, t.name, t.col);
		PERFORM setval(t.numbers::regclass, last, called);
		EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET DEFAULT nextval(%L)', t.name, t.col, t.numbers);
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "dealer_id" bigint;--> statement-breakpoint
ALTER TABLE "meeting_pictures" ADD COLUMN "employee_id" bigint;--> statement-breakpoint
ALTER TABLE "meeting_visits" ADD COLUMN "employee_id" bigint;--> statement-breakpoint
UPDATE "invoice_lines" SET "dealer_id" = "invoices"."dealer_id" FROM "invoices" WHERE "invoices"."id" = "invoice_id";--> statement-breakpoint
UPDATE "meeting_pictures" SET "employee_id" = "meetings"."employee_id" FROM "meetings" WHERE "meetings"."id" = "meeting_id";--> statement-breakpoint
UPDATE "meeting_visits" SET "employee_id" = "meetings"."employee_id" FROM "meetings" WHERE "meetings"."id" = "meeting_id";
