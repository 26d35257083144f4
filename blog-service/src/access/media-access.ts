import { HttpStatus, Injectable, UnauthorizedException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SessionTokens } from './session-tokens.js';

/** A page may show fifty pictures: auth-service is asked about a session at most once in this time. */
const BELIEVED_MS = 5_000;

/** Recognises the owner's browser when it asks for a picture, by the cookie `media` that auth-service has set at the login. */
@Injectable()
export class MediaAccess {
  private readonly asked = new Map<string, { isOpen: Promise<boolean>; until: number }>();

  constructor(private readonly tokens: SessionTokens) {}

  /** False without a cookie, and for any fault of it. Throws 503 when auth-service cannot be reached. */
  async isOwner({ headers }: FastifyRequest): Promise<boolean> {
    const token = /(?:^|;\s*)media=([\w.-]+)/.exec(headers.cookie ?? '')?.[1];
    if (!token) return false;
    try {
      const { jti } = await this.tokens.verify(token, 'salon-media');
      return await this.isOpen(`${jti}`);
    } catch (error) {
      if (error instanceof UnauthorizedException) return false;
      throw error;
    }
  }

  private isOpen(session: string): Promise<boolean> {
    const now = Date.now();
    for (const [other, { until }] of this.asked) if (until <= now) this.asked.delete(other);
    const known = this.asked.get(session);
    if (known) return known.isOpen;
    const statuses = { open: HttpStatus.NO_CONTENT, ended: HttpStatus.NOT_FOUND };
    const isOpen = this.tokens.ask(`/internal/sessions/${encodeURIComponent(session)}`, statuses);
    this.asked.set(session, { isOpen, until: now + BELIEVED_MS });
    isOpen.catch(() => this.asked.delete(session));
    return isOpen;
  }
}
