import { isIP } from 'node:net';
import { ConflictException, Injectable } from '@nestjs/common';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { Config } from '../config.js';

/** The site, as passkeys know it: they are made for its host name, and work at its address alone. */
@Injectable()
export class RelyingParty {
  /** Undefined where browsers have no passkeys: without HTTPS, and at an address without a name. */
  readonly id?: string;
  private readonly origin: string;

  constructor({ PUBLIC_URL }: Config) {
    const { hostname, origin, protocol } = new URL(PUBLIC_URL);
    this.origin = origin;
    const hasPasskeys = protocol === 'https:' || hostname === 'localhost';
    if (hasPasskeys && !isIP(hostname.replace(/[[\]]/g, ''))) this.id = hostname;
  }

  /** The id. Throws 409 where there are no passkeys. */
  need(): string {
    if (this.id) return this.id;
    throw new ConflictException('Passkeys need an address that begins with https. Please use the password.');
  }

  /** The origin that a response must have come from. On the machine itself, that is the site at any port. */
  originOf(clientDataJSON: string): string {
    if (this.id !== 'localhost') return this.origin;
    const { origin } = decodeClientDataJSON(clientDataJSON);
    return /^http:\/\/localhost(:\d+)?$/.test(origin) ? origin : this.origin;
  }
}
