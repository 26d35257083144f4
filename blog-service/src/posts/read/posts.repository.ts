import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DUE, FOR_VISITORS, ITS_DATE_HAS_COME, VISIBLE } from '../../visible.js';
import type { Post } from '../post.entity.js';
import { FIRST_PICTURE, type FirstPicture } from './cover.js';
import type { Cursor } from './cursor.js';

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

/** What else to read beside a post. */
export interface RelatedRows {
  previous?: SummaryRow;
  next?: SummaryRow;
  related: SummaryRow[];
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

/** How hits of the words in `$1` are found. */
interface Lookup {
  match: string;
  /** How many of the newest posts are looked through first. */
  newest: number;
  limit: number;
}

export const STORED_SUMMARY = `id, title, excerpt, author, category, image_url AS "imageUrl", picture_key AS "pictureKey", focus, date`;
export const SUMMARY = `${STORED_SUMMARY}, ${FIRST_PICTURE} AS "firstPicture"`;
const NEWEST_FIRST = 'ORDER BY date DESC, id DESC';
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
       FROM post WHERE ${FOR_VISITORS} AND ${where} ${NEWEST_FIRST} LIMIT ${limit}`,
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
      : await this.hits(
          true,
          words,
          { category, before: cursor },
          {
            match: 'title_words @@ words_query($1)',
            newest: TITLES_PER_HIT * limit,
            limit,
          },
        );
    if (inTitle.length === limit) return inTitle;
    // When all hits together can't fill the page, they are read from the word index at once. A search in a category
    // skips this check, because counting takes longer there.
    const isRare = category === undefined && (await counted) < limit;
    const inContent = await this.hits(
      false,
      words,
      { category, before: isPastTitles ? cursor : undefined },
      {
        match: 'all_words @@ words_query($1) AND NOT title_words @@ words_query($1)',
        newest: isRare ? 0 : TEXTS_PER_HIT * limit,
        limit: limit - inTitle.length,
      },
    );
    return [...inTitle, ...inContent];
  }

  private hits(inTitle: boolean, words: string, condition: Condition, lookup: Lookup): Promise<SummaryRow[]> {
    const { where, values } = conditions(condition, [words]);
    const ids = idsOfHits(lookup, where, NEWEST_FIRST);
    return this.dataSource.query(
      `SELECT ${SUMMARY}, ${inTitle} AS "inTitle" FROM post WHERE id IN (${ids}) ${NEWEST_FIRST}`,
      values,
    );
  }

  /** Counts one more hit than is shown, which tells that there are more. */
  private async countHits(category: string | undefined, words: string): Promise<number> {
    const { where, values } = conditions({ category }, [words]);
    const newest = category === undefined ? 0 : COUNTED_IN_CATEGORY;
    const lookup = { match: 'all_words @@ words_query($1)', newest, limit: MAX_COUNTED_HITS + 1 };
    const ids = idsOfHits(lookup, where);
    const [row]: { hits: number }[] = await this.dataSource.query(
      `SELECT count(*)::integer AS hits FROM (${ids}) AS found`,
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

  /**
   * The posts around one: the previous and the next by date, up to `limit` of the same category, and up to `limit` of
   * all categories, each newest first. Undefined when visitors see no such post. BETWEEN, and the category in the order,
   * make the planner use the index by category. With `=` it would read all posts by date.
   */
  async around(id: string, limit: number): Promise<RelatedRows | undefined> {
    const rows: (SummaryRow & { place: keyof RelatedRows | 'this' })[] = await this.dataSource.query(
      `WITH this AS MATERIALIZED (SELECT ${SUMMARY} FROM post WHERE id = $1 AND ${VISIBLE})
       SELECT 'this' AS place, * FROM this
       UNION ALL (SELECT 'previous', ${SUMMARY} FROM post
         WHERE ${VISIBLE} AND (date, id) < (SELECT date, id FROM this) ${NEWEST_FIRST} LIMIT 1)
       UNION ALL (SELECT 'next', ${SUMMARY} FROM post
         WHERE ${VISIBLE} AND (date, id) > (SELECT date, id FROM this) ORDER BY date, id LIMIT 1)
       UNION ALL (SELECT 'related', ${SUMMARY} FROM post
         WHERE ${VISIBLE} AND category BETWEEN (SELECT category FROM this) AND (SELECT category FROM this)
           AND id <> $1 ORDER BY category DESC, date DESC, id DESC LIMIT ${limit})
       UNION ALL (SELECT 'related', ${SUMMARY} FROM post
         WHERE ${VISIBLE} AND id <> (SELECT id FROM this) ${NEWEST_FIRST} LIMIT ${limit})`,
      [id],
    );
    const at = (wanted: string) => rows.filter(({ place }) => place === wanted);
    if (at('this').length === 0) return undefined;
    const related = [...new Map(at('related').map((row) => [row.id, row])).values()];
    return { previous: at('previous')[0], next: at('next')[0], related: related.slice(0, limit) };
  }
}

/**
 * SQL for the ids of hits. It looks through the newest posts first: when a word is common, they fill the page. Otherwise there
 * are so few hits that all of them can be read from the word index and sorted. IS TRUE, which is also in that index's
 * condition, makes the planner use it. With the other indexes it would read all posts by date, or a whole category.
 */
function idsOfHits({ match, newest, limit }: Lookup, where: string, order = ''): string {
  return `WITH newest AS MATERIALIZED (
      SELECT id FROM (SELECT * FROM post WHERE ${FOR_VISITORS} AND ${where} ${NEWEST_FIRST} LIMIT ${newest}) AS post
      WHERE ${match} LIMIT ${limit})
    SELECT id FROM newest WHERE (SELECT count(*) FROM newest) = ${limit}
    UNION ALL
    (SELECT id FROM post
     WHERE (SELECT count(*) FROM newest) < ${limit} AND (${FOR_VISITORS}) IS TRUE AND (${where}) IS TRUE AND ${match}
     ${order} LIMIT ${limit})`;
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
