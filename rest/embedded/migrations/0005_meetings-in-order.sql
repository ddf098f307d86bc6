DROP INDEX "meetings_creator_index";--> statement-breakpoint
DROP INDEX "meetings_employee_index";--> statement-breakpoint
CREATE INDEX "meetings_creator_index" ON "meetings" USING btree ("created_by","created_at","id","employee_id","status");--> statement-breakpoint
CREATE INDEX "meetings_employee_index" ON "meetings" USING btree ("employee_id","created_at","id","status");