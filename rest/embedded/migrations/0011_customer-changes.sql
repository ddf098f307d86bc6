CREATE TABLE "dealer_changes" (
	"dealer_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "dealer_changes_dealer_id_version_pk" PRIMARY KEY("dealer_id","version")
);
--> statement-breakpoint
CREATE TABLE "farmer_changes" (
	"farmer_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "farmer_changes_farmer_id_version_pk" PRIMARY KEY("farmer_id","version")
);
--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_changes" ADD CONSTRAINT "dealer_changes_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_changes" ADD CONSTRAINT "dealer_changes_changed_by_employees_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farmer_changes" ADD CONSTRAINT "farmer_changes_farmer_id_farmers_id_fk" FOREIGN KEY ("farmer_id") REFERENCES "public"."farmers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farmer_changes" ADD CONSTRAINT "farmer_changes_changed_by_employees_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_visits_farmer_index" ON "meeting_visits" USING btree ("farmer_id");--> statement-breakpoint
CREATE INDEX "meeting_visits_dealer_index" ON "meeting_visits" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "qr_uses_dealer_index" ON "qr_uses" USING btree ("dealer_id","created_at");