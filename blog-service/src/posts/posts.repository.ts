import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DUE, FOR_VISITORS, ITS_DATE_HAS_COME, VISIBLE } from '../visible.js';
import { FIRST_PICTURE, type FirstPicture } from './cover.js';
import type { Cursor } from './cursor.js';
import type { Post } from './post.entity.js';

export type SummaryRow = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'author' | 'category' | 'imageUrl' | 'pictureKey' | 'focus' | 'date'
> & {
  /** Missing in what the administrator edits. */
  firstPicture?: FirstPicture | null;
  /** In a search: whether the title has the words. */
  inTitle?: boolean;
  /** The date that the list is sorted by, when it is not `date`. */
  listedBy?: Date;
};
export type PostRow = SummaryRow & Pick<Post, 'content' | 'imageAlt' | 'updated' | 'version'>;

export interface Found {
  rows: SummaryRow[];
  /** The number of posts on all pages. */
  total: number;
  /** Whether counting stopped at `total`, so that there are more. */
  isMinimum?: boolean;
}

/** The filters of a list or a search. */
export interface ListFilter {
  category?: string;
  cursor?: Cursor;
  limit: number;
}

interface Condition {
  category?: string;
  before?: { date: Date; id: string };
}

export const STORED_SUMMARY = `id, title, excerpt, author, category, image_url AS "imageUrl", picture_key AS "pictureKey", focus, date`;
export const SUMMARY = `${STORED_SUMMARY}, ${FIRST_PICTURE} AS "firstPicture"`;
/** The most hits that a search counts. Counting all hits of a common word would read half the table. */
const MAX_COUNTED_HITS = 200;
/** For each hit that it needs, a search reads this many titles of the newest posts before it uses the word index. */
const TITLES_PER_HIT = 100;
/** The same for texts. They are fewer, because the titles are in the index by date and the texts are not. */
const TEXTS_PER_HIT = 20;
/** The word index holds the hits of all categories, so in a category the hits among its newest posts are counted first. */
const COUNTED_IN_CATEGORY = 1_000;

