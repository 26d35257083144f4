import { Body, Controller, Query, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiIfMatch, ETAG, LOCATION, NumberInPath, numberUpTo } from '../describe.js';
import { READ_CACHE } from '../http-cache.js';
import { From, type Writer } from '../people/writer.js';
import { SessionAccess } from '../session-access.js';
import { DraftService, MAX_CONFLICT_COPIES } from './draft.service.js';
import {
  ConflictCopy,
  ConflictCopySummary,
  ContentBody,
  DraftBody,
  EditionSummary,
  MAX_EDITION,
  PublishBody,
  Published,
  PublishedEdition,
  SiteDraft,
  SiteEdition,
  SitePending,
} from './editions.dto.js';
import { EditionsService } from './editions.service.js';

const MAX_LIMIT = 100;
const EditionsQuery = z.object({
  limit: numberUpTo(MAX_LIMIT, 'limit').default(20),
  cursor: numberUpTo(MAX_EDITION, 'cursor').optional(),
});
type EditionsQuery = z.infer<typeof EditionsQuery>;

const CONTENT_BOUNDS = {
  // Each of five languages may triple the letters of its originals, in three bytes each.
  bytes: 4 * 1024 * 1024,
  tooLarge: 'There is too much text in all. Please shorten some of it, or remove what is no longer needed.',
  depth: 12,
  values: 40_000,
};

@Controller('api/site')
export class EditionsController {
  constructor(
    private readonly site: EditionsService,
    private readonly drafts: DraftService,
    private readonly access: SessionAccess,
  ) {}

  @Route('GET', 'nothing', { answer: SiteEdition, headers: ETAG })
  async edition(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SiteEdition> {
    if (request.headers.authorization !== undefined) {
      await this.access.check(request);
      return this.site.current();
    }
    reply.header('Cache-Control', READ_CACHE);
    return this.site.shown();
  }

  @Route('GET draft', 'read', { answer: SiteDraft, headers: ETAG })
  @ApiNoContentResponse({ description: 'There is none.' })
  async draft(@Res({ passthrough: true }) reply: FastifyReply) {
    const draft = await this.drafts.draft();
    if (!draft) reply.status(204);
    return draft;
  }

  @Route('PUT draft', 'front desk', { answer: SiteDraft, headers: ETAG, body: CONTENT_BOUNDS })
  @ApiIfMatch()
  saveDraft(@Body({ schema: DraftBody }) body: DraftBody, @From() writer: Writer) {
    return this.drafts.save(body, writer);
  }

  @Route('DELETE draft', 'front desk')
  @ApiIfMatch(true)
  async removeDraft(@From() writer: Writer): Promise<void> {
    await this.drafts.remove(writer);
  }

  @Route('POST publish', 'front desk', { answer: Published, status: 201, headers: LOCATION })
  @ApiIfMatch(true)
  async publish(
    @From() writer: Writer,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body({ schema: PublishBody.optional() }) body?: PublishBody,
  ): Promise<Published> {
    const published = await this.drafts.publish(writer, body?.at);
    reply.header('Location', `/api/site/${body?.at ? 'pending' : `editions/${published.edition}`}`);
    return published;
  }

  @Route('GET pending', 'read', { answer: SitePending })
  pending(): Promise<SitePending> {
    return this.drafts.pending();
  }

  @Route('DELETE plan', 'content')
  @ApiIfMatch(true)
  async cancelScheduled(@From() writer: Writer): Promise<void> {
    await this.drafts.cancelScheduled(writer);
  }

  @Route('GET editions', 'read', {
    answer: z.array(EditionSummary).max(MAX_LIMIT),
    headers: { Link: { schema: { type: 'string', maxLength: 100 } } },
  })
  async editions(
    @Query({ schema: EditionsQuery }) { limit, cursor }: EditionsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EditionSummary[]> {
    const { editions, nextCursor } = await this.site.editions(limit, cursor);
    const next = new URLSearchParams({ limit: `${limit}`, cursor: `${nextCursor}` });
    if (nextCursor) reply.header('Link', `</api/site/editions?${next}>; rel="next"`);
    return editions;
  }

  @Route('GET editions/:edition', 'read', { answer: PublishedEdition })
  published(@NumberInPath('edition') edition: number | undefined): Promise<PublishedEdition> {
    return this.site.edition(edition);
  }

  @Route('POST set-aside', 'front desk', { body: CONTENT_BOUNDS })
  keepConflictCopy(
    @Body({ schema: ContentBody }) { content }: ContentBody,
    @From() { person }: Writer,
  ): Promise<void> {
    return this.drafts.keepConflictCopy(content, person);
  }

  @Route('GET set-aside', 'read', { answer: z.array(ConflictCopySummary).max(MAX_CONFLICT_COPIES) })
  conflictCopies() {
    return this.drafts.conflictCopies();
  }

  @Route('GET set-aside/:n', 'read', { answer: ConflictCopy })
  conflictCopy(@NumberInPath('n') n: number | undefined) {
    return this.drafts.conflictCopy(n);
  }
}
