import { hkdfSync, randomUUID } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyReply } from 'fastify';
import { Config } from '../config.js';
import { type Account, FIRST_ID } from '../people/account.entity.js';
import { UNKNOWN_DEVICE } from '../sessions/session.entity.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Where a request comes from, and the answer to it. */
export interface Caller {
  address: string;
  /** The browser and the system in words, as the browser says; anybody may say anything. */
  device: string;
  reply: FastifyReply;
}

/** A parameter that has the caller. */
export const From = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const reply = context.switchToHttp().getResponse<FastifyReply>();
  const { ip, headers } = reply.request;
  const { browser, os } = Bowser.parse(headers['user-agent']?.slice(0, 300) || '-');
  const device = [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 80) || UNKNOWN_DEVICE;
  return { address: ip, device, reply };
});

/** Several people may use one device. The first one's cookie has the name that it had when there was nobody else. */
const cookieOf = ({ id }: Account) => (id === FIRST_ID ? 'salon_device' : `salon_device_${id}`);

/**
 * The devices on which a person has logged in since the password was set. A cookie marks them, so that others behind the same address
 * can't use up their tries. It does not log anybody in: a thief of the cookie gets four tries at the password before having to wait. The
 * password's hash is part of the signature's key, so no mark outlives the password.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly config: Config) {}

  /** The id of the device that the cookies come from; undefined unless it is one of this person's. */
  of(account: Account, { reply }: Caller): string | undefined {
    const { valid, value } = this.signer(account).unsign(reply.request.cookies[cookieOf(account)] ?? '');
    return valid ? value : undefined;
  }

  /**
   * Sets the device's cookie, or renews it for another year. After a change of password the id is a new one: a copy of the old cookie is
   * as worthless as any other.
   */
  write(account: Account, caller: Caller): void {
    const { reply } = caller;
    const id = this.of(account, caller) ?? randomUUID();
    reply.setCookie(cookieOf(account), this.signer(account).sign(id), {
      httpOnly: true,
      maxAge: YEAR_SECONDS,
      path: '/api/admin',
      sameSite: 'strict',
      secure: reply.request.protocol === 'https',
    });
  }

  private signer({ id, passwordHash }: Account): Signer {
    const salt = passwordHash ?? `passkeys of ${id}`;
    return new Signer(Buffer.from(hkdfSync('sha256', this.config.KEYS_SECRET, salt, 'device cookie', 32)));
  }
}
