import { Controller, Get, Header, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiAnswer, ApiList, ApiNumber, ApiTagged } from '../../describe.js';
import { PRIVATE } from '../../http-cache.js';
import { sendTagged } from '../etag.js';
import { ApiPostId } from '../post-id.js';
import { AdminPost, Revision, RevisionSummary } from '../read/answers.js';
import { toText } from '../text/post-text.js';
import { PostWritesService } from '../write/post-writes.service.js';
import { StoredPosts } from '../write/stored-posts.service.js';
import { HistoryService } from './history.service.js';
import { MAX_REVISIONS } from './thinning.js';

@ApiPostId()
@Controller('api/blogs/:id/revisions')
export class RevisionsController {
  constructor(
    private readonly posts: StoredPosts,
    private readonly history: HistoryService,
    private readonly writes: PostWritesService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The texts that a post has had, newest first' })
  @ApiList(RevisionSummary, MAX_REVISIONS)
  @Header('Cache-Control', PRIVATE)
  async listRevisions(@Param('id') id: string): Promise<RevisionSummary[]> {
    const post = await this.posts.find(id);
    return this.history.list(post.id);
  }

  @Get(':n')
  @ApiNumber('n')
  @ApiAnswer(Revision)
  @Header('Cache-Control', PRIVATE)
  async revision(@Param('id') id: string, @Param('n') n: string): Promise<Revision> {
    const post = await this.posts.find(id);
    const { date, text, ...kept } = await this.history.find(post.id, n);
    return { ...kept, date: date.toISOString(), ...toText(text) };
  }

  @Post(':n/restore')
  @ApiNumber('n')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Brings a text back',
    description:
      'Of a draft it becomes the text; of any other post its changes, which visitors do not see yet.',
  })
  @ApiTagged(AdminPost)
  async restoreRevision(
    @Param('id') id: string,
    @Param('n') n: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPost> {
    return sendTagged(reply, await this.writes.restoreRevision(id, n, ifMatch));
  }
}
