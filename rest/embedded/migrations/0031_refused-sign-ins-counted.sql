CREATE OR REPLACE FUNCTION "audit_events_only_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('audit.prune', true) = 'on' AND OLD."at" < now() - interval '400 days' THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD."action" = 'SIGN_IN_REFUSED' AND NEW."detail"::bigint > OLD."detail"::bigint
		AND (to_jsonb(NEW) - 'detail') = (to_jsonb(OLD) - 'detail') THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'audit_events is only added to' USING ERRCODE = 'prohibited_sql_statement_attempted';
END $$;
