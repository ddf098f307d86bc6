CREATE TABLE "dealer_keys" (
	"phone" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"dealer_id" bigint NOT NULL,
	CONSTRAINT "dealer_keys_phone_first_name_last_name_pk" PRIMARY KEY("phone","first_name","last_name")
);--> statement-breakpoint
CREATE TABLE "farmer_keys" (
	"phone" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"farmer_id" bigint NOT NULL,
	CONSTRAINT "farmer_keys_phone_first_name_last_name_pk" PRIMARY KEY("phone","first_name","last_name")
);--> statement-breakpoint
LOCK TABLE "farmers" IN SHARE MODE;--> statement-breakpoint
INSERT INTO "farmer_keys" ("phone", "first_name", "last_name", "farmer_id") SELECT "phone", lower("first_name"), lower("last_name"), "id" FROM "farmers";--> statement-breakpoint
LOCK TABLE "dealers" IN SHARE MODE;--> statement-breakpoint
INSERT INTO "dealer_keys" ("phone", "first_name", "last_name", "dealer_id") SELECT "phone", lower("first_name"), lower("last_name"), "id" FROM "dealers";--> statement-breakpoint
-- What the former version has added since.
UPDATE "invoice_lines" SET "dealer_id" = "invoices"."dealer_id" FROM "invoices" WHERE "invoices"."id" = "invoice_id" AND "invoice_lines"."dealer_id" IS NULL;--> statement-breakpoint
UPDATE "meeting_pictures" SET "employee_id" = "meetings"."employee_id" FROM "meetings" WHERE "meetings"."id" = "meeting_id" AND "meeting_pictures"."employee_id" IS NULL;--> statement-breakpoint
UPDATE "meeting_visits" SET "employee_id" = "meetings"."employee_id" FROM "meetings" WHERE "meetings"."id" = "meeting_id" AND "meeting_visits"."employee_id" IS NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" DROP CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "meeting_changes" DROP CONSTRAINT "meeting_changes_meeting_id_meetings_id_fk";--> statement-breakpoint
ALTER TABLE "meeting_pictures" DROP CONSTRAINT "meeting_pictures_meeting_id_meetings_id_fk";--> statement-breakpoint
ALTER TABLE "meeting_visits" DROP CONSTRAINT "meeting_visits_meeting_id_meetings_id_fk";--> statement-breakpoint
ALTER TABLE "meeting_visits" DROP CONSTRAINT "meeting_visits_farmer_id_farmers_id_fk";--> statement-breakpoint
ALTER TABLE "meeting_visits" DROP CONSTRAINT "meeting_visits_dealer_id_dealers_id_fk";--> statement-breakpoint
ALTER TABLE "meetings" DROP CONSTRAINT "meetings_farmer_id_farmers_id_fk";--> statement-breakpoint
ALTER TABLE "meetings" DROP CONSTRAINT "meetings_dealer_id_dealers_id_fk";--> statement-breakpoint
ALTER TABLE "qr_uses" DROP CONSTRAINT "qr_uses_dealer_id_dealers_id_fk";--> statement-breakpoint
ALTER TABLE "qr_uses" DROP CONSTRAINT "qr_uses_card";--> statement-breakpoint
ALTER TABLE "invoice_lines" DROP CONSTRAINT "invoice_lines_invoice_id_position_pk";--> statement-breakpoint
ALTER TABLE "meeting_pictures" DROP CONSTRAINT "meeting_pictures_meeting_id_position_pk";--> statement-breakpoint
ALTER TABLE "meeting_visits" DROP CONSTRAINT "meeting_visits_meeting_id_position_pk";--> statement-breakpoint
ALTER TABLE "qr_uses" DROP CONSTRAINT "qr_uses_created_at_id_pk";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_pkey";--> statement-breakpoint
ALTER TABLE "meetings" DROP CONSTRAINT "meetings_pkey";--> statement-breakpoint
ALTER TABLE "withdrawn_approvals" DROP CONSTRAINT "withdrawn_approvals_pkey";--> statement-breakpoint
DROP INDEX "invoices_dealer_index";--> statement-breakpoint
DROP INDEX "qr_uses_user_index";--> statement-breakpoint
DROP INDEX "withdrawn_approvals_of_day";--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_dealer_id_invoice_id_position_pk" PRIMARY KEY USING INDEX "invoice_lines_dealer_id_invoice_id_position_pk";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_dealer_id_id_pk" PRIMARY KEY USING INDEX "invoices_dealer_id_id_pk";--> statement-breakpoint
ALTER TABLE "meeting_pictures" ADD CONSTRAINT "meeting_pictures_employee_id_meeting_id_position_pk" PRIMARY KEY USING INDEX "meeting_pictures_employee_id_meeting_id_position_pk";--> statement-breakpoint
ALTER TABLE "meeting_visits" ADD CONSTRAINT "meeting_visits_employee_id_meeting_id_position_pk" PRIMARY KEY USING INDEX "meeting_visits_employee_id_meeting_id_position_pk";--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_employee_id_id_pk" PRIMARY KEY USING INDEX "meetings_employee_id_id_pk";--> statement-breakpoint
ALTER TABLE "qr_uses" ADD CONSTRAINT "qr_uses_qr_user_id_created_at_id_pk" PRIMARY KEY USING INDEX "qr_uses_qr_user_id_created_at_id_pk";--> statement-breakpoint
ALTER TABLE "withdrawn_approvals" ADD CONSTRAINT "withdrawn_approvals_employee_id_entry_date_id_pk" PRIMARY KEY USING INDEX "withdrawn_approvals_employee_id_entry_date_id_pk";--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_dealer_id_invoice_id_invoices_dealer_id_id_fk" FOREIGN KEY ("dealer_id","invoice_id") REFERENCES "public"."invoices"("dealer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_pictures" ADD CONSTRAINT "meeting_pictures_employee_id_meeting_id_meetings_employee_id_id_fk" FOREIGN KEY ("employee_id","meeting_id") REFERENCES "public"."meetings"("employee_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_visits" ADD CONSTRAINT "meeting_visits_employee_id_meeting_id_meetings_employee_id_id_fk" FOREIGN KEY ("employee_id","meeting_id") REFERENCES "public"."meetings"("employee_id","id") ON DELETE cascade ON UPDATE no action;
