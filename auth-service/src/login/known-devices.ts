import { hkdfSync, randomUUID } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config.js';
import { AdminAccountService } from '../password/admin-account.service.js';

const COOKIE = 'salon_device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The devices that have logged in since the password was set. A cookie marks them, so that others behind the same address can't use
 * up their tries. It does not log anybody in: a thief of the cookie gets four tries at the password before having to wait. The
 * password's hash is part of the signature's key, so no mark outlives the password.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly accounts: AdminAccountService,
    private readonly config: Config,
  ) {}

  /** The id of the device that the request comes from; undefined unless it is known. */
  async of({ cookies }: FastifyRequest): Promise<string | undefined> {
    const mark = cookies[COOKIE];
    if (!mark) return undefined;
    const { passwordHash } = await this.accounts.get();
    const { valid, value } = this.signer(passwordHash).unsign(mark);
    return valid ? value : undefined;
  }

  /** The mark of a device, of a new one when it has no id. */
  markOf(passwordHash: string, id: string = randomUUID()): string {
    return this.signer(passwordHash).sign(id);
  }

  /** Sets the device's cookie, or renews it for another year. */
  write(mark: string, request: FastifyRequest, reply: FastifyReply): void {
    reply.setCookie(COOKIE, mark, {
      httpOnly: true,
      maxAge: YEAR_SECONDS,
      path: '/api/admin',
      sameSite: 'strict',
      secure: request.protocol === 'https',
    });
  }

  private signer(passwordHash: string): Signer {
    return new Signer(
      Buffer.from(hkdfSync('sha256', this.config.KEYS_SECRET, passwordHash, 'device cookie', 32)),
    );
  }
}
