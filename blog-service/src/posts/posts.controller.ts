import { Body, Controller, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiQuery } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { invalidField } from '@salon/service-kit/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { knownCategory } from '../categories/categories.js';
import { ApiIfMatch, ETAG, LOCATION, NumberInPath } from '../describe.js';
import { EditionsService } from '../editions/editions.service.js';
import { READ_CACHE } from '../http-cache.js';
import { From, type Writer } from '../people/writer.js';
import { PICTURE_BODY } from '../pictures/picture-bytes.js';
import { SEED_POSTS } from '../seed/seed-posts.js';
import { SessionAccess } from '../session-access.js';
import { VISIBLE } from '../visible.js';
import { findRevision, listRevisions, MAX_REVISIONS } from './history.js';
import { PostId, postNotFound, readPostId } from './post-id.js';
import {
  AdminPost,
  AdminPostSummary,
  type ListedState,
  PostCounts,
  PostResponse,
  PostSummary,
  Revision,
  RevisionSummary,
} from './read/answers.js';
import { ListQuery, MAX_LIMIT, nextPageUrl, writeCursor } from './read/list-query.js';
import { SISTERS, SUMMARY } from './read/post-rows.js';
import { toText } from './text/post-text.js';
import { IDEMPOTENCY_KEY } from './write/idempotency.js';
import { NewPost, PostText, PostUpdate } from './write/post.dto.js';
import { PostWritesService } from './write/post-writes.service.js';
import { StoredPosts, type TaggedPost } from './write/stored-posts.service.js';

const TAGGED = { answer: AdminPost, headers: ETAG };
const Deleted = z.object({ message: z.enum(['Blog deleted successfully!']) }).meta({ id: 'Deleted' });

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

/** Posts: what visitors read and, with a token, what only the administrator reads and changes. */
@Controller('api/blogs')
export class PostsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writes: PostWritesService,
    private readonly stored: StoredPosts,
    private readonly access: SessionAccess,
    private readonly editions: EditionsService,
  ) {}

  /**
   * A page of the posts that visitors see or, with a state, of those that the administrator asks for, with what only she sees of
   * them. The newest come first; in a search hits in the title, then those in the text.
   */
  @Route('GET', 'nothing', {
    answer: z.union([z.array(PostSummary).max(MAX_LIMIT), z.array(AdminPostSummary).max(MAX_LIMIT)]),
    headers: {
      'X-Total-Count': { schema: { type: 'integer', minimum: 0, maximum: 2 ** 31 - 1 } },
      Link: { schema: { type: 'string', maxLength: 5_000 } },
      ...ETAG,
    },
  })
  async list(
    @Query({ schema: ListQuery }) asked: ListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostSummary[] | AdminPostSummary[]> {
    const { state, category: named, cursor, language, limit = MAX_LIMIT, q } = asked;
    await (state ? this.access.check(request) : this.editions.requireBlog());
    const by = state === 'draft' ? 'updated' : 'date';
    const values: unknown[] = [];
    const parameter = (value: unknown) => `$${values.push(value)}`;
    const parts = [LISTS[state ?? 'published']];
    if (named !== undefined) {
      const category = await knownCategory(this.dataSource.manager, named);
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
    reply.header('X-Total-Count', total);
    if (!state) reply.header('Cache-Control', READ_CACHE);
    if (last) {
      const next = writeCursor({ inTitle: last.inTitle, date: last.listedBy, id: last._id });
      reply.header('Link', `<${nextPageUrl(asked, next)}>; rel="next"`);
    }
    return rows
      .filter(({ _id }) => _id)
      .slice(0, limit)
      .map(({ total, inTitle, listedBy, ...post }): PostSummary => post);
  }

  @Route('GET counts', 'read', { answer: PostCounts })
  async counts(): Promise<PostCounts> {
    const states = ['draft', 'scheduled', 'published', 'binned'] as const;
    const counts = states.map((state) => `count(*) FILTER (WHERE ${LISTS[state]})::integer AS ${state}`);
    const [row]: [PostCounts] = await this.dataSource.query(`SELECT ${counts} FROM post`);
    return row;
  }

  @Route('GET :id', 'nothing', { answer: z.union([PostResponse, AdminPost]), headers: ETAG })
  async one(
    @PostId() id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostResponse | TaggedPost> {
    if (request.headers.authorization !== undefined) {
      await this.access.check(request);
      return this.stored.one(id);
    }
    reply.header('Cache-Control', READ_CACHE);
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

  @Route('POST', 'draft posts', {
    ...{ answer: AdminPost, status: 201, headers: { ...LOCATION, ...ETAG } },
    body: PICTURE_BODY,
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source, maxLength: 100 },
  })
  async create(
    @Body({ schema: NewPost }) body: NewPost,
    @From() { person }: Writer,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('Idempotency-Key') key?: string,
  ): Promise<TaggedPost> {
    const created = await this.writes.create(body, { key, person });
    reply.header('Location', `/api/blogs/${created.body._id}`);
    return created;
  }

  @Route('PUT :id', 'draft posts', { ...TAGGED, body: PICTURE_BODY })
  @ApiIfMatch()
  update(@PostId() id: string, @Body({ schema: PostUpdate }) body: PostUpdate, @From() writer: Writer) {
    return this.writes.update(id, body, writer);
  }

  @Route('PUT :id/changes', 'posts', { ...TAGGED, body: PICTURE_BODY })
  @ApiIfMatch()
  saveChanges(@PostId() id: string, @Body({ schema: PostText }) body: PostText, @From() writer: Writer) {
    return this.writes.saveChanges(id, body, writer);
  }

  @Route('DELETE :id/changes', 'posts', TAGGED)
  @ApiIfMatch()
  dropChanges(@PostId() id: string, @From() writer: Writer) {
    return this.writes.dropChanges(id, writer);
  }

  @Route('DELETE :id', 'posts', { answer: Deleted })
  @ApiQuery({ name: 'permanently', required: false, enum: ['true'] })
  @ApiIfMatch()
  async remove(
    @PostId() id: string,
    @From() writer: Writer,
    @Query('permanently') permanently?: string,
  ): Promise<z.infer<typeof Deleted>> {
    if (permanently === 'true') await this.stored.remove(id, writer);
    else await this.stored.bin(id, writer);
    return { message: 'Blog deleted successfully!' };
  }

  @Route('POST :id/restore', 'posts', TAGGED)
  restore(@PostId() id: string, @From() { person }: Writer) {
    return this.stored.restore(id, person);
  }

  @Route('GET :id/revisions', 'read', { answer: z.array(RevisionSummary).max(MAX_REVISIONS) })
  async listRevisions(@PostId() id: string): Promise<RevisionSummary[]> {
    const post = await this.stored.find(id);
    return listRevisions(this.dataSource.manager, post.id);
  }

  @Route('GET :id/revisions/:n', 'read', { answer: Revision })
  async revision(@PostId() id: string, @NumberInPath('n') n: number | undefined): Promise<Revision> {
    const post = await this.stored.find(id);
    const { text, ...kept } = await findRevision(this.dataSource.manager, post.id, n);
    return { ...kept, ...toText(text) };
  }

  @Route('POST :id/revisions/:n/restore', 'posts', TAGGED)
  @ApiIfMatch()
  restoreRevision(@PostId() id: string, @NumberInPath('n') n: number | undefined, @From() writer: Writer) {
    return this.writes.restoreRevision(id, n, writer);
  }
}
