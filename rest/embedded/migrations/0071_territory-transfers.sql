CREATE TABLE "territory_transfers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"moved_by" bigint NOT NULL,
	"token_id" bigint,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"talukas" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "territory_transfers_from_index" ON "territory_transfers" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "territory_transfers_to_index" ON "territory_transfers" USING btree ("to_id","id");