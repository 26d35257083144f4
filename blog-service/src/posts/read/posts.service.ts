import { Injectable } from '@nestjs/common';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../categories/categories.service.js';
import { EditionsService } from '../../editions/editions.service.js';
import { DUE, EDITION_AT, FOR_VISITORS, ITS_DATE_HAS_COME, VISIBLE } from '../../visible.js';
import { tagged } from '../etag.js';
import { postNotFound, readPostId } from '../post-id.js';
import { type PostResponse, type PostSummary, RELATED_POSTS, type RelatedPosts } from './answers.js';
import { type Cursor, type ListQuery, writeCursor } from './list-query.js';
import { SUMMARY } from './post-rows.js';

export type FoundRow = PostSummary & {
  /** In a search: whether the title has the words. */
  inTitle?: boolean;
  /** The date that the list is sorted by, when it is not `date`. */
  listedBy?: Date;
  /** The number of posts on all pages, unless it is counted apart. */
  total?: number;
};

export interface Found {
  rows: FoundRow[];
  /** The number of posts on all pages. */
  total: number;
  /** Whether counting stopped at `total`, so that there are more. */
  isMinimum?: boolean;
}

/** How hits of the words in `$1` are found. */
interface Lookup {
  match: string;
  category?: string;
  before?: Cursor;
  /** How many of the newest posts are looked through first. */
  newest: number;
  limit: number;
}

const NEWEST_FIRST = 'ORDER BY date DESC, id DESC';
const IN_TITLE = 'title_words @@ words_query($1)';
const IN_ALL = 'all_words @@ words_query($1)';
/** The most hits that a search counts. Counting all hits of a common word would read half the table. */
const MAX_COUNTED_HITS = 200;
/** For each hit that it needs, a search reads this many titles of the newest posts before it uses the word index. */
const TITLES_PER_HIT = 100;
/** The same for texts. They are fewer, because the titles are in the index by date and the texts are not. */
const TEXTS_PER_HIT = 20;
/** The word index holds the hits of all categories, so in a category the hits among its newest posts are counted first. */
const COUNTED_IN_CATEGORY = 1_000;

