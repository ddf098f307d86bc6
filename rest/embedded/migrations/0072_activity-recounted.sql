-- Counts activity anew: earlier changes of address, merges and hand-overs left counts with the former taluka, customer or employee.
LOCK TABLE "activity_days" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "activity_days";--> statement-breakpoint
with held as materialized (
  select ("meetings"."start_time" at time zone 'Asia/Kolkata')::date as day, "meetings"."employee_id" as employee_id, "meetings"."farmer_id" as farmer_id, "meetings"."dealer_id" as dealer_id,
    "meetings"."id" as meeting_id, 1 as held
  from "meetings" where "meetings"."status" = 'FINISHED'
), seen as materialized (
  select ("meeting_visits"."visited_at" at time zone 'Asia/Kolkata')::date as day, "meeting_visits"."employee_id" as employee_id, "meeting_visits"."farmer_id" as farmer_id,
    "meeting_visits"."dealer_id" as dealer_id, "meeting_visits"."meeting_id" as meeting_id, 0 as held
  from "meeting_visits" join "meetings" on "meetings"."employee_id" = "meeting_visits"."employee_id" and "meetings"."id" = "meeting_visits"."meeting_id"
  where "meetings"."status" = 'FINISHED'
), visits as materialized (
  select min(day) as day, employee_id, farmer_id, dealer_id, max(held) as held
  from (select * from held union all select * from seen) as every_visit group by employee_id, meeting_id, farmer_id, dealer_id
), places as materialized (
  select day, held, concat_ws('/', state, district, taluka) as key from visits join "farmers" on "farmers"."id" = farmer_id
  union all
  select day, held, concat_ws('/', state, district, taluka) as key from visits join "dealers" on "dealers"."id" = dealer_id
), registered as materialized (
  select ("farmers"."register_date" at time zone 'Asia/Kolkata')::date as day, coalesce("farmers"."registered_by", "farmers"."created_by") as employee_id, concat_ws('/', state, district, taluka) as key, 1 as farmers, 0 as dealers
  from "farmers"
  union all
  select ("dealers"."register_date" at time zone 'Asia/Kolkata')::date as day, coalesce("dealers"."registered_by", "dealers"."created_by") as employee_id, concat_ws('/', state, district, taluka) as key, 0 as farmers, 1 as dealers
  from "dealers"
), uses as materialized (
  select ("qr_uses"."created_at" at time zone 'Asia/Kolkata')::date as day, "qr_uses"."batch_id" as batch_id, count(*) as codes, sum(greatest("qr_uses"."points", 0)) as points
  from "qr_uses" where "qr_uses"."batch_id" is not null group by 1, 2
)
insert into "activity_days" (kind, day, key, visits, meetings_held, farmers_registered, dealers_registered, codes_used, points_given)
select kind, day, key, sum(visits), sum(held), sum(farmers), sum(dealers), sum(codes), sum(points) from (
  select 'EMPLOYEE' as kind, day, employee_id::text as key, 1 as visits, held, 0 as farmers, 0 as dealers, 0 as codes, 0 as points from visits
  union all select 'TALUKA', day, key, 1, held, 0, 0, 0, 0 from places
  union all select 'EMPLOYEE', day, employee_id::text, 0, 0, farmers, dealers, 0, 0 from registered
  union all select 'TALUKA', day, key, 0, 0, farmers, dealers, 0, 0 from registered
  union all select 'PRODUCT', day, product_variant_id::text, 0, 0, 0, 0, uses.codes, uses.points from uses join "qr_batches" on "qr_batches"."id" = batch_id
) as counts group by kind, day, key;--> statement-breakpoint
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
