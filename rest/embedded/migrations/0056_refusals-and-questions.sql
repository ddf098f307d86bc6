CREATE TABLE "day_questions" (
	"employee_id" bigint NOT NULL,
	"entry_date" date NOT NULL,
	"id" bigserial NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" bigint NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" bigint,
	CONSTRAINT "day_questions_employee_id_entry_date_id_pk" PRIMARY KEY("employee_id","entry_date","id"),
	CONSTRAINT "day_questions_answer" CHECK (num_nonnulls("day_questions"."answer", "day_questions"."answered_at", "day_questions"."answered_by") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "day_refusals" (
	"employee_id" bigint NOT NULL,
	"entry_date" date NOT NULL,
	"id" bigserial NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	"refused_by" bigint NOT NULL,
	"reason" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" bigint,
	"withdrawn_reason" text,
	CONSTRAINT "day_refusals_employee_id_entry_date_id_pk" PRIMARY KEY("employee_id","entry_date","id"),
	CONSTRAINT "day_refusals_withdrawal" CHECK (num_nonnulls("day_refusals"."withdrawn_at", "day_refusals"."withdrawn_by", "day_refusals"."withdrawn_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "attendance" ADD COLUMN "approval_note" text;--> statement-breakpoint
ALTER TABLE "withdrawn_approvals" ADD COLUMN "approval_note" text;--> statement-breakpoint
ALTER TABLE "day_questions" ADD CONSTRAINT "day_questions_asked_by_employees_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_questions" ADD CONSTRAINT "day_questions_answered_by_employees_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_questions" ADD CONSTRAINT "day_questions_employee_id_entry_date_attendance_employee_id_entry_date_fk" FOREIGN KEY ("employee_id","entry_date") REFERENCES "public"."attendance"("employee_id","entry_date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_refusals" ADD CONSTRAINT "day_refusals_refused_by_employees_id_fk" FOREIGN KEY ("refused_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_refusals" ADD CONSTRAINT "day_refusals_withdrawn_by_employees_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_refusals" ADD CONSTRAINT "day_refusals_employee_id_entry_date_attendance_employee_id_entry_date_fk" FOREIGN KEY ("employee_id","entry_date") REFERENCES "public"."attendance"("employee_id","entry_date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "day_questions_open_index" ON "day_questions" USING btree ("employee_id","entry_date") WHERE "day_questions"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "day_refusals_in_force_index" ON "day_refusals" USING btree ("employee_id","entry_date") WHERE "day_refusals"."withdrawn_at" is null;