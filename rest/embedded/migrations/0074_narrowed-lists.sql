CREATE INDEX CONCURRENTLY "activity_days_key_index" ON "activity_days" USING btree ("kind","key","day");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "meetings_listed_index" ON "meetings" USING btree ("created_at","id","status","farmer_id","dealer_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "qr_uses_batch_index" ON "qr_uses" USING btree ("batch_id","qr_user_id","created_at","dealer_id") WHERE batch_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY "meetings_created_index";--> statement-breakpoint
DROP INDEX CONCURRENTLY "qr_uses_batch_user_index";