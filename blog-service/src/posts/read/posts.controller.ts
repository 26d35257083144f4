import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NAME } from '../../categories/category.dto.js';
import { ApiAnswer, ApiQueries, ETAG, listOf, refer } from '../../describe.js';
import { EditionsService } from '../../editions/editions.service.js';
import { READ_CACHE, type Tagged } from '../../http-cache.js';
import { SessionAccess } from '../../session-access.js';
import { ApiPostId } from '../post-id.js';
import { StoredPosts } from '../write/stored-posts.service.js';
import {
  AdminPost,
  AdminPostSummary,
  LISTED_STATES,
  PostCounts,
  PostResponse,
  PostSummary,
} from './answers.js';
import {
  MAX_CURSOR_LENGTH,
  MAX_LIMIT,
  MAX_SEARCH_LENGTH,
  nextPageUrl,
  readListedState,
  readListQuery,
} from './list-query.js';
import { PostsService } from './posts.service.js';

/** The routes with which visitors read posts. With a token they return what only the administrator may see. */
@Controller('api/blogs')
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly stored: StoredPosts,
    private readonly access: SessionAccess,
    private readonly editions: EditionsService,
  ) {}

  @Public()
  @Get()
  @ApiQueries(
    { name: 'limit', schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: MAX_LIMIT } },
    { name: 'cursor', schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: MAX_CURSOR_LENGTH } },
    { name: 'category', schema: { type: 'string', maxLength: NAME.maxLength } },
    { name: 'q', schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH } },
    { name: 'state', enum: LISTED_STATES },
  )
  @ApiOkResponse({
    schema: { anyOf: [listOf(PostSummary, MAX_LIMIT), listOf(AdminPostSummary, MAX_LIMIT)] },
    headers: {
      'X-Total-Count': { schema: { type: 'integer', minimum: 0, maximum: 2 ** 31 - 1 } },
      Link: { schema: { type: 'string', maxLength: 5_000 } },
      ...ETAG,
    },
  })
  async list(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostSummary[] | AdminPostSummary[]> {
    const state = readListedState(query);
    await (state ? this.access.check(request) : this.editions.requireBlog());
    const asked = readListQuery(query);
    const { posts, total, nextCursor } = await this.posts.list(asked, state);
    reply.header('X-Total-Count', total);
    if (!state) reply.header('Cache-Control', READ_CACHE);
    if (nextCursor) reply.header('Link', `<${nextPageUrl(query, nextCursor)}>; rel="next"`);
    return posts;
  }

  @Get('counts')
  @ApiAnswer(PostCounts)
  counts(): Promise<PostCounts> {
    return this.posts.counts();
  }

  @Public()
  @Get(':id')
  @ApiPostId()
  @ApiOkResponse({ schema: { oneOf: [refer(PostResponse), refer(AdminPost)] }, headers: ETAG })
  async one(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Tagged<PostResponse>> {
    if (request.headers.authorization !== undefined) {
      await this.access.check(request);
      return this.stored.one(id);
    }
    reply.header('Cache-Control', READ_CACHE);
    return this.posts.one(id);
  }
}
