import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DUE, ITS_DATE_HAS_COME, STATE_NOW } from '../../visible.js';
import type { ListedState, PostState } from '../post-state.js';
import type { PostCounts } from './answers.js';
import type { Cursor } from './cursor.js';
import { type Found, type ListFilter, SUMMARY, type SummaryRow } from './posts.repository.js';

/** What the administrator's list has of a post in addition to its summary. */
export interface FactsRow {
  id: string;
  state: PostState;
  updated: Date;
  deletedAt: Date | null;
  hasChanges: boolean;
}

/** The states that only the administrator can list. Published posts, which visitors see too, are listed by PostsRepository. */
export type HiddenState = Exclude<ListedState, 'published'>;

const KEPT = 'deleted_at IS NULL';
const LISTS: Record<HiddenState, { where: string; by: 'date' | 'updated' }> = {
  draft: { where: `${KEPT} AND state = 'draft'`, by: 'updated' },
  scheduled: { where: `${KEPT} AND state = 'scheduled' AND NOT ${ITS_DATE_HAS_COME}`, by: 'date' },
  binned: { where: 'deleted_at IS NOT NULL', by: 'date' },
  all: { where: KEPT, by: 'date' },
  any: { where: 'true', by: 'date' },
};

/** Reads posts that only the administrator sees. These are few, so counting them and sorting hits costs little. */
@Injectable()
export class AdminListRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Lists posts newest first. In a search, hits in the title come before those in the text. */
  async list(state: HiddenState, { category, cursor, limit }: ListFilter, words?: string): Promise<Found> {
    const { where, by } = LISTS[state];
    const values: unknown[] = [];
    const parameter = (value: unknown) => `$${values.push(value)}`;
    const parts = [where];
    if (category !== undefined) parts.push(`category = ${parameter(category)}`);
    const query = words === undefined ? undefined : `words_query(${parameter(words)})`;
    if (query) parts.push(`all_words @@ ${query}`);
    const inTitle = query ? `title_words @@ ${query}` : 'false';
    const matching = parts.join(' AND ');
    const [{ total }]: [{ total: number }] = await this.dataSource.query(
      `SELECT count(*)::integer AS total FROM post WHERE ${matching}`,
      values,
    );
    const rows: SummaryRow[] = await this.dataSource.query(
      `SELECT ${SUMMARY}, "inTitle", ${by} AS "listedBy" FROM (SELECT *, ${inTitle} AS "inTitle" FROM post) AS post
       WHERE ${matching} ${cursor ? `AND ${after(cursor, by, parameter)}` : ''}
       ORDER BY "inTitle" DESC, ${by} DESC, id DESC LIMIT ${limit}`,
      values,
    );
    return { rows, total };
  }

  async facts(ids: string[]): Promise<Map<string, FactsRow>> {
    const rows: FactsRow[] = await this.dataSource.query(
      `SELECT id, ${STATE_NOW} AS state, updated, deleted_at AS "deletedAt",
         EXISTS (SELECT FROM post_changes WHERE post_id = id) AS "hasChanges"
       FROM post WHERE id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async counts(): Promise<PostCounts> {
    const [row]: [PostCounts] = await this.dataSource.query(
      `SELECT draft, scheduled - due AS scheduled, counted + due AS published, binned FROM
         (SELECT count(*)::integer AS draft FROM post WHERE ${LISTS.draft.where}) AS drafts,
         (SELECT count(*)::integer AS scheduled FROM post WHERE ${KEPT} AND state = 'scheduled') AS planned,
         (SELECT count(*)::integer AS due FROM post WHERE ${DUE}) AS past,
         (SELECT posts AS counted FROM post_count WHERE category = '') AS counters,
         (SELECT count(*)::integer AS binned FROM post WHERE ${LISTS.binned.where}) AS bin`,
    );
    return row;
  }
}

function after(
  { inTitle = false, date, id }: Cursor,
  by: string,
  parameter: (value: unknown) => string,
): string {
  return `("inTitle", ${by}, id) < (${parameter(inTitle)}, ${parameter(date)}, ${parameter(id)})`;
}
