CREATE TABLE "dealer_duplicates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"first_id" bigint NOT NULL,
	"second_id" bigint NOT NULL,
	"dismissed_at" timestamp with time zone,
	"dismissed_by" bigint
);
--> statement-breakpoint
CREATE TABLE "farmer_duplicates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"first_id" bigint NOT NULL,
	"second_id" bigint NOT NULL,
	"dismissed_at" timestamp with time zone,
	"dismissed_by" bigint
);
--> statement-breakpoint
CREATE TABLE "merged_dealers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kept_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"register_date" timestamp with time zone NOT NULL,
	"created_by" bigint NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by" bigint NOT NULL,
	"row" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merged_farmers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kept_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"register_date" timestamp with time zone NOT NULL,
	"created_by" bigint NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by" bigint NOT NULL,
	"row" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "registered_by" bigint;--> statement-breakpoint
ALTER TABLE "farmers" ADD COLUMN "registered_by" bigint;--> statement-breakpoint
ALTER TABLE "merged_dealers" ADD CONSTRAINT "merged_dealers_created_by_employees_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_dealers" ADD CONSTRAINT "merged_dealers_merged_by_employees_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_farmers" ADD CONSTRAINT "merged_farmers_created_by_employees_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_farmers" ADD CONSTRAINT "merged_farmers_merged_by_employees_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dealer_duplicates_pair_key" ON "dealer_duplicates" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "dealer_duplicates_second_index" ON "dealer_duplicates" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "dealer_duplicates_open_index" ON "dealer_duplicates" USING btree ("id") WHERE "dealer_duplicates"."dismissed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "farmer_duplicates_pair_key" ON "farmer_duplicates" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "farmer_duplicates_second_index" ON "farmer_duplicates" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "farmer_duplicates_open_index" ON "farmer_duplicates" USING btree ("id") WHERE "farmer_duplicates"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "merged_dealers_kept_index" ON "merged_dealers" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "merged_farmers_kept_index" ON "merged_farmers" USING btree ("kept_id");--> statement-breakpoint
-- Pairs of the customers of before; calls store those of the customers that they write.
INSERT INTO "farmer_duplicates" ("first_id", "second_id")
	SELECT first.id, second.id
		FROM (SELECT "id", "phone", row_number() OVER (PARTITION BY "phone" ORDER BY "id") AS place FROM "farmers") AS first
		JOIN "farmers" AS second ON second."phone" = first."phone" AND second."id" > first.id
		WHERE first.place <= 5
	UNION
	SELECT first.id, second.id
		FROM (
			SELECT "id", left(public.name_key("first_name" || ' ' || "last_name"), 100) AS name, "state", "district", "taluka", "village",
				row_number() OVER (PARTITION BY left(public.name_key("first_name" || ' ' || "last_name"), 100), "state", "district", "taluka" ORDER BY "id") AS place FROM "farmers"
		) AS first
		JOIN "farmers" AS second ON left(public.name_key(second."first_name" || ' ' || second."last_name"), 100) = first.name
			AND second."state" = first.state AND second."district" = first.district AND second."taluka" = first.taluka AND second."id" > first.id
			AND coalesce(public.name_key(second."village") = public.name_key(first.village), true)
		WHERE first.place <= 5;--> statement-breakpoint
INSERT INTO "dealer_duplicates" ("first_id", "second_id")
	SELECT first.id, second.id
		FROM (SELECT "id", "phone", row_number() OVER (PARTITION BY "phone" ORDER BY "id") AS place FROM "dealers") AS first
		JOIN "dealers" AS second ON second."phone" = first."phone" AND second."id" > first.id
		WHERE first.place <= 5
	UNION
	SELECT first.id, second.id
		FROM (
			SELECT "id", left(public.name_key("first_name" || ' ' || "last_name"), 100) AS name, "state", "district", "taluka", "village",
				row_number() OVER (PARTITION BY left(public.name_key("first_name" || ' ' || "last_name"), 100), "state", "district", "taluka" ORDER BY "id") AS place FROM "dealers"
		) AS first
		JOIN "dealers" AS second ON left(public.name_key(second."first_name" || ' ' || second."last_name"), 100) = first.name
			AND second."state" = first.state AND second."district" = first.district AND second."taluka" = first.taluka AND second."id" > first.id
			AND coalesce(public.name_key(second."village") = public.name_key(first.village), true)
		WHERE first.place <= 5;
