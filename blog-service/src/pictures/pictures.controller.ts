import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiParam, ApiQuery } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SessionAccess } from '../session-access.js';
import { MAX_HEIC_BYTES, PICTURE_BODY, UPLOAD } from './picture-bytes.js';
import { PictureEncoder } from './picture-encoder.js';
import { FORMATS, KEY, MAX_FILE_LENGTH, MAX_KEY_LENGTH, PNG } from './picture-key.js';
import { PicturesService, StoredPicture } from './pictures.service.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_THE_OWNER = 'private, no-store';
/** More than there are drawings and icons. */
const MOST_DRAWINGS = 64;
const Drawings = z
  .array(z.strictObject({ svg: z.string().max(PICTURE_BODY.bytes), as: z.enum(['jpg', 'png']) }))
  .max(MOST_DRAWINGS)
  .meta({ id: 'Drawings' });
const BASE64 = z.string().max(PICTURE_BODY.bytes).meta({ format: 'byte' });
const CONTENT = Object.fromEntries([...Object.values(FORMATS), PNG].map((type) => [type, {}]));

@Controller()
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly access: SessionAccess,
    private readonly encoder: PictureEncoder,
  ) {}

  @Route('GET media/:key/:file', 'nothing', { content: CONTENT })
  @ApiParam({ name: 'key', schema: { type: 'string', pattern: KEY.source, maxLength: MAX_KEY_LENGTH } })
  @ApiParam({
    name: 'file',
    schema: { type: 'string', pattern: '^[a-z0-9-]+[.][a-z]+$', maxLength: MAX_FILE_LENGTH },
  })
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

  /** For the renderer, which has no library that draws. */
  @Route('POST internal/drawn', 'nothing', { answer: z.array(BASE64).max(MOST_DRAWINGS), body: PICTURE_BODY })
  async drawn(@Body({ schema: Drawings }) drawings: z.infer<typeof Drawings>): Promise<string[]> {
    return (await this.encoder.drawings(drawings)).map((bytes) => Buffer.from(bytes).toString('base64'));
  }

  @Route('POST api/pictures', 'draft posts', { answer: StoredPicture, status: 201, body: UPLOAD })
  @ApiConsumes('image/*')
  @ApiBody({ schema: { type: 'string', format: 'binary', maxLength: MAX_HEIC_BYTES } })
  @ApiQuery({ name: 'as', required: false, enum: ['logo'] })
  upload(@Body() picture = Buffer.of(), @Query('as') as?: string): Promise<StoredPicture> {
    return this.pictures.upload(picture, as === 'logo');
  }
}
