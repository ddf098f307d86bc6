CREATE TABLE "qr_recall_calls" (
	"batch_id" bigint NOT NULL,
	"qr_user_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"called_by" bigint NOT NULL,
	"called_at" timestamp with time zone NOT NULL,
	CONSTRAINT "qr_recall_calls_batch_id_qr_user_id_pk" PRIMARY KEY("batch_id","qr_user_id")
);
--> statement-breakpoint
CREATE TABLE "qr_voids" (
	"batch_id" bigint NOT NULL,
	"from_serial" integer NOT NULL,
	"to_serial" integer NOT NULL,
	"count" integer NOT NULL,
	"reason" text NOT NULL,
	"voided_by" bigint NOT NULL,
	"voided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "qr_voids_batch_id_from_serial_pk" PRIMARY KEY("batch_id","from_serial"),
	CONSTRAINT "qr_voids_run" CHECK ("qr_voids"."from_serial" between 0 and "qr_voids"."to_serial")
);
--> statement-breakpoint
ALTER TABLE "qr_recall_calls" ADD CONSTRAINT "qr_recall_calls_batch_id_qr_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."qr_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_recall_calls" ADD CONSTRAINT "qr_recall_calls_qr_user_id_qr_users_id_fk" FOREIGN KEY ("qr_user_id") REFERENCES "public"."qr_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_recall_calls" ADD CONSTRAINT "qr_recall_calls_called_by_employees_id_fk" FOREIGN KEY ("called_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_voids" ADD CONSTRAINT "qr_voids_batch_id_qr_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."qr_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_voids" ADD CONSTRAINT "qr_voids_voided_by_employees_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;