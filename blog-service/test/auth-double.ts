import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person } from '@salon/service-kit/access';
import { ROLES, type Role } from '@salon/service-kit/roles';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

/** Claims as auth-service writes them. */
const CLAIMS = { iss: 'salon-auth', aud: 'salon-admin', sub: 'admin', jti: 'session-1' };

/** A session of another role is named after it. */
function personIn(url: string): Person {
  const role = ROLES.find((role) => decodeURIComponent(url).endsWith(role)) ?? 'owner';
  return { id: ROLES.indexOf(role) + 1, name: NAMES[role], role, device: 'Chrome on Android' };
}
const NAMES: Record<Role, string> = { owner: 'Devi', editor: 'Anu', 'front desk': 'Latha' };

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: JWK;
}

export async function newKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
}

export function sign(key: SigningKey, claims: JWTPayload = {}, header: object = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...CLAIMS, iat: now, nbf: now, exp: now + 3600, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, ...header })
    .sign(key.privateKey);
}

/** The part of auth-service that blog-service needs: its public keys, and whose session it is. */
export class AuthDouble {
  keys: SigningKey[] = [];
  /** The status that the session call answers. */
  sessionStatus = 200;
  /** While true, requests get no answer. */
  hangs = false;
  private readonly server = createServer(({ url = '' }, response) => {
    if (this.hangs) return;
    if (url !== '/.well-known/jwks.json') {
      response.writeHead(this.sessionStatus, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(personIn(url)));
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ keys: this.keys.map(({ publicJwk }) => publicJwk) }));
  });

  async start(port = 0): Promise<void> {
    this.keys = this.keys.length > 0 ? this.keys : [await newKey('key-1')];
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get key(): SigningKey {
    const key = this.keys[0];
    if (!key) throw new Error('The double is not started.');
    return key;
  }
}
