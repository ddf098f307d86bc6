-- Talukas now have codes too, so the totals take the codes of the products alone.
CREATE OR REPLACE FUNCTION "activity_totals_summed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text := CASE TG_OP
		WHEN 'INSERT' THEN 'select 1 as sign, * from added'
		WHEN 'DELETE' THEN 'select -1 as sign, * from removed'
		ELSE 'select 1 as sign, * from added union all select -1, * from removed'
	END;
BEGIN
	EXECUTE 'insert into public.activity_totals as a (day, part, visits, meetings_held, farmers_registered, dealers_registered, codes_used, points_given)
		select day, hashtext(key) & 7, sum(sign * visits), sum(sign * meetings_held), sum(sign * farmers_registered), sum(sign * dealers_registered),
			coalesce(sum(sign * codes_used) filter (where kind = ''PRODUCT''), 0), coalesce(sum(sign * points_given) filter (where kind = ''PRODUCT''), 0)
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
with uses as materialized (
  select ("qr_uses"."created_at" at time zone 'Asia/Kolkata')::date as day, "qr_uses"."dealer_id" as dealer_id, count(*) as codes, sum(greatest("qr_uses"."points", 0)) as points
  from "qr_uses" where "qr_uses"."batch_id" is not null and "qr_uses"."dealer_id" is not null group by 1, 2
), sold as materialized (
  select day, codes, points, "dealers"."created_by" as employee_id, concat_ws('/', state, district, taluka) as taluka from uses join "dealers" on "dealers"."id" = dealer_id
)
insert into "activity_days" (kind, day, key, codes_used, points_given)
select kind, day, key, sum(codes), sum(points) from (
  select 'EMPLOYEE' as kind, day, employee_id::text as key, codes, points from sold
  union all select 'TALUKA', day, taluka, codes, points from sold
) as counts group by kind, day, key order by kind, day, key
on conflict (kind, day, key) do update set codes_used = excluded.codes_used, points_given = excluded.points_given;