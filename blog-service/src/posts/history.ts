import { isDeepStrictEqual } from 'node:util';
import { NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RevisionSummary } from './read/answers.js';
import { picturesOf, type StoredText, storedTextOf } from './text/post-text.js';
import { type Change, writerOf } from './write/stored-posts.service.js';

/** The most revisions that are kept of a post. */
export const MAX_REVISIONS = 60;
const AUTOSAVE_REVISION_EVERY_MS = 10 * 60 * 1000;

type RevisionRow = Omit<RevisionSummary, 'title'> & { text: StoredText };

/** All of the last day are kept, of the last week the last of each hour, of older ones the last of each day, and never more than sixty. */
const THIN_OUT = `
  WITH placed AS (
    SELECT n, row_number() OVER (PARTITION BY CASE
      WHEN date > $2::timestamptz - interval '1 day' THEN n::text
      WHEN date > $2::timestamptz - interval '7 days' THEN date_trunc('hour', date)::text
      ELSE date::date::text END ORDER BY n DESC) AS place
    FROM post_revision WHERE post_id = $1),
  kept AS (SELECT n FROM placed WHERE place = 1 ORDER BY n DESC LIMIT ${MAX_REVISIONS})
  DELETE FROM post_revision WHERE post_id = $1 AND n NOT IN (SELECT n FROM kept)`;

const REVISION = 'SELECT n, date, reason, written_by AS by, text FROM post_revision WHERE post_id = $1';

// Earlier texts of posts, kept as revisions. What takes a change is called before the change overwrites a text.

/** The revisions of a post, newest first. */
export const listRevisions = (manager: EntityManager, postId: string): Promise<RevisionSummary[]> =>
  manager.query(
    `SELECT n, date, reason, written_by AS by, text->>'title' AS title FROM post_revision WHERE post_id = $1 ORDER BY n DESC`,
    [postId],
  );

/** The revision with this number. Throws 404 when there is none. */
export async function findRevision(
  manager: EntityManager,
  postId: string,
  n: number | undefined,
): Promise<RevisionRow> {
  const [row]: RevisionRow[] = await manager.query(`${REVISION} AND n = $2`, [postId, n]);
  if (!row) throw new NotFoundException('There is no such version of this post.');
  return row;
}

/** Keeps a text as a revision, unless it is an update that changes nothing. Removes revisions that are too many. */
export async function keepRevision(
  manager: EntityManager,
  postId: string,
  { text, reason, date, by }: Omit<RevisionRow, 'n'>,
): Promise<void> {
  if (reason === 'updated' && isDeepStrictEqual((await newest(manager, postId))?.text, text)) return;
  const [{ n }]: [{ n: number }] = await manager.query(
    `INSERT INTO post_revision (post_id, n, date, reason, text, picture_keys, written_by)
     SELECT $1::text, coalesce(max(n), 0) + 1, $2::timestamptz, $3::text, $4::jsonb, $5::text[], $6::text
     FROM post_revision WHERE post_id = $1::text RETURNING n`,
    [postId, date, reason, JSON.stringify(text), picturesOf(text), by],
  );
  if (n > 1) await manager.query(THIN_OUT, [postId, date]);
}

/**
 * Keeps the text that is overwritten, unless a revision was kept less than ten minutes ago. After a conflict the text may
 * be another device's, so it is always kept.
 */
export async function keepAutosaveRevision(change: Change): Promise<void> {
  const { manager, row } = change;
  const last = await newest(manager, row.id);
  const isDue = !last || row.now.getTime() - last.date.getTime() >= AUTOSAVE_REVISION_EVERY_MS;
  if (isDue || last.reason === 'conflict') await keepReplaced(change);
}

/** Called when a save is refused because another device has saved: the owner will take one of the two texts. Keeps both. */
export async function keepConflictRevisions(change: Change, refused: StoredText, by: string): Promise<void> {
  const { manager, row } = change;
  await keepReplaced(change);
  if (!(await isKept(change, refused))) {
    await keepRevision(manager, row.id, { text: refused, reason: 'conflict', date: row.now, by });
  }
}

/** Keeps the text that is overwritten, unless it is kept already; as the published one if it is the first. */
export async function keepReplaced(change: Change): Promise<void> {
  const { manager, row } = change;
  const text = row.changes ?? storedTextOf(row);
  if (await isKept(change, text)) return;
  const isFirst = !(await newest(manager, row.id));
  const [reason, date] = isFirst
    ? ['published' as const, row.saved ?? row.updated]
    : ['writing' as const, row.now];
  await keepRevision(manager, row.id, { text, reason, date, by: writerOf(row) });
}

async function newest(manager: EntityManager, postId: string): Promise<RevisionRow | undefined> {
  const [row]: RevisionRow[] = await manager.query(`${REVISION} ORDER BY n DESC LIMIT 1`, [postId]);
  return row;
}

/** Whether any revision of the post has this text. */
async function isKept({ manager, row }: Change, text: StoredText): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'SELECT FROM post_revision WHERE post_id = $1 AND text = $2::jsonb LIMIT 1',
    [row.id, JSON.stringify(text)],
  );
  return rows.length > 0;
}
