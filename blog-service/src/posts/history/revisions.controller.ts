import { Controller, Get, Header, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiAnswer, ApiList, ApiNumber, ApiTagged } from '../../describe.js';
import { PRIVATE } from '../../http-cache.js';
import { sendTagged } from '../etag.js';
import { ApiPostId } from '../post-id.js';
import { AdminPost, Revision, RevisionSummary } from '../read/answers.js';
import { RevisionsService } from './revisions.service.js';
import { MAX_REVISIONS } from './thinning.js';

@ApiPostId()
@Controller('api/blogs/:id/revisions')
export class RevisionsController {
  constructor(private readonly revisions: RevisionsService) {}

  @Get()
  @ApiOperation({ summary: 'The texts that a post has had, newest first' })
  @ApiList(RevisionSummary, MAX_REVISIONS)
  @Header('Cache-Control', PRIVATE)
  listRevisions(@Param('id') id: string): Promise<RevisionSummary[]> {
    return this.revisions.list(id);
  }

  @Get(':n')
  @ApiNumber('n')
  @ApiAnswer(Revision)
  @Header('Cache-Control', PRIVATE)
  revision(@Param('id') id: string, @Param('n') n: string): Promise<Revision> {
    return this.revisions.one(id, n);
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
    return sendTagged(reply, await this.revisions.restore(id, n, ifMatch));
  }
}
