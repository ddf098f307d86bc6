CREATE INDEX "employees_area_index" ON "employees" USING btree ("state","district","taluka","id");--> statement-breakpoint
CREATE INDEX "meetings_created_index" ON "meetings" USING btree ("created_at","id","status");--> statement-breakpoint
CREATE INDEX "qr_uses_type_index" ON "qr_uses" USING btree ("transaction_type","created_at","id");