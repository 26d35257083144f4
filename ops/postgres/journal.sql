-- Run by Postgres's administrator in the database of each service: its journal (service-kit/src/journal.ts) becomes the administrator's, so
-- that the service can read it, add to it, and delete what the trigger lets go, but neither change it nor take its trigger away. A journal
-- that a migration makes later is taken over at once. After each statement comes an empty line.

ALTER SCHEMA public OWNER TO postgres;

GRANT ALL ON SCHEMA public TO auth, blog;

CREATE OR REPLACE FUNCTION public.keep_journal() RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM pg_trigger WHERE tgname = 'journal_stays_whole' AND tgrelid = to_regclass('public.journal')) THEN
    ALTER TABLE public.journal OWNER TO postgres;
    GRANT SELECT, DELETE, INSERT (who, what, device) ON public.journal TO auth, blog;
    ALTER FUNCTION public.refuse_journal_change() OWNER TO postgres;
    -- Its operators are those of Postgres, whatever else a service calls by their names.
    ALTER FUNCTION public.refuse_journal_change() SET search_path = pg_catalog, pg_temp;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION public.keep_new_journal() RETURNS event_trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN PERFORM public.keep_journal(); END';

DROP EVENT TRIGGER IF EXISTS keep_journal;

CREATE EVENT TRIGGER keep_journal ON ddl_command_end WHEN TAG IN ('CREATE TRIGGER')
  EXECUTE FUNCTION public.keep_new_journal();

SELECT public.keep_journal();

