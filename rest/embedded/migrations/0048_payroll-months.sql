CREATE TABLE "day_types" (
	"employee_id" bigint NOT NULL,
	"entry_date" date NOT NULL,
	"type" text NOT NULL,
	"reason" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" bigint NOT NULL,
	CONSTRAINT "day_types_employee_id_entry_date_pk" PRIMARY KEY("employee_id","entry_date")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"date" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payroll_closures" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" bigint NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_by" bigint,
	"reason" text,
	CONSTRAINT "payroll_closures_reopening" CHECK (num_nonnulls("payroll_closures"."reopened_at", "payroll_closures"."reopened_by", "payroll_closures"."reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "payroll_rows" (
	"closure_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "payroll_rows_closure_id_employee_id_pk" PRIMARY KEY("closure_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "payroll_id" text;--> statement-breakpoint
ALTER TABLE "day_types" ADD CONSTRAINT "day_types_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_types" ADD CONSTRAINT "day_types_set_by_employees_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_set_by_employees_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_closures" ADD CONSTRAINT "payroll_closures_closed_by_employees_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_closures" ADD CONSTRAINT "payroll_closures_reopened_by_employees_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_rows" ADD CONSTRAINT "payroll_rows_closure_id_payroll_closures_id_fk" FOREIGN KEY ("closure_id") REFERENCES "public"."payroll_closures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_closures_closed_index" ON "payroll_closures" USING btree ("month") WHERE "payroll_closures"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "payroll_closures_month_index" ON "payroll_closures" USING btree ("month","id");