import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from './session.entity.js';
import { TokensService } from './tokens.service.js';

const NAME = 'media';
const OPTIONS = { httpOnly: true, path: '/media/', sameSite: 'strict' } as const;

/**
 * With this cookie the owner's browser gets pictures that visitors don't see, such as those of drafts: an <img> can't send
 * her token. blog-service checks it. It opens nothing else, and ends with the session.
 */
@Injectable()
export class MediaCookie {
  constructor(private readonly tokens: TokensService) {}

  async write(session: Session, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = await this.tokens.sign(session, 'salon-media');
    const secure = request.protocol === 'https';
    reply.setCookie(NAME, token, { ...OPTIONS, expires: session.expiresAt, secure });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(NAME, OPTIONS);
  }
}
