import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MediaAccess } from '../access/media-access.js';
import { FORMATS, KEY, MAX_FILE_LENGTH, MAX_KEY_LENGTH } from './picture-key.js';
import { PicturesService } from './pictures.service.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_THE_OWNER = 'private, no-store';
const CONTENT = Object.fromEntries(Object.values(FORMATS).map((type) => [type, {}]));

@Controller('media')
export class MediaController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly access: MediaAccess,
  ) {}

  @Public()
  @Get(':key/:file')
  @ApiOperation({
    summary:
      'A picture that a post or page shows to visitors now; with the cookie `media` any stored picture',
  })
  @ApiParam({ name: 'key', schema: { type: 'string', pattern: KEY.source, maxLength: MAX_KEY_LENGTH } })
  @ApiParam({
    name: 'file',
    schema: { type: 'string', pattern: '^[a-z0-9-]+[.][a-z]+$', maxLength: MAX_FILE_LENGTH },
  })
  @ApiOkResponse({ content: CONTENT })
  async file(
    @Param('key') key: string,
    @Param('file') name: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { bytes, type, isPublic } = await this.pictures.file(key, name, () => this.access.isOwner(request));
    reply.header('Content-Type', type).header('Cache-Control', isPublic ? FOR_EVER : FOR_THE_OWNER);
    return bytes;
  }
}
