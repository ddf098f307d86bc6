CREATE TABLE "pictures" (
	"file_name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"added_by" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_added_by_employees_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;