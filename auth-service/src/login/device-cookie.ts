import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config.js';

const NAME = 'salon_device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Marks a device that has logged in, so that others behind the same address can't use up its tries. It does not log
 * anybody in: a thief of the cookie gets four tries at the password before having to wait. The signature spares the
 * database questions about made-up ids; which ids are still known, only the database tells.
 */
@Injectable()
export class DeviceCookie {
  private readonly signer;

  constructor({ KEYS_SECRET }: Config) {
    const key = hkdfSync('sha256', KEYS_SECRET, '', 'device cookie', 32);
    this.signer = new Signer(Buffer.from(key));
  }

  /** The id in the request's device cookie; undefined unless we signed it. */
  read({ cookies }: FastifyRequest): string | undefined {
    const { valid, value } = this.signer.unsign(cookies[NAME] ?? '');
    return valid ? value : undefined;
  }

  /** Sets the device cookie, or renews it for another year. */
  write(device: string, request: FastifyRequest, reply: FastifyReply): void {
    reply.setCookie(NAME, this.signer.sign(device), {
      httpOnly: true,
      maxAge: YEAR_SECONDS,
      path: '/api/admin',
      sameSite: 'strict',
      secure: request.protocol === 'https',
    });
  }
}
