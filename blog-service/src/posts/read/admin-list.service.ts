import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SEED_POSTS } from '../../seed/seed-posts.js';
import { DUE, ITS_DATE_HAS_COME, STATE_NOW, VISIBLE } from '../../visible.js';
import type { AdminPostSummary, ListedState, PostCounts, PostSummary } from './answers.js';
import type { ListQuery } from './list-query.js';
import { SUMMARY } from './post-rows.js';
import { type Found, type FoundRow, PostsService } from './posts.service.js';

/** The states that only the administrator can list. Published posts, which visitors see too, are found by PostsService. */
type HiddenState = Exclude<ListedState, 'published'>;

const KEPT = 'deleted_at IS NULL';
/** A seeded post has its date in both columns until it is saved. */
const AS_SEEDED = `id = ANY('{${SEED_POSTS.map(({ id }) => id)}}') AND updated = date
  AND NOT EXISTS (SELECT FROM post_changes WHERE post_id = id)`;
const LISTS: Record<HiddenState, { where: string; by: 'date' | 'updated' }> = {
  draft: { where: `${KEPT} AND state = 'draft'`, by: 'updated' },
  scheduled: { where: `${KEPT} AND state = 'scheduled' AND NOT ${ITS_DATE_HAS_COME}`, by: 'date' },
  binned: { where: 'deleted_at IS NOT NULL', by: 'date' },
  sample: { where: `${VISIBLE} AND ${AS_SEEDED}`, by: 'date' },
  all: { where: KEPT, by: 'date' },
  any: { where: 'true', by: 'date' },
};

/** What the administrator's list shows of a post in addition to its summary. */
type Facts = Omit<AdminPostSummary, Exclude<keyof PostSummary, '_id'>>;

/** Reads posts that only the administrator sees. These are few, so counting them and sorting hits costs little. */
@Injectable()
export class AdminListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly posts: PostsService,
  ) {}

  async list(state: ListedState, query: ListQuery) {
    const { posts: found, ...page } = await this.posts.list(query, (asked) =>
      state === 'published' ? this.posts.find(asked) : this.find(state, asked),
    );
    const facts: Facts[] = await this.dataSource.query(
      `SELECT id AS _id, ${STATE_NOW} AS state, updated, deleted_at AS binned,
         EXISTS (SELECT FROM post_changes WHERE post_id = id) AS "hasChanges"
       FROM post WHERE id = ANY($1)`,
      [found.map(({ _id }) => _id)],
    );
    const posts = found.flatMap((post): AdminPostSummary | [] => {
      const known = facts.find(({ _id }) => _id === post._id);
      return known ? { ...post, ...known } : [];
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
    const [row]: [PostCounts] = await this.dataSource.query(
      `SELECT draft, scheduled - due AS scheduled, counted + due AS published, binned,
         (SELECT min(date) FROM post WHERE ${LISTS.scheduled.where}) AS "nextScheduled" FROM
         (SELECT count(*)::integer AS draft FROM post WHERE ${LISTS.draft.where}) AS drafts,
         (SELECT count(*)::integer AS scheduled FROM post WHERE ${KEPT} AND state = 'scheduled') AS planned,
         (SELECT count(*)::integer AS due FROM post WHERE ${DUE}) AS past,
         (SELECT posts AS counted FROM post_count WHERE category = '') AS counters,
         (SELECT count(*)::integer AS binned FROM post WHERE ${LISTS.binned.where}) AS bin`,
    );
    return row;
  }
}
