-- What the version before 0040 has written meanwhile, once none of its instances runs: the keys of names.
UPDATE "farmer_keys" AS k SET "first_name" = name_key(k."first_name"), "last_name" = name_key(k."last_name")
	WHERE (k."first_name", k."last_name") IS DISTINCT FROM (name_key(k."first_name"), name_key(k."last_name"))
		AND NOT EXISTS (
			SELECT FROM "farmer_keys" AS other
			WHERE other."phone" = k."phone" AND name_key(other."first_name") = name_key(k."first_name") AND name_key(other."last_name") = name_key(k."last_name")
				AND (other."first_name", other."last_name") IS DISTINCT FROM (k."first_name", k."last_name")
				AND ((other."first_name", other."last_name") = (name_key(k."first_name"), name_key(k."last_name")) OR (other."farmer_id", other."first_name", other."last_name") < (k."farmer_id", k."first_name", k."last_name"))
		);--> statement-breakpoint
UPDATE "dealer_keys" AS k SET "first_name" = name_key(k."first_name"), "last_name" = name_key(k."last_name")
	WHERE (k."first_name", k."last_name") IS DISTINCT FROM (name_key(k."first_name"), name_key(k."last_name"))
		AND NOT EXISTS (
			SELECT FROM "dealer_keys" AS other
			WHERE other."phone" = k."phone" AND name_key(other."first_name") = name_key(k."first_name") AND name_key(other."last_name") = name_key(k."last_name")
				AND (other."first_name", other."last_name") IS DISTINCT FROM (k."first_name", k."last_name")
				AND ((other."first_name", other."last_name") = (name_key(k."first_name"), name_key(k."last_name")) OR (other."dealer_id", other."first_name", other."last_name") < (k."dealer_id", k."first_name", k."last_name"))
		);
