import { Injectable } from '@nestjs/common';
import { invalidField } from '@salon/service-kit/validation';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../categories/categories.service.js';
import { EditionsService } from '../../editions/editions.service.js';
import { SEED_POSTS } from '../../seed/seed-posts.js';
import { VISIBLE } from '../../visible.js';
import { postNotFound, readPostId } from '../post-id.js';
import { type ListedState, type PostCounts, type PostResponse, type PostSummary } from './answers.js';
import { type ListQuery, MAX_LIMIT, writeCursor } from './list-query.js';
import { SISTERS, SUMMARY } from './post-rows.js';

const KEPT = 'deleted_at IS NULL';
/** A seeded post has its date in both columns until it is saved. */
const AS_SEEDED = `id = ANY('{${SEED_POSTS.map(({ id }) => id)}}') AND updated = date
  AND NOT EXISTS (SELECT FROM post_changes WHERE post_id = id)`;
/** The posts that a list has. */
const LISTS: Record<ListedState, string> = {
  draft: `${KEPT} AND state = 'draft'`,
  scheduled: `${KEPT} AND state = 'scheduled'`,
  published: VISIBLE,
  binned: 'deleted_at IS NOT NULL',
  sample: `${VISIBLE} AND ${AS_SEEDED}`,
  all: KEPT,
  any: 'true',
};
const ADMIN_SUMMARY = `${SUMMARY}, state, was_public AS "wasPublic", updated, deleted_at AS binned,
  ${SISTERS} AS sisters,
  EXISTS (SELECT FROM post_changes WHERE post_id = id) AS "hasChanges"`;

const ORDER = '"inTitle" DESC, "listedBy" DESC, _id DESC';

/** What a row's cursor is made of. */
interface Place {
  /** In a search: whether the title has the words. */
  inTitle: boolean;
  listedBy: Date;
}

/** Finds posts: for visitors and, by their state, for the administrator. */
@Injectable()
export class PostsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly categories: CategoriesService,
    private readonly editions: EditionsService,
  ) {}

  /**
   * A page of the posts that visitors see or, with a state, of those that the administrator asks for, with what only she sees of
   * them. The newest come first; in a search hits in the title, then those in the text. `nextCursor` is missing on the last page.
   */
  async list({ state, category: asked, cursor, language, limit = MAX_LIMIT, q }: ListQuery) {
    const by = state === 'draft' ? 'updated' : 'date';
    const values: unknown[] = [];
    const parameter = (value: unknown) => `$${values.push(value)}`;
    const parts = [LISTS[state ?? 'published']];
    if (asked !== undefined) {
      const category = await this.categories.known(asked);
      if (category === undefined) throw invalidField('category', 'The category is not known.');
      parts.push(`category = ${parameter(category)}`);
    }
    if (language) parts.push(`language = ${parameter(language)}`);
    const words = q && `words_query(${parameter(q)})`;
    if (words) parts.push(`all_words @@ ${words}`);
    const where = parts.join(' AND ');
    const inTitle = words ? `title_words @@ ${words}` : 'false';
    if (cursor) {
      const { date, id } = cursor;
      const last = [cursor.inTitle ?? false, date, id].map(parameter);
      parts.push(`(${inTitle}, ${by}, id) < (${last})`);
    }
    // One post more than the limit is read. It tells whether there is a next page. Also an empty page has its row, with the total.
    const rows: (PostSummary & Place & { total: number })[] = await this.dataSource.query(
      `SELECT * FROM (SELECT count(*)::integer AS total FROM post WHERE ${where}) AS counted LEFT JOIN (
         SELECT ${state ? ADMIN_SUMMARY : SUMMARY}, ${inTitle} AS "inTitle", ${by} AS "listedBy" FROM post
         WHERE ${parts.join(' AND ')} ORDER BY ${ORDER} LIMIT ${limit + 1}
       ) AS page ON true ORDER BY ${ORDER}`,
      values,
    );
    const total = rows[0]?.total ?? 0;
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const posts = rows
      .filter(({ _id }) => _id)
      .slice(0, limit)
      .map(({ total, inTitle, listedBy, ...post }): PostSummary => post);
    const nextCursor = last && writeCursor({ inTitle: last.inTitle, date: last.listedBy, id: last._id });
    return { posts, total, nextCursor };
  }

  async counts(): Promise<PostCounts> {
    const states = ['draft', 'scheduled', 'published', 'binned'] as const;
    const counts = states.map((state) => `count(*) FILTER (WHERE ${LISTS[state]})::integer AS ${state}`);
    const [row]: [PostCounts] = await this.dataSource.query(`SELECT ${counts} FROM post`);
    return row;
  }

  async one(id: string): Promise<PostResponse> {
    // A scheduled post was last saved before visitors could see it, so for them it changed at its date.
    await this.editions.requireBlog();
    const [post]: PostResponse[] = await this.dataSource.query(
      `SELECT ${SUMMARY}, content, image_alt AS "imageAlt", greatest(updated, date) AS updated
       FROM post WHERE id = $1 AND ${VISIBLE}`,
      [readPostId(id)],
    );
    if (!post) throw postNotFound();
    return post;
  }
}
