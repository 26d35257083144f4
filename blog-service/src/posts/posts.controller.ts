import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiQuery,
} from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { Bounded } from '@salon/service-kit/json-body';
import type { FastifyReply } from 'fastify';
import { READ_CACHE } from '../http-cache.js';
import { PICTURE_BODY_BYTES } from '../pictures/picture-bytes.js';
import { readIdempotencyKey } from './idempotency-key.js';
import { MAX_LIMIT, nextUrl, readListQuery } from './list-query.js';
import { PostBody } from './post.dto.js';
import { PostResponse, PostSummary, RelatedPosts } from './post.mapper.js';
import { PostsService } from './posts.service.js';

const ETAG = { ETag: { schema: { type: 'string' as const } } };

class Deleted {
  @ApiProperty()
  message!: string;
}

@Controller('api/blogs')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'Published posts, newest first' })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: MAX_LIMIT },
  })
  @ApiQuery({ name: 'cursor', required: false, description: 'As in the Link header of the page before' })
  @ApiQuery({ name: 'category', required: false, description: 'One of the known categories' })
  @ApiQuery({ name: 'q', required: false, description: 'Words to find; the last may be the start of one' })
  @ApiOkResponse({
    type: [PostSummary],
    headers: {
      'X-Total-Count': { description: 'How many posts match', schema: { type: 'integer' } },
      'X-Total-Count-Is': {
        description: '`at-least` when there may be more: a search stops counting',
        schema: { type: 'string', enum: ['at-least'] },
      },
      Link: {
        description: 'The next page, as `<…>; rel="next"`; missing on the last',
        schema: { type: 'string' },
      },
      ...ETAG,
    },
  })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostSummary[]> {
    const { posts, total, isMinimum, nextCursor } = await this.posts.list(readListQuery(query));
    reply.header('Cache-Control', READ_CACHE).header('X-Total-Count', total);
    if (isMinimum) reply.header('X-Total-Count-Is', 'at-least');
    if (nextCursor) reply.header('Link', `<${nextUrl(query, nextCursor)}>; rel="next"`);
    return posts;
  }

  @Public()
  @Get(':id')
  @ApiOkResponse({ type: PostResponse, headers: ETAG })
  async one(@Param('id') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<PostResponse> {
    const { post, etag } = await this.posts.one(id);
    reply.header('Cache-Control', READ_CACHE).header('ETag', etag);
    return post;
  }

  @Public()
  @Get(':id/related')
  @ApiOkResponse({ type: RelatedPosts })
  async related(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RelatedPosts> {
    const related = await this.posts.related(id);
    reply.header('Cache-Control', READ_CACHE);
    return related;
  }

  @Post()
  @Bounded({ bytes: PICTURE_BODY_BYTES })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Sent again within a day, the first answer is given again; 422 for another body',
  })
  @ApiCreatedResponse({
    type: PostResponse,
    headers: { Location: { schema: { type: 'string' } }, ...ETAG },
  })
  async create(
    @Body() body: PostBody,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostResponse> {
    const { post, etag } =
      key === undefined
        ? await this.posts.create(body)
        : await this.posts.createOnce(body, readIdempotencyKey(key));
    reply.header('Location', `/api/blogs/${post._id}`).header('ETag', etag);
    return post;
  }

  @Put(':id')
  @Bounded({ bytes: PICTURE_BODY_BYTES })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The ETag that was seen: 412 when the post changed since',
  })
  @ApiOkResponse({ type: PostResponse, headers: ETAG })
  async update(
    @Param('id') id: string,
    @Body() body: PostBody,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostResponse> {
    const { post, etag } = await this.posts.update(id, body, ifMatch);
    reply.header('ETag', etag);
    return post;
  }

  @Delete(':id')
  @ApiOkResponse({ type: Deleted })
  async remove(@Param('id') id: string): Promise<Deleted> {
    await this.posts.remove(id);
    return { message: 'Blog deleted successfully!' };
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: PostResponse, headers: ETAG })
  async restore(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostResponse> {
    const { post, etag } = await this.posts.restore(id);
    reply.header('ETag', etag);
    return post;
  }
}
