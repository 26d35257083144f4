import { BadRequestException, Body, Controller, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { ApiAnswer, ApiList, ApiQueries, refer } from '../describe.js';
import { From, type Writer } from '../people/writer.js';
import { MAX_FILE_LENGTH } from '../pictures/picture-key.js';
import { ApiKey, CONTENT } from '../pictures/pictures.controller.js';
import { PicturesService } from '../pictures/pictures.service.js';
import {
  MOST_LINKS,
  SharedBody,
  SharedDraft,
  SharedLink,
  SharedService,
  ShownDraft,
} from './shared.service.js';

const TOKEN = { type: 'string', maxLength: 43 } as const;

@Controller()
export class SharedController {
  constructor(
    private readonly shared: SharedService,
    private readonly pictures: PicturesService,
  ) {}

  @Route('POST api/shared', 'content')
  @ApiBody({ schema: refer(SharedBody) })
  @ApiCreatedResponse({ schema: refer(SharedLink) })
  async share(@Body() sent: unknown, @From() { person }: Writer): Promise<SharedLink> {
    const { data } = SharedBody.safeParse(sent);
    if (!data) throw new BadRequestException('Please say which draft the link is to show.');
    return this.shared.share(data, person);
  }

  @Route('GET api/shared', 'read')
  @ApiList(SharedDraft, MOST_LINKS)
  listShared(): Promise<SharedDraft[]> {
    return this.shared.list();
  }

  @Route('DELETE api/shared/:id', 'content')
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid', maxLength: 36 } })
  @HttpCode(204)
  @ApiNoContentResponse()
  async takeBack(@Param('id') id: string, @From() { person }: Writer): Promise<void> {
    await this.shared.takeBack(id, person);
  }

  /** For the renderer. The token is in the query, which no log has. */
  @Route('GET internal/shared', 'nothing')
  @ApiQueries({ name: 'token', schema: TOKEN })
  @ApiAnswer(ShownDraft)
  shown(@Query('token') token: unknown): Promise<ShownDraft> {
    return this.shared.shown(`${token}`);
  }

  /** A picture on the page of a link; also what visitors see of the site. */
  @Route('GET shared/:token/media/:key/:file', 'nothing', { isUnlogged: true })
  @ApiParam({ name: 'token', schema: TOKEN })
  @ApiKey
  @ApiParam({ name: 'file', schema: { type: 'string', maxLength: MAX_FILE_LENGTH } })
  @ApiOkResponse({ content: CONTENT })
  async picture(
    @Param('token') token: string,
    @Param('key') key: string,
    @Param('file') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { bytes, type } = await this.pictures.file(key, name, () => this.shared.hasPicture(token, key));
    reply.header('Content-Type', type).header('Cache-Control', 'private, no-store');
    return bytes;
  }
}
