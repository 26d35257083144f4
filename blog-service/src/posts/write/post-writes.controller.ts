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
import { ApiCreatedResponse, ApiHeader, ApiQuery } from '@nestjs/swagger';
import { Bounded } from '@salon/service-kit/json-body';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  ApiAnswer,
  ApiIfMatch,
  ApiList,
  ApiNumber,
  ApiTagged,
  ETAG,
  LOCATION,
  refer,
} from '../../describe.js';
import { PICTURE_BODY } from '../../pictures/picture-bytes.js';
import type { TaggedPost } from '../etag.js';
import { HistoryService, MAX_REVISIONS } from '../history/history.service.js';
import { ApiPostId } from '../post-id.js';
import { AdminPost, Revision, RevisionSummary } from '../read/answers.js';
import { toText } from '../text/post-text.js';
import { IDEMPOTENCY_KEY } from './idempotency.service.js';
import { PostBody, PostText, PostUpdate } from './post.dto.js';
import { PostWritesService } from './post-writes.service.js';
import { StoredPosts } from './stored-posts.service.js';

const Deleted = z.object({ message: z.enum(['Blog deleted successfully!']) }).meta({ id: 'Deleted' });

/** The routes with which the administrator changes posts and reads what they were before. */
@Controller('api/blogs')
export class PostWritesController {
  constructor(
    private readonly posts: PostWritesService,
    private readonly stored: StoredPosts,
    private readonly history: HistoryService,
  ) {}

  @Post()
  @Bounded(PICTURE_BODY)
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source, maxLength: 100 },
  })
  @ApiCreatedResponse({ schema: refer(AdminPost), headers: { ...LOCATION, ...ETAG } })
  async create(
    @Body() body: PostBody,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('Idempotency-Key') key?: string,
  ): Promise<TaggedPost> {
    const created = await this.posts.create(body, { key });
    reply.header('Location', `/api/blogs/${created.body._id}`);
    return created;
  }

  @Put(':id')
  @ApiPostId()
  @Bounded(PICTURE_BODY)
  @ApiTagged(AdminPost)
  update(@Param('id') id: string, @Body() body: PostUpdate, @Headers('If-Match') ifMatch?: string) {
    return this.posts.update(id, body, ifMatch);
  }

  @Put(':id/changes')
  @ApiPostId()
  @Bounded(PICTURE_BODY)
  @ApiTagged(AdminPost)
  saveChanges(@Param('id') id: string, @Body() body: PostText, @Headers('If-Match') ifMatch?: string) {
    return this.posts.saveChanges(id, body, ifMatch);
  }

  @Delete(':id/changes')
  @ApiPostId()
  @ApiTagged(AdminPost)
  dropChanges(@Param('id') id: string, @Headers('If-Match') ifMatch?: string) {
    return this.posts.dropChanges(id, ifMatch);
  }

  @Delete(':id')
  @ApiPostId()
  @ApiQuery({ name: 'permanently', required: false, enum: ['true'] })
  @ApiIfMatch()
  @ApiAnswer(Deleted)
  async remove(
    @Param('id') id: string,
    @Query('permanently') permanently?: string,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<z.infer<typeof Deleted>> {
    if (permanently === 'true') await this.stored.remove(id, ifMatch);
    else await this.stored.bin(id, ifMatch);
    return { message: 'Blog deleted successfully!' };
  }

  @Post(':id/restore')
  @ApiPostId()
  @HttpCode(200)
  @ApiAnswer(AdminPost, ETAG)
  restore(@Param('id') id: string) {
    return this.stored.restore(id);
  }

  @Get(':id/revisions')
  @ApiPostId()
  @ApiList(RevisionSummary, MAX_REVISIONS)
  async listRevisions(@Param('id') id: string): Promise<RevisionSummary[]> {
    const post = await this.stored.find(id);
    return this.history.list(post.id);
  }

  @Get(':id/revisions/:n')
  @ApiPostId()
  @ApiNumber('n')
  @ApiAnswer(Revision)
  async revision(@Param('id') id: string, @Param('n') n: string): Promise<Revision> {
    const post = await this.stored.find(id);
    const { text, ...kept } = await this.history.find(post.id, n);
    return { ...kept, ...toText(text) };
  }

  @Post(':id/revisions/:n/restore')
  @ApiPostId()
  @ApiNumber('n')
  @HttpCode(200)
  @ApiTagged(AdminPost)
  restoreRevision(@Param('id') id: string, @Param('n') n: string, @Headers('If-Match') ifMatch?: string) {
    return this.posts.restoreRevision(id, n, ifMatch);
  }
}