/** Reads posts for visitors. */
@Injectable()
export class PostsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly categories: CategoriesService,
    private readonly editions: EditionsService,
  ) {}

  /** A page of what `find` finds, without `nextCursor` on the last one. It is asked for the category's current name. */
  async list(query: ListQuery, find = (asked: ListQuery) => this.find(asked)) {
    const { limit, category: asked } = query;
    const category = asked === undefined ? undefined : await this.categories.known(asked);
    if (asked !== undefined && category === undefined) {
      throw invalidField('category', 'The category is not known.');
    }
    // One post more than the limit is read. It tells whether there is a next page.
    const { rows, ...found } = await find({ ...query, category, limit: limit + 1 });
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const posts = rows.slice(0, limit).map(({ inTitle, listedBy, total, ...post }): PostSummary => post);
    const nextCursor =
      last && writeCursor({ inTitle: last.inTitle, date: last.listedBy ?? last.date, id: last._id });
    return { ...found, posts, nextCursor };
  }

  /** Finds posts newest first; in a search hits in the title, then those in the text. */
  async find(query: ListQuery): Promise<Found> {
    const { category, cursor, limit, search } = query;
    if (search !== undefined) {
      const counted = this.countHits(category, search);
      const [hits, rows] = await Promise.all([counted, this.titleThenTextHits(query, search, counted)]);
      return { rows, total: Math.min(hits, MAX_COUNTED_HITS), isMinimum: hits > MAX_COUNTED_HITS };
    }
    const { where, values } = conditions({ category, before: cursor }, [category ?? '']);
    // The total comes from the counters, so that no request counts posts.
    const rows: (FoundRow & { total: number })[] = await this.dataSource.query(
      `SELECT ${SUMMARY}, ${TOTAL} AS total FROM post WHERE ${FOR_VISITORS} AND ${where} ${NEWEST_FIRST} LIMIT ${limit}`,
      values,
    );
    if (rows[0]) return { rows, total: rows[0].total };
    const [{ total }]: [Found] = await this.dataSource.query(`SELECT ${TOTAL} AS total`, [category ?? '']);
    return { rows, total };
  }

  private async titleThenTextHits(
    { category, cursor, limit }: ListQuery,
    words: string,
    counted: Promise<number>,
  ): Promise<FoundRow[]> {
    const isPastTitles = cursor?.inTitle === false;
    const inTitle = isPastTitles
      ? []
      : await this.hits(words, {
          match: IN_TITLE,
          category,
          before: cursor,
          newest: TITLES_PER_HIT * limit,
          limit,
        });
    if (inTitle.length === limit) return inTitle;
    // When all hits together can't fill the page, they are read from the word index at once. A search in a category
    // skips this check, because counting takes longer there.
    const isRare = category === undefined && (await counted) < limit;
    const inText = await this.hits(words, {
      match: `${IN_ALL} AND NOT ${IN_TITLE}`,
      category,
      before: isPastTitles ? cursor : undefined,
      newest: isRare ? 0 : TEXTS_PER_HIT * limit,
      limit: limit - inTitle.length,
    });
    return [...inTitle, ...inText];
  }

  private hits(words: string, lookup: Lookup): Promise<FoundRow[]> {
    const { ids, values } = idsOfHits(words, lookup, NEWEST_FIRST);
    return this.dataSource.query(
      `SELECT ${SUMMARY}, ${lookup.match === IN_TITLE} AS "inTitle" FROM post WHERE id IN (${ids}) ${NEWEST_FIRST}`,
      values,
    );
  }

  /** Counts one more hit than is shown, which tells that there are more. */
  private async countHits(category: string | undefined, words: string): Promise<number> {
    const newest = category === undefined ? 0 : COUNTED_IN_CATEGORY;
    const { ids, values } = idsOfHits(words, {
      match: IN_ALL,
      category,
      newest,
      limit: MAX_COUNTED_HITS + 1,
    });
    const [{ hits }]: [{ hits: number }] = await this.dataSource.query(
      `SELECT count(*)::integer AS hits FROM (${ids}) AS found`,
      values,
    );
    return hits;
  }

  /** A post with its ETag. */
  async one(id: string) {
    // A scheduled post was last saved before visitors could see it, so for them it changed at its date.
    const [row]: (PostResponse & { version: number; editionAt: Date })[] = await this.dataSource.query(
      `SELECT ${SUMMARY}, content, image_alt AS "imageAlt", greatest(updated, date) AS updated, version,
         ${EDITION_AT} AS "editionAt" FROM post
       WHERE id = $1 AND ${VISIBLE}`,
      [readPostId(id)],
    );
    if (!row) throw postNotFound();
    const { version, editionAt, ...post } = row;
    await this.editions.requireBlog(editionAt);
    return tagged(post, `${version}`);
  }

  /**
   * The previous and the next post by date, and the newest of the same category, filled up with the newest of all. BETWEEN,
   * and the category in the order, make the planner use the index by category. With `=` it would read all posts by date.
   */
  async related(id: string): Promise<RelatedPosts> {
    const rows: (PostSummary & { place: keyof RelatedPosts | 'this'; editionAt: Date })[] =
      await this.dataSource.query(
        `WITH this AS MATERIALIZED (SELECT ${SUMMARY}, ${EDITION_AT} AS "editionAt" FROM post WHERE id = $1 AND ${VISIBLE})
       SELECT 'this' AS place, * FROM this
       UNION ALL (SELECT 'previous', ${SUMMARY}, NULL FROM post
         WHERE ${VISIBLE} AND (date, id) < (SELECT date, _id FROM this) ${NEWEST_FIRST} LIMIT 1)
       UNION ALL (SELECT 'next', ${SUMMARY}, NULL FROM post
         WHERE ${VISIBLE} AND (date, id) > (SELECT date, _id FROM this) ORDER BY date, id LIMIT 1)
       UNION ALL (SELECT 'related', ${SUMMARY}, NULL FROM post
         WHERE ${VISIBLE} AND category BETWEEN (SELECT category FROM this) AND (SELECT category FROM this)
           AND id <> $1 ORDER BY category DESC, date DESC, id DESC LIMIT ${RELATED_POSTS})
       UNION ALL (SELECT 'related', ${SUMMARY}, NULL FROM post
         WHERE ${VISIBLE} AND id <> (SELECT _id FROM this) ${NEWEST_FIRST} LIMIT ${RELATED_POSTS})`,
        [readPostId(id)],
      );
    const at = (wanted: string) =>
      rows.flatMap(({ place, editionAt, ...post }) => (place === wanted ? post : []));
    const [asked] = rows;
    if (!asked) throw postNotFound();
    await this.editions.requireBlog(asked.editionAt);
    const related = [...new Map(at('related').map((post) => [post._id, post])).values()];
    return {
      previous: at('previous')[0] ?? null,
      next: at('next')[0] ?? null,
      related: related.slice(0, RELATED_POSTS),
    };
  }
}

/**
 * SQL for the ids of hits. It looks through the newest posts first: when a word is common, they fill the page. Otherwise there
 * are so few hits that all of them can be read from the word index and sorted. IS TRUE, which is also in that index's
 * condition, makes the planner use it. With the other indexes it would read all posts by date, or a whole category.
 */
function idsOfHits(words: string, { match, newest, limit, ...condition }: Lookup, order = '') {
  const { where, values } = conditions(condition, [words]);
  const ids = `WITH newest AS MATERIALIZED (
      SELECT id FROM (SELECT * FROM post WHERE ${FOR_VISITORS} AND ${where} ${NEWEST_FIRST} LIMIT ${newest}) AS post
      WHERE ${match} LIMIT ${limit})
    SELECT id FROM newest WHERE (SELECT count(*) FROM newest) = ${limit}
    UNION ALL
    (SELECT id FROM post
     WHERE (SELECT count(*) FROM newest) < ${limit} AND (${FOR_VISITORS}) IS TRUE AND (${where}) IS TRUE AND ${match}
     ${order} LIMIT ${limit})`;
  return { ids, values };
}

/** SQL for how many posts visitors see of the category in `$1`, or of all when that is `''`. */
const TOTAL = `coalesce((SELECT posts FROM post_count WHERE category = $1), 0)
  + (SELECT count(*)::integer FROM post WHERE ${DUE} AND ($1 = '' OR category = $1))`;

/** The conditions that lists have in addition to FOR_VISITORS. Their parameters follow the given ones. */
function conditions({ category, before }: Pick<Lookup, 'category' | 'before'>, values: unknown[]) {
  const parts = [ITS_DATE_HAS_COME];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  if (category !== undefined) parts.push(`category = ${parameter(category)}`);
  if (before) parts.push(`(date, id) < (${parameter(before.date)}, ${parameter(before.id)})`);
  return { where: parts.join(' AND '), values };
}
