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
  Req,
  Res,
} from '@nestjs/common';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { READ_CACHE } from '../http-cache.js';
import { readListQuery } from './list-query.js';
import { PostBody } from './post.dto.js';
import type { PostResponse, PostSummary } from './post.mapper.js';
import { PostsService, type RelatedPosts } from './posts.service.js';

@Controller('api/blogs')
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Public()
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostSummary[]> {
    const { posts, total, nextCursor } = await this.posts.list(readListQuery(query));
    reply.header('Cache-Control', READ_CACHE).header('X-Total-Count', total);
    if (nextCursor) reply.header('Link', `<${nextUrl(request.url, nextCursor)}>; rel="next"`);
    return posts;
  }

  @Public()
  @Get(':id')
  async one(@Param('id') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<PostResponse> {
    const { post, etag } = await this.posts.one(id);
    reply.header('Cache-Control', READ_CACHE).header('ETag', etag);
    return post;
  }

  @Public()
  @Get(':id/related')
  async related(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RelatedPosts> {
    const related = await this.posts.related(id);
    reply.header('Cache-Control', READ_CACHE);
    return related;
  }

  @Post()
  async create(
    @Body() body: PostBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostResponse> {
    const { post, etag } = await this.posts.create(body);
    reply.header('Location', `/api/blogs/${post._id}`).header('ETag', etag);
    return post;
  }

  @Put(':id')
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
  async remove(@Param('id') id: string): Promise<{ message: string }> {
    await this.posts.remove(id);
    return { message: 'Blog deleted successfully!' };
  }

  @Post(':id/restore')
  @HttpCode(200)
  async restore(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PostResponse> {
    const { post, etag } = await this.posts.restore(id);
    reply.header('ETag', etag);
    return post;
  }
}

/** The same address with the cursor of the next page. */
function nextUrl(url: string, cursor: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `${pathname}?${searchParams}`;
}
