-- Takes away what the version before 0020 relied on, once none of its instances runs: the unique keys of name and phone on the persons themselves.
-- What these instances wrote meanwhile comes into the tables of keys first. Where the index is gone already, there is nothing to be done.
DO $$
BEGIN
	IF to_regclass('farmers_person_key') IS NOT NULL THEN
		LOCK TABLE farmers IN SHARE MODE;
		DELETE FROM farmer_keys k USING farmers f
			WHERE f.id = k.farmer_id AND (k.phone, k.first_name, k.last_name) IS DISTINCT FROM (f.phone, lower(f.first_name), lower(f.last_name));
		INSERT INTO farmer_keys (phone, first_name, last_name, farmer_id) SELECT phone, lower(first_name), lower(last_name), id FROM farmers ON CONFLICT DO NOTHING;
		DROP INDEX farmers_person_key;
	END IF;
	IF to_regclass('dealers_person_key') IS NOT NULL THEN
		LOCK TABLE dealers IN SHARE MODE;
		DELETE FROM dealer_keys k USING dealers d
			WHERE d.id = k.dealer_id AND (k.phone, k.first_name, k.last_name) IS DISTINCT FROM (d.phone, lower(d.first_name), lower(d.last_name));
		INSERT INTO dealer_keys (phone, first_name, last_name, dealer_id) SELECT phone, lower(first_name), lower(last_name), id FROM dealers ON CONFLICT DO NOTHING;
		DROP INDEX dealers_person_key;
	END IF;
END $$;
