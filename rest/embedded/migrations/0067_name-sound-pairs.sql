-- Pairs of the customers of before by the reasons that are new; calls store those of the customers that they write.
INSERT INTO "farmer_duplicates" ("first_id", "second_id")
	SELECT first.id, second.id
		FROM (
			SELECT "id", left(public.name_sound("first_name" || ' ' || "last_name"), 100) AS sound, "state", "district", "taluka", "village",
				row_number() OVER (PARTITION BY left(public.name_sound("first_name" || ' ' || "last_name"), 100), "state", "district", "taluka" ORDER BY "id") AS place FROM "farmers"
		) AS first
		JOIN "farmers" AS second ON left(public.name_sound(second."first_name" || ' ' || second."last_name"), 100) = first.sound
			AND second."state" = first.state AND second."district" = first.district AND second."taluka" = first.taluka AND second."id" > first.id
			AND coalesce(public.name_key(second."village") = public.name_key(first.village), true)
		WHERE first.place <= 5
	UNION
	SELECT first.id, second.id
		FROM (SELECT "id", lower("email") AS email, row_number() OVER (PARTITION BY lower("email") ORDER BY "id") AS place FROM "farmers" WHERE "email" IS NOT NULL) AS first
		JOIN "farmers" AS second ON lower(second."email") = first.email AND second."id" > first.id
		WHERE first.place <= 5
	UNION
	SELECT first.id, second.id
		FROM (
			SELECT "id", "dob", "state", "district", "taluka", public.name_key("village") AS village, public.name_sound("first_name") AS sound,
				row_number() OVER (PARTITION BY "dob", "state", "district", "taluka", public.name_key("village"), public.name_sound("first_name") ORDER BY "id") AS place
			FROM "farmers" WHERE "dob" IS NOT NULL AND "village" IS NOT NULL
		) AS first
		JOIN "farmers" AS second ON second."dob" = first.dob AND second."state" = first.state AND second."district" = first.district AND second."taluka" = first.taluka
			AND public.name_key(second."village") = first.village AND public.name_sound(second."first_name") = first.sound AND second."id" > first.id
		WHERE first.place <= 5
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "dealer_duplicates" ("first_id", "second_id")
	SELECT first.id, second.id
		FROM (
			SELECT "id", left(public.name_sound("first_name" || ' ' || "last_name"), 100) AS sound, "state", "district", "taluka", "village",
				row_number() OVER (PARTITION BY left(public.name_sound("first_name" || ' ' || "last_name"), 100), "state", "district", "taluka" ORDER BY "id") AS place FROM "dealers"
		) AS first
		JOIN "dealers" AS second ON left(public.name_sound(second."first_name" || ' ' || second."last_name"), 100) = first.sound
			AND second."state" = first.state AND second."district" = first.district AND second."taluka" = first.taluka AND second."id" > first.id
			AND coalesce(public.name_key(second."village") = public.name_key(first.village), true)
		WHERE first.place <= 5
	UNION
	SELECT first.id, second.id
		FROM (SELECT "id", lower("email") AS email, row_number() OVER (PARTITION BY lower("email") ORDER BY "id") AS place FROM "dealers" WHERE "email" IS NOT NULL) AS first
		JOIN "dealers" AS second ON lower(second."email") = first.email AND second."id" > first.id
		WHERE first.place <= 5
	UNION
	SELECT first.id, second.id
		FROM (
			SELECT "id", "dob", "state", "district", "taluka", public.name_key("village") AS village, public.name_sound("first_name") AS sound,
				row_number() OVER (PARTITION BY "dob", "state", "district", "taluka", public.name_key("village"), public.name_sound("first_name") ORDER BY "id") AS place
			FROM "dealers" WHERE "dob" IS NOT NULL AND "village" IS NOT NULL
		) AS first
		JOIN "dealers" AS second ON second."dob" = first.dob AND second."state" = first.state AND second."district" = first.district AND second."taluka" = first.taluka
			AND public.name_key(second."village") = first.village AND public.name_sound(second."first_name") = first.sound AND second."id" > first.id
		WHERE first.place <= 5
	ON CONFLICT DO NOTHING;
