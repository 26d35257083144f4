import { Controller, Injectable, Query, type Type } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Person, Route } from './access.js';
import { MOMENT } from './values.js';

/**
 * An entry can only be added, and removed once it is a year old. In the site's own Postgres the table and the trigger's function then
 * become the administrator's (ops/postgres/journal.sql), so a service can't take the trigger away.
 */
export const CREATE_JOURNAL = `
  CREATE TABLE journal (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', clock_timestamp()),
    who text NOT NULL,
    what text NOT NULL,
    device text NOT NULL
  );
  CREATE INDEX journal_at ON journal (at DESC);
  CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND old.at < now() - interval '1 year' THEN RETURN old; END IF;
    RAISE EXCEPTION 'an entry of the journal stays as it was written';
  END $$;
  CREATE TRIGGER journal_stays BEFORE UPDATE OR DELETE ON journal
    FOR EACH ROW EXECUTE FUNCTION refuse_journal_change();
  CREATE TRIGGER journal_stays_whole BEFORE TRUNCATE ON journal EXECUTE FUNCTION refuse_journal_change()`;

const JOURNAL_PAGE = 50;
const MAX_WHAT = 500;

const SEARCH = 'The search must be text of at most 100 characters.';
/** What Postgres can look for. */
const words = z
  .string(SEARCH)
  .regex(/^[^\0]{1,100}$/, SEARCH)
  .meta({ maxLength: 100 })
  .optional();
const JournalQuery = z.object({
  before: z.iso.datetime('This is not a time.').optional(),
  who: words,
  q: words,
});
type JournalQuery = z.infer<typeof JournalQuery>;

export const JournalEntry = z
  .object({
    id: z
      .string()
      .regex(/^[0-9]+$/)
      .max(19),
    at: MOMENT,
    who: z.string().max(80).describe('The name of the person, as it was then'),
    what: z.string().max(MAX_WHAT).describe('A sentence, without its subject'),
    device: z.string().max(80),
  })
  .meta({ id: 'JournalEntry' });
export type JournalEntry = z.infer<typeof JournalEntry>;

type Author = Pick<Person, 'name' | 'device'>;

/** Who did what, in the words in which the owner reads it: nothing secret, nothing of visitors. Kept a year. */
@Injectable()
export class Journal {
  constructor(private readonly dataSource: DataSource) {}

  /** Within the transaction that does it, so that nothing is done without its entry. */
  async add(manager: EntityManager, { name, device }: Author, what: string): Promise<void> {
    const words = what.length > MAX_WHAT ? `${what.slice(0, MAX_WHAT - 1)}…` : what;
    await manager.query("DELETE FROM public.journal WHERE at < now() - interval '1 year'");
    const row = [name, words, device];
    await manager.query('INSERT INTO public.journal (who, what, device) VALUES ($1, $2, $3)', row);
  }

  /** Fifty entries, newest first, and those of the same millisecond as the last: before a moment, of a person, with these words. */
  async page({ before, who, q }: JournalQuery): Promise<JournalEntry[]> {
    return this.dataSource.query(
      `SELECT * FROM (SELECT id, at, who, what, device FROM public.journal
       WHERE at < $1 AND at > now() - interval '1 year' AND ($2::text IS NULL OR who = $2)
         AND ($3::text IS NULL OR position(lower($3) IN lower(who || ' ' || what || ' ' || device)) > 0)
       ORDER BY at DESC FETCH FIRST ${JOURNAL_PAGE} ROWS WITH TIES) AS page ORDER BY at DESC, id DESC`,
      [before ?? 'infinity', who, q],
    );
  }
}

/** Each service has its own. The admin area joins them. */
export function journalBelow(path: string): Type {
  @Controller(path)
  class JournalController {
    constructor(private readonly journal: Journal) {}

    @Route('GET journal', 'journal', { answer: z.array(JournalEntry).max(1_000) })
    readJournal(@Query({ schema: JournalQuery }) query: JournalQuery): Promise<JournalEntry[]> {
      return this.journal.page(query);
    }
  }
  return JournalController;
}
