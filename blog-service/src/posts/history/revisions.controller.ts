import { Controller, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PRIVATE } from '../../http-cache.js';
import { ETAG, NUMBER_IN_PATH } from '../../openapi.js';
import { ApiIfMatch, ApiPostId } from '../post-headers.js';
import { AdminPost, Revision, RevisionSummary } from '../read/admin-post.dto.js';
import { RevisionsService } from './revisions.service.js';
import { MAX_REVISIONS } from './thinning.js';

const N = { name: 'n', schema: NUMBER_IN_PATH };

@ApiPostId()
@Controller('api/blogs/:id/revisions')
export class RevisionsController {
  constructor(private readonly revisions: RevisionsService) {}

  @Get()
  @ApiOperation({ summary: 'The texts that a post has had, newest first' })
  @ApiExtraModels(RevisionSummary)
  @ApiOkResponse({
    schema: { type: 'array', maxItems: MAX_REVISIONS, items: { $ref: getSchemaPath(RevisionSummary) } },
  })
  async listRevisions(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RevisionSummary[]> {
    const revisions = await this.revisions.list(id);
    reply.header('Cache-Control', PRIVATE);
    return revisions;
  }

  @Get(':n')
  @ApiParam(N)
  @ApiOkResponse({ type: Revision })
  async revision(
    @Param('id') id: string,
    @Param('n') n: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Revision> {
    const revision = await this.revisions.one(id, n);
    reply.header('Cache-Control', PRIVATE);
    return revision;
  }

  @Post(':n/restore')
  @ApiParam(N)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Brings a text back',
    description:
      'Of a draft it becomes the text; of any other post its changes, which visitors do not see yet.',
  })
  @ApiIfMatch()
  @ApiOkResponse({ type: AdminPost, headers: ETAG })
  async restoreRevision(
    @Param('id') id: string,
    @Param('n') n: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPost> {
    const { post, etag } = await this.revisions.restore(id, n, ifMatch);
    reply.header('ETag', etag);
    return post;
  }
}
