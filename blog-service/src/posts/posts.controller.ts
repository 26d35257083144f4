import { Body, Controller, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiQuery } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiIfMatch, ETAG, LOCATION, NumberInPath } from '../describe.js';
import { EditionsService } from '../editions/editions.service.js';
import { READ_CACHE } from '../http-cache.js';
import { From, type Writer } from '../people/writer.js';
import { PICTURE_BODY } from '../pictures/picture-bytes.js';
import { SessionAccess } from '../session-access.js';
import { HistoryService, MAX_REVISIONS } from './history/history.service.js';
import { PostId } from './post-id.js';
import {
  AdminPost,
  AdminPostSummary,
  PostCounts,
  PostResponse,
  PostSummary,
  Revision,
  RevisionSummary,
} from './read/answers.js';
import { ListQuery, MAX_LIMIT, nextPageUrl } from './read/list-query.js';
import { PostsService } from './read/posts.service.js';
import { toText } from './text/post-text.js';
import { IDEMPOTENCY_KEY } from './write/idempotency.js';
import { NewPost, PostText, PostUpdate } from './write/post.dto.js';
import { PostWritesService } from './write/post-writes.service.js';
import { StoredPosts, type TaggedPost } from './write/stored-posts.service.js';

const TAGGED = { answer: AdminPost, headers: ETAG };
const Deleted = z.object({ message: z.enum(['Blog deleted successfully!']) }).meta({ id: 'Deleted' });

/** Posts: what visitors read and, with a token, what only the administrator reads and changes. */
@Controller('api/blogs')
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly writes: PostWritesService,
    private readonly stored: StoredPosts,
    private readonly history: HistoryService,
    private readonly access: SessionAccess,
    private readonly editions: EditionsService,
  ) {}

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
    const { state } = asked;
    await (state ? this.access.check(request) : this.editions.requireBlog());
    const { posts, total, nextCursor } = await this.posts.list(asked);
    reply.header('X-Total-Count', total);
    if (!state) reply.header('Cache-Control', READ_CACHE);
    if (nextCursor) reply.header('Link', `<${nextPageUrl(asked, nextCursor)}>; rel="next"`);
    return posts;
  }

  @Route('GET counts', 'read', { answer: PostCounts })
  counts(): Promise<PostCounts> {
    return this.posts.counts();
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
    return this.posts.one(id);
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
    return this.history.list(post.id);
  }

  @Route('GET :id/revisions/:n', 'read', { answer: Revision })
  async revision(@PostId() id: string, @NumberInPath('n') n: number | undefined): Promise<Revision> {
    const post = await this.stored.find(id);
    const { text, ...kept } = await this.history.find(post.id, n);
    return { ...kept, ...toText(text) };
  }

  @Route('POST :id/revisions/:n/restore', 'posts', TAGGED)
  @ApiIfMatch()
  restoreRevision(@PostId() id: string, @NumberInPath('n') n: number | undefined, @From() writer: Writer) {
    return this.writes.restoreRevision(id, n, writer);
  }
}