/** Reads posts for visitors. It returns plain rows: making entities of a hundred posts costs more than the query. */
@Injectable()
export class PostsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async find(id: string): Promise<PostRow | undefined> {
    const [post]: PostRow[] = await this.dataSource.query(
      `SELECT ${SUMMARY}, content, image_alt AS "imageAlt", updated, version FROM post
       WHERE id = $1 AND ${VISIBLE}`,
      [id],
    );
    return post;
  }

  /** Lists posts newest first. The total comes from the counters, so that no request counts posts. */
  async list({ category, cursor, limit }: ListFilter): Promise<Found> {
    const { where, values } = conditions({ category, before: cursor });
    const rows: (SummaryRow & { total: number })[] = await this.dataSource.query(
      `SELECT ${SUMMARY}, ${totalOf(`$${values.length + 1}`)} AS total
       FROM post WHERE ${FOR_VISITORS} AND ${where} ORDER BY date DESC, id DESC LIMIT ${limit}`,
      [...values, category ?? ''],
    );
    const total = rows[0]?.total ?? (cursor ? await this.count(category) : 0);
    return { rows, total };
  }

  /** Finds hits in the title, then those in the text, each newest first. */
  async search(filter: ListFilter, words: string): Promise<Found> {
    const counted = this.countHits(filter.category, words);
    const [hits, rows] = await Promise.all([counted, this.titleThenContentHits(filter, words, counted)]);
    return { rows, total: Math.min(hits, MAX_COUNTED_HITS), isMinimum: hits > MAX_COUNTED_HITS };
  }

  private async titleThenContentHits(
    { category, cursor, limit }: ListFilter,
    words: string,
    counted: Promise<number>,
  ): Promise<SummaryRow[]> {
    const isPastTitles = cursor?.inTitle === false;
    const inTitle = isPastTitles
      ? []
      : await this.hits({
          columns: 'true AS "inTitle"',
          match: 'title_words @@ words_query($1)',
          words,
          condition: { category, before: cursor },
          newest: TITLES_PER_HIT * limit,
          limit,
        });
    if (inTitle.length === limit) return inTitle;
    // When all hits together can't fill the page, they are read from the word index at once. A search in a category
    // skips this check, because counting takes longer there.
    const isRare = category === undefined && (await counted) < limit;
    const inContent = await this.hits({
      columns: 'false AS "inTitle"',
      match: 'all_words @@ words_query($1) AND NOT title_words @@ words_query($1)',
      words,
      condition: { category, before: isPastTitles ? cursor : undefined },
      newest: isRare ? 0 : TEXTS_PER_HIT * limit,
      limit: limit - inTitle.length,
    });
    return [...inTitle, ...inContent];
  }

  /**
   * Looks through the newest posts first: when a word is common, they fill the page. Otherwise there are so few hits
   * that all of them can be read from the word index and sorted. IS TRUE, which is also in that index's condition,
   * makes the planner use it. With the other indexes it would read all posts by date, or a whole category.
   */
  private hits({
    columns,
    match,
    words,
    condition,
    newest,
    limit,
  }: {
    columns: string;
    match: string;
    words: string;
    condition: Condition;
    /** How many of the newest posts are looked through first. */
    newest: number;
    limit: number;
  }): Promise<SummaryRow[]> {
    const { where, values } = conditions(condition, [words]);
    return this.dataSource.query(
      `WITH newest AS MATERIALIZED (
         SELECT id FROM (SELECT * FROM post WHERE ${FOR_VISITORS} AND ${where} ORDER BY date DESC, id DESC LIMIT ${newest}) AS post
         WHERE ${match} LIMIT ${limit})
       SELECT ${SUMMARY}, ${columns} FROM post WHERE id IN (
         SELECT id FROM newest WHERE (SELECT count(*) FROM newest) = ${limit}
         UNION ALL
         (SELECT id FROM post
          WHERE (SELECT count(*) FROM newest) < ${limit} AND (${FOR_VISITORS}) IS TRUE AND (${where}) IS TRUE AND ${match}
          ORDER BY date DESC, id DESC LIMIT ${limit}))
       ORDER BY date DESC, id DESC`,
      values,
    );
  }

  /** Counts one more hit than is shown, which tells that there are more. */
  private async countHits(category: string | undefined, words: string): Promise<number> {
    const most = MAX_COUNTED_HITS + 1;
    const newest = category === undefined ? 0 : COUNTED_IN_CATEGORY;
    const { where, values } = conditions({ category }, [words]);
    const [row]: { hits: number }[] = await this.dataSource.query(
      `WITH newest AS MATERIALIZED (
         SELECT id FROM (SELECT * FROM post WHERE ${FOR_VISITORS} AND ${where} ORDER BY date DESC, id DESC LIMIT ${newest}) AS post
         WHERE all_words @@ words_query($1) LIMIT ${most})
       SELECT count(*)::integer AS hits FROM (
         SELECT id FROM newest WHERE (SELECT count(*) FROM newest) = ${most}
         UNION ALL
         (SELECT id FROM post
          WHERE (SELECT count(*) FROM newest) < ${most} AND (${FOR_VISITORS}) IS TRUE AND (${where}) IS TRUE AND all_words @@ words_query($1)
          LIMIT ${most})) AS found`,
      values,
    );
    return row?.hits ?? 0;
  }

  private async count(category = ''): Promise<number> {
    const [row]: { posts: number }[] = await this.dataSource.query(`SELECT ${totalOf('$1')} AS posts`, [
      category,
    ]);
    return row?.posts ?? 0;
  }

  /** The posts just before and just after this one. */
  async neighbours({ date, id }: SummaryRow): Promise<{ previous?: SummaryRow; next?: SummaryRow }> {
    const neighbour = (side: '<' | '>', order: 'ASC' | 'DESC'): Promise<SummaryRow[]> =>
      this.dataSource.query(
        `SELECT ${SUMMARY} FROM post WHERE ${VISIBLE} AND (date, id) ${side} ($1, $2)
         ORDER BY date ${order}, id ${order} LIMIT 1`,
        [date, id],
      );
    const [[previous], [next]] = await Promise.all([neighbour('<', 'DESC'), neighbour('>', 'ASC')]);
    return { previous, next };
  }

  /** Posts other than this one: up to `limit` of the same category, then up to `limit` of all categories, each newest first. */
  async others({ id, category }: SummaryRow, limit: number): Promise<SummaryRow[]> {
    const rows: SummaryRow[] = await this.dataSource.query(
      `(SELECT ${SUMMARY} FROM post WHERE ${VISIBLE} AND category = $1 AND id <> $2
        ORDER BY date DESC, id DESC LIMIT ${limit})
       UNION ALL
       (SELECT ${SUMMARY} FROM post WHERE ${VISIBLE} AND id <> $2
        ORDER BY date DESC, id DESC LIMIT ${limit})`,
      [category, id],
    );
    return [...new Map(rows.map((row) => [row.id, row])).values()];
  }
}

/** SQL for how many posts visitors see of the category in a query parameter, or of all when the parameter is `''`. */
const totalOf = (category: string) =>
  `coalesce((SELECT posts FROM post_count WHERE category = ${category}), 0)
     + (SELECT count(*)::integer FROM post WHERE ${DUE} AND (${category} = '' OR category = ${category}))`;

/** The conditions that lists have in addition to FOR_VISITORS. Their parameters follow the given ones. */
function conditions(
  { category, before }: Condition,
  values: unknown[] = [],
): { where: string; values: unknown[] } {
  const parts = [ITS_DATE_HAS_COME];
  const all = [...values];
  const parameter = (value: unknown) => `$${all.push(value)}`;
  if (category !== undefined) parts.push(`category = ${parameter(category)}`);
  if (before) parts.push(`(date, id) < (${parameter(before.date)}, ${parameter(before.id)})`);
  return { where: parts.join(' AND '), values: all };
}
