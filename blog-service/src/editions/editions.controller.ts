import { Body, Controller, Headers, HttpCode, Param, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiNoContentResponse } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiAnswer,
  ApiIfMatch,
  ApiList,
  ApiNumber,
  ApiQueries,
  ETAG,
  LOCATION,
  numberIn,
  readNumber,
  refer,
} from '../describe.js';
import { READ_CACHE } from '../http-cache.js';
import { From, type Writer } from '../people/writer.js';
import { SessionAccess } from '../session-access.js';
import { DraftService, MAX_CONFLICT_COPIES, withPrecondition } from './draft.service.js';
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

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

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

  @Route('GET', 'nothing')
  @ApiAnswer(SiteEdition, ETAG)
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

  @Route('GET draft', 'read')
  @ApiAnswer(SiteDraft, ETAG)
  draft() {
    return this.drafts.draft();
  }

  @Route('PUT draft', 'front desk', { body: CONTENT_BOUNDS })
  @ApiIfMatch()
  @ApiHeader({ name: 'If-None-Match', required: false, schema: { type: 'string', enum: ['*'] } })
  @ApiAnswer(SiteDraft, ETAG)
  saveDraft(@Body() body: DraftBody, @From() writer: Writer, @Headers('If-None-Match') ifNoneMatch?: string) {
    return this.drafts.save(body, withPrecondition(writer, ifNoneMatch));
  }

  @Route('DELETE draft', 'front desk')
  @HttpCode(204)
  @ApiIfMatch(true)
  @ApiNoContentResponse()
  async removeDraft(@From() writer: Writer): Promise<void> {
    await this.drafts.remove(withPrecondition(writer));
  }

  @Route('POST publish', 'front desk')
  @ApiIfMatch(true)
  @ApiCreatedResponse({ schema: refer(Published), headers: LOCATION })
  async publish(
    @From() writer: Writer,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() body?: PublishBody,
  ): Promise<Published> {
    const published = await this.drafts.publish(withPrecondition(writer), body?.at);
    reply.header('Location', `/api/site/${body?.at ? 'pending' : `editions/${published.edition}`}`);
    return published;
  }

  @Route('GET pending', 'read')
  @ApiAnswer(SitePending)
  pending(): Promise<SitePending> {
    return this.drafts.pending();
  }

  @Route('DELETE plan', 'content')
  @HttpCode(204)
  @ApiIfMatch(true)
  @ApiNoContentResponse()
  async cancelScheduled(@From() writer: Writer): Promise<void> {
    await this.drafts.cancelScheduled(withPrecondition(writer));
  }

  @Route('GET editions', 'read')
  @ApiQueries(
    { name: 'limit', schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT } },
    { name: 'cursor', schema: { type: 'integer', minimum: 1, maximum: MAX_EDITION } },
  )
  @ApiList(EditionSummary, MAX_LIMIT, {
    Link: { schema: { type: 'string', maxLength: 100 } },
  })
  async editions(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EditionSummary[]> {
    const limit = numberIn(query, 'limit', MAX_LIMIT) ?? DEFAULT_LIMIT;
    const { editions, nextCursor } = await this.site.editions(limit, numberIn(query, 'cursor', MAX_EDITION));
    const next = new URLSearchParams({ limit: `${limit}`, cursor: `${nextCursor}` });
    if (nextCursor) reply.header('Link', `</api/site/editions?${next}>; rel="next"`);
    return editions;
  }

  @Route('GET editions/:edition', 'read')
  @ApiNumber('edition')
  @ApiAnswer(PublishedEdition)
  published(@Param('edition') edition: string): Promise<PublishedEdition> {
    return this.site.edition(edition === '0' ? 0 : readNumber(edition));
  }

  @Route('POST set-aside', 'front desk', { body: CONTENT_BOUNDS })
  @HttpCode(204)
  @ApiNoContentResponse()
  keepConflictCopy(@Body() { content }: ContentBody, @From() { person }: Writer): Promise<void> {
    return this.drafts.keepConflictCopy(content, person);
  }

  @Route('GET set-aside', 'read')
  @ApiList(ConflictCopySummary, MAX_CONFLICT_COPIES)
  conflictCopies() {
    return this.drafts.conflictCopies();
  }

  @Route('GET set-aside/:n', 'read')
  @ApiNumber('n')
  @ApiAnswer(ConflictCopy)
  conflictCopy(@Param('n') n: string) {
    return this.drafts.conflictCopy(readNumber(n));
  }
}
