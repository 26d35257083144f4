import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { writeCursor } from './cursor.js';
import type { ListQuery } from './list-query.js';
import type { Post } from './post.entity.js';
import { type PostSummary, toSummary } from './post.view.js';
import { readPostId } from './post-id.js';

type SummaryRow = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'author' | 'category' | 'imageUrl' | 'pictureKey' | 'date'
> & {
  /** In a search: whether the title has the words. */
  inTitle?: boolean;
};
type PostRow = SummaryRow & Pick<Post, 'content' | 'imageAlt' | 'updated' | 'version'>;

export interface PostPage {
  posts: PostSummary[];
  total: number;
  /** Missing on the last page. */
  nextCursor?: string;
}

export interface RelatedPosts {
  previous: PostSummary | null;
  next: PostSummary | null;
  related: PostSummary[];
}

const SUMMARY = `id, title, excerpt, author, category, image_url AS "imageUrl", picture_key AS "pictureKey", date`;
const RELATED_POSTS = 3;
/** A search counts its hits up to here; counting all hits of a common word would read half the table. */
const MAX_COUNTED_HITS = 200;
/**
 * So many of the newest posts a search looks through for each hit it wants, before it takes to the word index. Titles are
 * cheaper, being in the date's index.
 */
const TITLES_FOR_A_HIT = 100;
const TEXTS_FOR_A_HIT = 20;
/** So many of the newest posts of a category it looks through to count: the word index has the hits of all categories. */
const COUNTED_IN_CATEGORY = 1_000;

/** Reads posts as plain rows: making entities of a hundred of them costs more than the query. */
@Injectable()
export class PostReader {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async one(id: string): Promise<PostRow> {
    const known = readPostId(id);
    const [post]: PostRow[] = known
      ? await this.dataSource.query(
          `SELECT ${SUMMARY}, content, image_alt AS "imageAlt", updated, version FROM post
           WHERE id = $1 AND deleted_at IS NULL`,
          [known],
        )
      : [];
    if (!post) throw new NotFoundException('Blog post not found.');
    return post;
  }

  async page(query: ListQuery): Promise<PostPage> {
    return query.search === undefined ? this.browse(query) : this.search(query, query.search);
  }

  private async browse({ limit, cursor, category }: ListQuery): Promise<PostPage> {
    const { where, values } = conditions({ category, before: cursor });
    const rows: (SummaryRow & { total: number })[] = await this.dataSource.query(
      `SELECT ${SUMMARY}, (SELECT posts FROM post_count WHERE category = $${values.length + 1}) AS total
       FROM post WHERE ${where} ORDER BY date DESC, id DESC LIMIT ${limit + 1}`,
      [...values, category ?? ''],
    );
    const total = rows[0]?.total ?? (cursor ? await this.count(category) : 0);
    return toPage(rows, limit, total);
  }

  private async search(query: ListQuery, search: string): Promise<PostPage> {
    const counted = this.countHits(query.category, search);
    const [total, rows] = await Promise.all([counted, this.titleThenContentHits(query, search, counted)]);
    return toPage(rows, query.limit, total);
  }

  private async titleThenContentHits(
    { limit, cursor, category }: ListQuery,
    search: string,
    counted: Promise<number>,
  ): Promise<SummaryRow[]> {
    const wanted = limit + 1;
    const isPastTitles = cursor?.inTitle === false;
    const inTitle = isPastTitles
      ? []
      : await this.hits(
          'true AS "inTitle"',
          'title_words @@ words_query($1)',
          { search, category, before: cursor },
          TITLES_FOR_A_HIT * wanted,
          wanted,
        );
    if (inTitle.length === wanted) return inTitle;
    // Hits that cannot fill the page are taken from the word index at once. Those of a category take longer to count than to find.
    const isRare = category === undefined && (await counted) < wanted;
    const inContent = await this.hits(
      'false AS "inTitle"',
      'all_words @@ words_query($1) AND NOT title_words @@ words_query($1)',
      { search, category, before: isPastTitles ? cursor : undefined },
      isRare ? 0 : TEXTS_FOR_A_HIT * wanted,
      wanted - inTitle.length,
    );
    return [...inTitle, ...inContent];
  }

