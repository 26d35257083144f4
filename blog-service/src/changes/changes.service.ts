import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listCategories } from '../categories/categories.js';
import { SUMMARY } from '../posts/read/post-rows.js';
import { CURRENT_EDITION, VISIBLE } from '../visible.js';
import type { Changes, Renderer } from './changes.dto.js';
import { Notifications } from './notifications.js';

/** The longest that a request waits for a change. */
export const MAX_WAIT_MS = 20_000;
/** How long the owner's request waits for files. */
const SHOWN_WITHIN_MS = 3_000;
/** One that has not asked for this long doesn't run. */
const RUNS = "interval '30 seconds'";
/** A folder that nobody has written for this long is no longer served. */
const IS_SERVED = "interval '1 day'";
/** Before the first change. */
const NONE = -1;

/** Files are served while nobody runs who writes them: the last one of a folder counts until there is another. */
const BEHIND = `
  SELECT FROM renderer WHERE done < $1 AND (seen > now() - ${RUNS} OR seen > now() - ${IS_SERVED}
    AND seen = (SELECT max(seen) FROM renderer AS other WHERE other.folder = renderer.folder)) LIMIT 1`;

/** The list of what changed for visitors: renderers follow it, and the owner's requests wait for them. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: Notifications,
  ) {}

  /**
   * What changed after a position, as soon as something has, else after `waitMs`. With a position that is unknown, as after a backup
   * was restored, that is everything.
   */
  async after(position: string | undefined, waitMs: number): Promise<Changes> {
    const n = await this.numberOf(position);
    if (n === undefined || position === undefined) return this.read();
    const until = Date.now() + waitMs;
    for (;;) {
      const changed = this.notifications.next('change', Math.max(1, until - Date.now()));
      if ((await this.last()) !== n) return this.read(n);
      if (Date.now() >= until || this.notifications.isClosing) break;
      await changed;
    }
    return { position, isWhole: false, posts: [], gone: [], categories: [], pictures: [] };
  }

  /** A renderer's files show all changes up to a position. */
  async register({ id, folder }: Renderer, position: string | undefined): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO renderer (id, folder, done, seen) VALUES ($1, $2, $3, now())
       ON CONFLICT (id) DO UPDATE SET folder = $2, done = $3, seen = now()`,
      [id, folder, (await this.numberOf(position)) ?? NONE],
    );
    await this.dataSource.query('NOTIFY shown');
  }

  /** It no longer waits, so it may have ended. */
  async leave({ id }: Renderer): Promise<void> {
    await this.dataSource.query(`UPDATE renderer SET seen = seen - ${RUNS} WHERE id = $1`, [id]);
  }

  /** The number of the last change. */
  async last(): Promise<string> {
    const [{ n }]: [{ n: string }] = await this.dataSource.query('SELECT max(n) AS n FROM change');
    return n;
  }

  /** Whether all files show a change, or do within SHOWN_WITHIN_MS. */
  async isShown(n: string): Promise<boolean> {
    const until = Date.now() + SHOWN_WITHIN_MS;
    for (;;) {
      const shown = this.notifications.next('shown', Math.max(1, until - Date.now()));
      const behind: unknown[] = await this.dataSource.query(BEHIND, [n]);
      if (behind.length === 0) return true;
      if (Date.now() >= until || this.notifications.isClosing) return false;
      await shown;
    }
  }

  /** Undefined when it is a position of another history, or too long ago. */
  private async numberOf(position: string | undefined): Promise<string | undefined> {
    const [, n, token] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(position ?? '') ?? [];
    const [found]: { n: string }[] = await this.dataSource.query(
      'SELECT n FROM change WHERE n = $1 AND token = $2',
      [n, token],
    );
    return found?.n;
  }

  /** Everything, or what changed after `n`. The position is read first: what comes meanwhile is told once more. */
  private async read(n?: string): Promise<Changes> {
    const { manager } = this.dataSource;
    const [{ position }]: [{ position: string }] = await manager.query(
      `SELECT format('%s.%s', n, token) AS position FROM change ORDER BY n DESC LIMIT 1`,
    );
    const [{ ids }]: [{ ids: string[] | null }] = await manager.query(
      `SELECT CASE WHEN $1::bigint IS NOT NULL THEN
         ARRAY(SELECT DISTINCT post_id FROM change WHERE n > $1 AND post_id IS NOT NULL) END AS ids`,
      [n],
    );
    const posts: Changes['posts'] = await manager.query(
      `SELECT ${SUMMARY}, greatest(updated, date) AS updated, family, version,
         ARRAY(SELECT DISTINCT key FROM unnest(picture_keys || picture_key::text) AS key WHERE key IS NOT NULL) AS pictures
       FROM post WHERE ${VISIBLE} AND ($1::text[] IS NULL OR id = ANY ($1)) ORDER BY date DESC, id DESC`,
      [ids],
    );
    const [{ pictures }]: [{ pictures: string[] }] = await manager.query(
      `SELECT coalesce(public_pictures, picture_keys) AS pictures FROM ${CURRENT_EDITION}`,
    );
    const there = new Set(posts.map(({ _id }) => _id));
    return {
      position,
      isWhole: n === undefined,
      posts,
      gone: (ids ?? []).filter((id) => !there.has(id)),
      categories: (await listCategories(manager)).map(({ name }) => name),
      pictures,
    };
  }
}
