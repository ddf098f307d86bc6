CREATE UNIQUE INDEX CONCURRENTLY "invoice_lines_dealer_id_invoice_id_position_pk" ON "invoice_lines" ("dealer_id","invoice_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "invoices_dealer_id_id_pk" ON "invoices" ("dealer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "meeting_pictures_employee_id_meeting_id_position_pk" ON "meeting_pictures" ("employee_id","meeting_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "meeting_visits_employee_id_meeting_id_position_pk" ON "meeting_visits" ("employee_id","meeting_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "meetings_employee_id_id_pk" ON "meetings" ("employee_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "qr_uses_qr_user_id_created_at_id_pk" ON "qr_uses" ("qr_user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "withdrawn_approvals_employee_id_entry_date_id_pk" ON "withdrawn_approvals" ("employee_id","entry_date","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoices_id_index" ON "invoices" USING btree ("id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "meetings_id_index" ON "meetings" USING btree ("id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "qr_uses_created_index" ON "qr_uses" USING btree ("created_at","id");
