import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DUE, ITS_DATE_HAS_COME, STATE_NOW } from '../../visible.js';
import type { Post } from '../post.js';
import type { AdminPostSummary, ListedState, PostCounts } from './answers.js';
import type { ListQuery } from './list-query.js';
import { SUMMARY, toSummary } from './post-rows.js';
import { type Found, type FoundRow, type PostPage, PostsService } from './posts.service.js';

/** The states that only the administrator can list. Published posts, which visitors see too, are found by PostsService. */
type HiddenState = Exclude<ListedState, 'published'>;

const KEPT = 'deleted_at IS NULL';
const LISTS: Record<HiddenState, { where: string; by: 'date' | 'updated' }> = {
  draft: { where: `${KEPT} AND state = 'draft'`, by: 'updated' },
  scheduled: { where: `${KEPT} AND state = 'scheduled' AND NOT ${ITS_DATE_HAS_COME}`, by: 'date' },
  binned: { where: 'deleted_at IS NOT NULL', by: 'date' },
  all: { where: KEPT, by: 'date' },
  any: { where: 'true', by: 'date' },
};

/** What the administrator's list shows of a post in addition to its summary. */
type Facts = Pick<Post, 'state' | 'updated' | 'deletedAt'>;

export const forAdmin = ({ state, updated, deletedAt }: Facts) => ({
  state,
  updated: updated.toISOString(),
  binned: deletedAt?.toISOString() ?? null,
});

/** Reads posts that only the administrator sees. These are few, so counting them and sorting hits costs little. */
@Injectable()
export class AdminListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly posts: PostsService,
  ) {}

  async list(state: ListedState, query: ListQuery): Promise<PostPage<AdminPostSummary>> {
    const { rows, ...page } = await this.posts.page(query, (asked) =>
      state === 'published' ? this.posts.find(asked) : this.find(state, asked),
    );
    const facts: (Facts & { id: string; hasChanges: boolean })[] = await this.dataSource.query(
      `SELECT id, ${STATE_NOW} AS state, updated, deleted_at AS "deletedAt",
         EXISTS (SELECT FROM post_changes WHERE post_id = id) AS "hasChanges"
       FROM post WHERE id = ANY($1)`,
      [rows.map(({ id }) => id)],
    );
    const posts = rows.flatMap((row) => {
      const known = facts.find(({ id }) => id === row.id);
      return known ? { ...toSummary(row), ...forAdmin(known), hasChanges: known.hasChanges } : [];
    });
    return { posts, ...page };
  }

  /** Finds posts newest first. In a search, hits in the title come before those in the text. */
  private async find(state: HiddenState, { category, cursor, limit, search }: ListQuery): Promise<Found> {
    const { where, by } = LISTS[state];
    const values: unknown[] = [];
    const parameter = (value: unknown) => `$${values.push(value)}`;
    const parts = [where];
    if (category !== undefined) parts.push(`category = ${parameter(category)}`);
    const words = search && `words_query(${parameter(search)})`;
    if (words) parts.push(`all_words @@ ${words}`);
    const matching = parts.join(' AND ');
    const [{ total }]: [{ total: number }] = await this.dataSource.query(
      `SELECT count(*)::integer AS total FROM post WHERE ${matching}`,
      values,
    );
    const after =
      cursor &&
      `("inTitle", ${by}, id) < (${parameter(cursor.inTitle ?? false)}, ${parameter(cursor.date)}, ${parameter(cursor.id)})`;
    const rows: FoundRow[] = await this.dataSource.query(
      `SELECT ${SUMMARY}, "inTitle", ${by} AS "listedBy"
       FROM (SELECT *, ${words ? `title_words @@ ${words}` : 'false'} AS "inTitle" FROM post) AS post
       WHERE ${matching} ${after ? `AND ${after}` : ''}
       ORDER BY "inTitle" DESC, ${by} DESC, id DESC LIMIT ${limit}`,
      values,
    );
    return { rows, total };
  }

  async counts(): Promise<PostCounts> {
    const [{ next, ...row }]: [Omit<PostCounts, 'nextScheduled'> & { next: Date | null }] =
      await this.dataSource.query(
        `SELECT draft, scheduled - due AS scheduled, counted + due AS published, binned,
         (SELECT min(date) FROM post WHERE ${LISTS.scheduled.where}) AS next FROM
         (SELECT count(*)::integer AS draft FROM post WHERE ${LISTS.draft.where}) AS drafts,
         (SELECT count(*)::integer AS scheduled FROM post WHERE ${KEPT} AND state = 'scheduled') AS planned,
         (SELECT count(*)::integer AS due FROM post WHERE ${DUE}) AS past,
         (SELECT posts AS counted FROM post_count WHERE category = '') AS counters,
         (SELECT count(*)::integer AS binned FROM post WHERE ${LISTS.binned.where}) AS bin`,
      );
    return { ...row, nextScheduled: next?.toISOString() ?? null };
  }
}
