import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type { FastifyReply } from 'fastify';
import { FORMATS } from './picture-key.js';
import { PicturesService } from './pictures.service.js';

const CONTENT = Object.fromEntries(Object.values(FORMATS).map((type) => [type, {}]));

@Controller('media')
export class MediaController {
  constructor(private readonly pictures: PicturesService) {}

  @Public()
  @Get(':key/:file')
  @ApiOkResponse({ content: CONTENT })
  async file(
    @Param('key') key: string,
    @Param('file') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { bytes, type } = await this.pictures.file(key, name);
    reply.header('Content-Type', type).header('Cache-Control', 'public, max-age=31536000, immutable');
    return bytes;
  }
}
