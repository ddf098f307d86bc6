CREATE TABLE "known_addresses" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttled_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"open_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_addresses_expiry_index" ON "known_addresses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttled_tries_expiry_index" ON "throttled_tries" USING btree ("expires_at");