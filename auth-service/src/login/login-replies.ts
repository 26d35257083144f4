import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MediaCookie } from '../sessions/media-cookie.js';
import { TokensService } from '../sessions/tokens.service.js';
import { KnownDevices } from './known-devices.js';
import type { Login } from './login.service.js';

const MESSAGES = ['Login successful', 'Password changed'] as const;

export class LoginAnswer {
  @ApiProperty({ maxLength: 1_000 })
  token!: string;

  @ApiProperty({ enum: MESSAGES })
  message!: string;

  @ApiProperty()
  expiresAt!: Date;
}

/** Gives a browser what it has from a login: the token, and cookies. */
@Injectable()
export class LoginReplies {
  constructor(
    private readonly devices: KnownDevices,
    private readonly media: MediaCookie,
    private readonly tokens: TokensService,
  ) {}

  async send(
    { account, session }: Login,
    request: FastifyRequest,
    reply: FastifyReply,
    message: (typeof MESSAGES)[number] = 'Login successful',
  ): Promise<LoginAnswer> {
    this.devices.write(account, request, reply);
    await this.media.write(session, request, reply);
    return { token: await this.tokens.sign(session), expiresAt: session.expiresAt, message };
  }
}
