import { isDeepStrictEqual } from 'node:util';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readNumber } from '../../describe.js';
import type { RevisionSummary } from '../read/answers.js';
import { picturesOf, type StoredText, storedTextOf } from '../text/post-text.js';
import type { AdminRow, Change } from '../write/stored-posts.service.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The most revisions that are kept of a post. */
export const MAX_REVISIONS = 60;
const AUTOSAVE_REVISION_EVERY_MS = 10 * 60 * 1000;

type RevisionRow = Omit<RevisionSummary, 'title'> & { text: StoredText };

const REVISION = 'SELECT n, date, reason, text FROM post_revision WHERE post_id = $1';

/** Keeps earlier texts of posts as revisions. What takes a change is called before the change overwrites a text. */
@Injectable()
export class HistoryService {
  constructor(private readonly dataSource: DataSource) {}

  /** The revisions of a post, newest first. */
  list(postId: string): Promise<RevisionSummary[]> {
    return this.dataSource.query(
      `SELECT n, date, reason, text->>'title' AS title FROM post_revision WHERE post_id = $1 ORDER BY n DESC`,
      [postId],
    );
  }

  /** The revision with this number, as it is in a path. Throws 404 when there is none. */
  async find(postId: string, n: string, manager = this.dataSource.manager): Promise<RevisionRow> {
    const [row]: RevisionRow[] = await manager.query(`${REVISION} AND n = $2`, [postId, readNumber(n)]);
    if (!row) throw new NotFoundException('There is no such version of this post.');
    return row;
  }

  /** Keeps a text as a revision, unless it is an update that changes nothing. Removes revisions that are too many. */
  async keep(
    manager: EntityManager,
    postId: string,
    { text, reason, date }: Omit<RevisionRow, 'n'>,
  ): Promise<void> {
    if (reason === 'updated' && isDeepStrictEqual((await newest(manager, postId))?.text, text)) return;
    const [{ n }]: [{ n: number }] = await manager.query(
      `INSERT INTO post_revision (post_id, n, date, reason, text, picture_keys)
       SELECT $1::text, coalesce(max(n), 0) + 1, $2::timestamptz, $3::text, $4::jsonb, $5::text[]
       FROM post_revision WHERE post_id = $1::text RETURNING n`,
      [postId, date, reason, JSON.stringify(text), picturesOf(text)],
    );
    if (n === 1) return;
    const kept = await manager.query('SELECT n, date FROM post_revision WHERE post_id = $1', [postId]);
    const old = revisionsToRemove(kept, date);
    await manager.query('DELETE FROM post_revision WHERE post_id = $1 AND n = ANY($2)', [postId, old]);
  }

  /**
   * Keeps the text that is overwritten, unless a revision was kept less than ten minutes ago. After a conflict the text may
   * be another device's, so it is always kept.
   */
  async keepAutosaveRevision(change: Change): Promise<void> {
    const { manager, row } = change;
    const last = await newest(manager, row.id);
    const isDue = !last || row.now.getTime() - last.date.getTime() >= AUTOSAVE_REVISION_EVERY_MS;
    const isContested = last?.reason === 'conflict';
    if (isDue || (isContested && !(await isKept(change, textOf(row))))) await this.keepReplaced(change);
  }

  /** Called when a save is refused because another device has saved: the owner will take one of the two texts. Keeps both. */
  async keepConflictRevisions(change: Change, refused: StoredText): Promise<void> {
    const { manager, row } = change;
    if (!(await isKept(change, textOf(row)))) await this.keepReplaced(change);
    if (!(await isKept(change, refused))) {
      await this.keep(manager, row.id, { text: refused, reason: 'conflict', date: row.now });
    }
  }

  /**
   * Keeps the text that is overwritten, unless it is kept already. If the post has no revision yet, the text is kept as the
   * published one.
   */
  async keepReplaced({ manager, row }: Change): Promise<void> {
    const text = textOf(row);
    const last = await newest(manager, row.id);
    if (isDeepStrictEqual(last?.text, text)) return;
    const reason = last ? 'writing' : 'published';
    await this.keep(manager, row.id, { text, reason, date: last ? row.now : (row.saved ?? row.updated) });
  }
}

/** The text that a save of the post overwrites: its unpublished changes, or else its own text. */
const textOf = (row: AdminRow): StoredText => row.changes ?? storedTextOf(row);

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

/**
 * The numbers of the revisions to remove. All of the last day are kept, of the last week the last of each hour, of
 * older ones the last of each day, and never more than sixty.
 */
export function revisionsToRemove(revisions: Pick<RevisionRow, 'n' | 'date'>[], now: Date): number[] {
  const newestFirst = revisions.toSorted((a, b) => b.n - a.n);
  const kept = new Map<string, number>();
  for (const { n, date } of newestFirst) {
    const span = spanOf(date, now) ?? `${n}`;
    if (kept.size < MAX_REVISIONS && !kept.has(span)) kept.set(span, n);
  }
  const keptNumbers = new Set(kept.values());
  return newestFirst.flatMap(({ n }) => (keptNumbers.has(n) ? [] : n));
}

/** The hour or day of which only one revision is kept; undefined while every revision is kept. */
function spanOf(date: Date, now: Date): string | undefined {
  const age = now.getTime() - date.getTime();
  if (age < DAY_MS) return undefined;
  return date.toISOString().slice(0, age < 7 * DAY_MS ? 'YYYY-MM-DDTHH'.length : 'YYYY-MM-DD'.length);
}