  /**
   * Looks through the newest posts first: they fill the page when a word is common. Otherwise the hits are few enough to
   * take them all from the word index and sort them; IS TRUE keeps the planner from the other indexes, with which it would
   * walk all posts by date or gather a whole category.
   */
  private async hits(
    place: string,
    match: string,
    filter: Filter & { search: string },
    looked: number,
    limit: number,
  ): Promise<SummaryRow[]> {
    const { where, values } = conditions(filter, [filter.search]);
    return this.dataSource.query(
      `WITH newest AS MATERIALIZED (
         SELECT id FROM (SELECT * FROM post WHERE ${where} ORDER BY date DESC, id DESC LIMIT ${looked}) AS post
         WHERE ${match} LIMIT ${limit})
       SELECT ${SUMMARY}, ${place} FROM post WHERE id IN (
         SELECT id FROM newest WHERE (SELECT count(*) FROM newest) = ${limit}
         UNION ALL
         (SELECT id FROM post
          WHERE (SELECT count(*) FROM newest) < ${limit} AND (${where}) IS TRUE AND ${match}
          ORDER BY date DESC, id DESC LIMIT ${limit}))
       ORDER BY date DESC, id DESC`,
      values,
    );
  }

  private async countHits(category: string | undefined, search: string): Promise<number> {
    const looked = category === undefined ? 0 : COUNTED_IN_CATEGORY;
    const { where, values } = conditions({ category }, [search]);
    const [row]: { hits: number }[] = await this.dataSource.query(
      `WITH newest AS MATERIALIZED (
         SELECT id FROM (SELECT * FROM post WHERE ${where} ORDER BY date DESC, id DESC LIMIT ${looked}) AS post
         WHERE all_words @@ words_query($1) LIMIT ${MAX_COUNTED_HITS})
       SELECT count(*)::integer AS hits FROM (
         SELECT id FROM newest WHERE (SELECT count(*) FROM newest) = ${MAX_COUNTED_HITS}
         UNION ALL
         (SELECT id FROM post
          WHERE (SELECT count(*) FROM newest) < ${MAX_COUNTED_HITS} AND (${where}) IS TRUE AND all_words @@ words_query($1)
          LIMIT ${MAX_COUNTED_HITS})) AS found`,
      values,
    );
    return row?.hits ?? 0;
  }

  private async count(category = ''): Promise<number> {
    const [row]: { posts: number }[] = await this.dataSource.query(
      'SELECT posts FROM post_count WHERE category = $1',
      [category],
    );
    return row?.posts ?? 0;
  }

  /** The neighbours in time, and the newest of the same category, filled up with the newest of all. */
  async related(id: string): Promise<RelatedPosts> {
    const { id: self, date, category } = await this.one(id);
    const [previous, next, alike] = await Promise.all([
      this.neighbour('<', 'DESC', date, self),
      this.neighbour('>', 'ASC', date, self),
      this.dataSource.query<SummaryRow[]>(
        `(SELECT ${SUMMARY} FROM post WHERE deleted_at IS NULL AND category = $1 AND id <> $2
          ORDER BY date DESC, id DESC LIMIT ${RELATED_POSTS})
         UNION ALL
         (SELECT ${SUMMARY} FROM post WHERE deleted_at IS NULL AND category IS DISTINCT FROM $1 AND id <> $2
          ORDER BY date DESC, id DESC LIMIT ${RELATED_POSTS})`,
        [category, self],
      ),
    ]);
    const sameFirst = [
      ...alike.filter((post) => post.category === category),
      ...alike.filter((post) => post.category !== category),
    ];
    return { previous, next, related: sameFirst.slice(0, RELATED_POSTS).map(toSummary) };
  }

  private async neighbour(
    side: '<' | '>',
    order: 'ASC' | 'DESC',
    date: Date,
    id: string,
  ): Promise<PostSummary | null> {
    const [post]: SummaryRow[] = await this.dataSource.query(
      `SELECT ${SUMMARY} FROM post WHERE deleted_at IS NULL AND (date, id) ${side} ($1, $2)
       ORDER BY date ${order}, id ${order} LIMIT 1`,
      [date, id],
    );
    return post ? toSummary(post) : null;
  }
}

interface Filter {
  category?: string;
  before?: { date: Date; id: string };
}

/** The conditions that lists share, with their parameters after the given ones. */
function conditions(
  { category, before }: Filter,
  values: unknown[] = [],
): { where: string; values: unknown[] } {
  const parts = ['deleted_at IS NULL'];
  const all = [...values];
  const parameter = (value: unknown) => `$${all.push(value)}`;
  if (category !== undefined) parts.push(`category = ${parameter(category)}`);
  if (before) parts.push(`(date, id) < (${parameter(before.date)}, ${parameter(before.id)})`);
  return { where: parts.join(' AND '), values: all };
}

/** One row more than the limit tells that there is a next page. */
function toPage(rows: SummaryRow[], limit: number, total: number): PostPage {
  const posts = rows.slice(0, limit);
  const last = rows.length > limit ? posts.at(-1) : undefined;
  return { posts: posts.map(toSummary), total, nextCursor: last && writeCursor(last) };
}
