import { Body, Controller, Delete, Headers, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiQuery,
} from '@nestjs/swagger';
import { Bounded } from '@salon/service-kit/json-body';
import type { FastifyReply } from 'fastify';
import { ETAG, LOCATION } from '../../openapi.js';
import { PICTURE_BODY_BYTES } from '../../pictures/picture-bytes.js';
import type { TaggedPost } from '../etag.js';
import { ApiIfMatch, ApiPostId } from '../post-headers.js';
import { AdminPost } from '../read/admin-post.dto.js';
import { BinService } from './bin.service.js';
import { IDEMPOTENCY_KEY, IdempotentPosts, readIdempotencyKey } from './idempotent-posts.service.js';
import { PostBody, PostText, PostUpdate } from './post.dto.js';
import { PostWritesService } from './post-writes.service.js';

class Deleted {
  @ApiProperty({ enum: ['Blog deleted successfully!'] })
  message!: string;
}

/** The routes with which the administrator changes posts. */
@Controller('api/blogs')
export class PostWritesController {
  constructor(
    private readonly posts: PostWritesService,
    private readonly once: IdempotentPosts,
    private readonly bin: BinService,
  ) {}

  @Post()
  @Bounded({ bytes: PICTURE_BODY_BYTES })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source, maxLength: 100 },
    description:
      'Sent again within a day, the first answer is given again; 410 when the post is gone for good, 422 for another body',
  })
  @ApiCreatedResponse({
    type: AdminPost,
    headers: { ...LOCATION, ...ETAG },
  })
  async create(
    @Body() body: PostBody,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPost> {
    const created =
      key === undefined
        ? await this.posts.create(body)
        : await this.once.create(body, readIdempotencyKey(key));
    reply.header('Location', `/api/blogs/${created.post._id}`);
    return tagged(reply, created);
  }

  @Put(':id')
  @ApiPostId()
  @Bounded({ bytes: PICTURE_BODY_BYTES })
  @ApiIfMatch()
  @ApiOkResponse({ type: AdminPost, headers: ETAG })
  async update(
    @Param('id') id: string,
    @Body() body: PostUpdate,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPost> {
    return tagged(reply, await this.posts.update(id, body, ifMatch));
  }

  @Put(':id/changes')
  @ApiPostId()
  @Bounded({ bytes: PICTURE_BODY_BYTES })
  @ApiOperation({
    summary: 'Keeps changes of a scheduled or published post that visitors do not see yet',
    description: 'They go with the next PUT of the post.',
  })
  @ApiIfMatch()
  @ApiOkResponse({ type: AdminPost, headers: ETAG })
  async saveChanges(
    @Param('id') id: string,
    @Body() body: PostText,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPost> {
    return tagged(reply, await this.posts.saveChanges(id, body, ifMatch));
  }

  @Delete(':id/changes')
  @ApiPostId()
  @ApiIfMatch()
  @ApiOkResponse({ type: AdminPost, headers: ETAG })
  async dropChanges(
    @Param('id') id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPost> {
    return tagged(reply, await this.posts.dropChanges(id, ifMatch));
  }

  @Delete(':id')
  @ApiPostId()
  @ApiOperation({ summary: 'Puts a post into the bin' })
  @ApiQuery({
    name: 'permanently',
    required: false,
    enum: ['true'],
    description: 'For good, also from the bin: with its history',
  })
  @ApiIfMatch()
  @ApiOkResponse({ type: Deleted })
  async remove(
    @Param('id') id: string,
    @Query('permanently') permanently: string | undefined,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Deleted> {
    if (permanently === 'true') await this.bin.removeForGood(id, ifMatch);
    else await this.bin.remove(id, ifMatch);
    return { message: 'Blog deleted successfully!' };
  }

  @Post(':id/restore')
  @ApiPostId()
  @HttpCode(200)
  @ApiOperation({ summary: 'Brings a post back from the bin' })
  @ApiOkResponse({ type: AdminPost, headers: ETAG })
  async restore(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPost> {
    return tagged(reply, await this.bin.restore(id));
  }
}

function tagged(reply: FastifyReply, { post, etag }: TaggedPost<AdminPost>): AdminPost {
  reply.header('ETag', etag);
  return post;
}
