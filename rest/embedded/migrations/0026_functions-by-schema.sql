-- A dump is put back, and a row follows to another machine, with no schema to look in: what a column is generated with names the schema of what it calls.
DO $$
DECLARE
	f regprocedure;
BEGIN
	FOREACH f IN ARRAY ARRAY['spelling(text)', 'search_key(text, text)']::regprocedure[] LOOP
		EXECUTE regexp_replace(pg_get_functiondef(f), '(?<!\.)\m(romanised|spelling|sounds)\(', 'public.\1(', 'g');
	END LOOP;
END $$;
