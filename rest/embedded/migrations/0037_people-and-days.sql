CREATE INDEX CONCURRENTLY "meetings_farmer_created_index" ON "meetings" USING btree ("farmer_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "meetings_dealer_created_index" ON "meetings" USING btree ("dealer_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "qr_uses_dealer_created_index" ON "qr_uses" USING btree ("dealer_id","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "qr_uses_card_created_index" ON "qr_uses" USING btree ("created_at") WHERE batch_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY "meetings_farmer_index";--> statement-breakpoint
DROP INDEX CONCURRENTLY "meetings_dealer_index";--> statement-breakpoint
DROP INDEX CONCURRENTLY "qr_uses_dealer_index";