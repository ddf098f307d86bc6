CREATE TABLE "activity_totals" (
	"day" date NOT NULL,
	"part" smallint NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"meetings_held" integer DEFAULT 0 NOT NULL,
	"farmers_registered" integer DEFAULT 0 NOT NULL,
	"dealers_registered" integer DEFAULT 0 NOT NULL,
	"codes_used" integer DEFAULT 0 NOT NULL,
	"points_given" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_totals_day_part_pk" PRIMARY KEY("day","part")
);
--> statement-breakpoint
-- The triggers are first, because they keep writers of days waiting until the totals are filled.
CREATE FUNCTION "activity_totals_summed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text := CASE TG_OP
		WHEN 'INSERT' THEN 'select 1 as sign, * from added'
		WHEN 'DELETE' THEN 'select -1 as sign, * from removed'
		ELSE 'select 1 as sign, * from added union all select -1, * from removed'
	END;
BEGIN
	EXECUTE 'insert into public.activity_totals as a (day, part, visits, meetings_held, farmers_registered, dealers_registered, codes_used, points_given)
		select day, hashtext(key) & 7, sum(sign * visits), sum(sign * meetings_held), sum(sign * farmers_registered), sum(sign * dealers_registered),
			sum(sign * codes_used), sum(sign * points_given)
		from (' || changed || ') as changed where kind <> ''EMPLOYEE'' group by 1, 2 order by 1, 2
		on conflict (day, part) do update set visits = a.visits + excluded.visits, meetings_held = a.meetings_held + excluded.meetings_held,
			farmers_registered = a.farmers_registered + excluded.farmers_registered, dealers_registered = a.dealers_registered + excluded.dealers_registered,
			codes_used = a.codes_used + excluded.codes_used, points_given = a.points_given + excluded.points_given';
	IF TG_OP = 'DELETE' THEN
		DELETE FROM public.activity_totals AS a USING (SELECT DISTINCT day FROM removed) AS gone
		WHERE a.day = gone.day AND a.visits = 0 AND a.meetings_held = 0 AND a.farmers_registered = 0 AND a.dealers_registered = 0
			AND a.codes_used = 0 AND a.points_given = 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_days_total_added" AFTER INSERT ON "activity_days" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "activity_totals_summed"();--> statement-breakpoint
CREATE TRIGGER "activity_days_total_changed" AFTER UPDATE ON "activity_days" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "activity_totals_summed"();--> statement-breakpoint
CREATE TRIGGER "activity_days_total_removed" AFTER DELETE ON "activity_days" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "activity_totals_summed"();--> statement-breakpoint
INSERT INTO "activity_totals" ("day", "part", "visits", "meetings_held", "farmers_registered", "dealers_registered", "codes_used", "points_given")
	SELECT "day", hashtext("key") & 7, sum("visits"), sum("meetings_held"), sum("farmers_registered"), sum("dealers_registered"), sum("codes_used"), sum("points_given")
	FROM "activity_days" WHERE "kind" <> 'EMPLOYEE' GROUP BY 1, 2;
