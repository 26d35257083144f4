import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  getSchemaPath,
} from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { Bounded } from '@salon/service-kit/json-body';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminAccess } from '../access/admin-access.js';
import { PRIVATE, READ_CACHE } from '../http-cache.js';
import { ETAG, LOCATION, NUMBER_IN_PATH } from '../openapi.js';
import {
  ContentBody,
  DraftBody,
  EditionSummary,
  MAX_EDITION,
  Published,
  PublishedEdition,
  SetAside,
  SetAsideSummary,
  SiteDraft,
  SiteEdition,
} from './editions.dto.js';
import { MOST_SET_ASIDE } from './editions.repository.js';
import { EditionsService } from './editions.service.js';
import { DEFAULT_LIMIT, MAX_LIMIT, nextUrl, readEditionsQuery } from './editions-query.js';
import { readPrecondition } from './precondition.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

const CONTENT_BOUNDS = {
  bytes: 512 * 1024,
  tooLarge: 'There is too much text in all. Please shorten some of it, or remove what is no longer needed.',
  depth: 12,
  values: 20_000,
};

const IfMatch = (required = true) =>
  ApiHeader({
    name: 'If-Match',
    required,
    description: 'The ETag of the draft that was seen: 412 when it has changed since, 428 without one',
  });

@Controller('api/site')
export class EditionsController {
  constructor(
    private readonly site: EditionsService,
    private readonly access: AdminAccess,
  ) {}

  @Public()
  @Get()
  @ApiOperation({
    summary: 'What visitors see now of the current edition; with a token the whole edition',
    description: 'Without a token: nothing hidden, and no offer or notice outside its dates',
  })
  @ApiOkResponse({ type: SiteEdition, headers: ETAG })
  async edition(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const isAdmin = request.headers.authorization !== undefined;
    if (isAdmin) await this.access.check(request);
    const { json, etag } = await (isAdmin ? this.site.current() : this.site.shown());
    reply.header('Content-Type', JSON_TYPE).header('ETag', etag);
    reply.header('Cache-Control', isAdmin ? PRIVATE : READ_CACHE);
    return json;
  }

  @Get('draft')
  @ApiOkResponse({ type: SiteDraft, headers: ETAG })
  async draft(@Res({ passthrough: true }) reply: FastifyReply): Promise<SiteDraft> {
    const { draft, etag } = await this.site.draft();
    reply.header('Cache-Control', PRIVATE).header('ETag', etag);
    return draft;
  }

  @Put('draft')
  @Bounded(CONTENT_BOUNDS)
  @ApiOperation({
    summary: 'Saves the draft, checked as an edition is',
    description: 'At most 512 KiB. Text is one line of plain text: white space is collapsed.',
  })
  @IfMatch(false)
  @ApiHeader({
    name: 'If-None-Match',
    required: false,
    schema: { type: 'string', enum: ['*'] },
    description: '`*`: only if there is no draft',
  })
  @ApiOkResponse({ type: SiteDraft, headers: ETAG })
  async saveDraft(
    @Body() body: DraftBody,
    @Headers('if-match') ifMatch: string | undefined,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SiteDraft> {
    const { draft, etag } = await this.site.saveDraft(body, readPrecondition(ifMatch, ifNoneMatch));
    reply.header('ETag', etag);
    return draft;
  }

  @Delete('draft')
  @HttpCode(204)
  @IfMatch()
  @ApiNoContentResponse()
  async removeDraft(@Headers('if-match') ifMatch: string | undefined): Promise<void> {
    await this.site.removeDraft(readPrecondition(ifMatch));
  }

  @Post('publish')
  @ApiOperation({ summary: 'Makes the draft the edition that visitors see' })
  @IfMatch()
  @ApiCreatedResponse({ type: Published, headers: LOCATION })
  async publish(
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Published> {
    const edition = await this.site.publish(readPrecondition(ifMatch));
    reply.header('Location', `/api/site/editions/${edition}`);
    return { edition };
  }

  @Get('editions')
  @ApiOperation({ summary: 'What was published when, newest first' })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
  })
  @ApiQuery({
    name: 'cursor',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: MAX_EDITION },
    description: 'As in the Link header of the page before',
  })
  @ApiExtraModels(EditionSummary)
  @ApiOkResponse({
    schema: { type: 'array', maxItems: MAX_LIMIT, items: { $ref: getSchemaPath(EditionSummary) } },
    headers: {
      Link: {
        description: 'The next page, as `<…>; rel="next"`; missing on the last',
        schema: { type: 'string', maxLength: 100 },
      },
    },
  })
  async editions(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EditionSummary[]> {
    const asked = readEditionsQuery(query);
    const { editions, nextCursor } = await this.site.editions(asked);
    reply.header('Cache-Control', PRIVATE);
    if (nextCursor) reply.header('Link', `<${nextUrl(asked.limit, nextCursor)}>; rel="next"`);
    return editions;
  }

  @Get('editions/:edition')
  @ApiParam({ name: 'edition', schema: NUMBER_IN_PATH })
  @ApiOkResponse({ type: PublishedEdition })
  async published(
    @Param('edition') edition: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishedEdition> {
    if (!/^(0|[1-9]\d{0,8})$/.test(edition)) throw new NotFoundException('There is no such edition.');
    const published = await this.site.edition(Number(edition));
    reply.header('Cache-Control', PRIVATE);
    return published;
  }

  @Post('set-aside')
  @HttpCode(204)
  @Bounded(CONTENT_BOUNDS)
  @ApiOperation({
    summary: `Keeps content that was not chosen in a conflict; the newest ${MOST_SET_ASIDE} are kept`,
  })
  @ApiNoContentResponse()
  async setAside(@Body() { content }: ContentBody): Promise<void> {
    await this.site.setAside(content);
  }

  @Get('set-aside')
  @ApiOperation({ summary: 'What was not chosen, newest first' })
  @ApiExtraModels(SetAsideSummary)
  @ApiOkResponse({
    schema: { type: 'array', maxItems: MOST_SET_ASIDE, items: { $ref: getSchemaPath(SetAsideSummary) } },
  })
  async setAsides(@Res({ passthrough: true }) reply: FastifyReply): Promise<SetAsideSummary[]> {
    reply.header('Cache-Control', PRIVATE);
    return this.site.setAsides();
  }

  @Get('set-aside/:n')
  @ApiParam({ name: 'n', schema: NUMBER_IN_PATH })
  @ApiOkResponse({ type: SetAside })
  async readSetAside(
    @Param('n') n: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SetAside> {
    reply.header('Cache-Control', PRIVATE);
    return this.site.readSetAside(/^\d{1,9}$/.test(n) ? Number(n) : 0);
  }
}
