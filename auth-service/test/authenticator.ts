import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** What a test makes wrong. */
export interface Fault {
  origin?: string;
  rpId?: string;
  counter?: number;
  isUnverified?: boolean;
  signature?: Buffer;
}

/** A passkey in software: ES256, without attestation. */
export class Authenticator {
  private readonly rawId = randomBytes(32);
  readonly id = base64url(this.rawId);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  /** Answers the options of a registration, as a browser does. */
  make({ challenge }: { challenge: string }, fault: Fault = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (one: string) => new Uint8Array(Buffer.from(one, 'base64url'));
    // EC2, ES256, P-256, x, y.
    const key = new Map<number, number | Uint8Array>();
    key.set(1, 2).set(3, -7).set(-1, 1).set(-2, coordinate(x)).set(-3, coordinate(y));
    const head = Buffer.from([...Buffer.alloc(16), 0, this.rawId.length]);
    const authData = this.data(0x40, fault, Buffer.concat([head, this.rawId, isoCBOR.encode(key)]));
    const object = { fmt: 'none', attStmt: new Map(), authData: new Uint8Array(authData) };
    const attestationObject = base64url(isoCBOR.encode(new Map(Object.entries(object))));
    return this.answer('webauthn.create', challenge, fault, () => ({ attestationObject }));
  }

  /** Answers the options of a login. */
  use({ challenge }: { challenge: string }, fault: Fault = {}) {
    this.counter += 1;
    const data = this.data(0, fault);
    return this.answer('webauthn.get', challenge, fault, (client) => {
      const signed = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
      return { authenticatorData: base64url(data), signature: base64url(fault.signature ?? signed) };
    });
  }

  private answer(
    type: string,
    challenge: string,
    { origin = 'http://localhost:8080' }: Fault,
    more: (client: string) => object,
  ) {
    const client = JSON.stringify({ type, challenge, origin });
    const response = { clientDataJSON: base64url(client), transports: ['internal'], ...more(client) };
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private data(flags: number, fault: Fault, credential = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    // Somebody is there and, unless at fault, was recognised.
    head[0] = flags | 1 | (fault.isUnverified ? 0 : 4);
    head.writeUInt32BE(fault.counter ?? this.counter, 1);
    return Buffer.concat([sha256(fault.rpId ?? 'localhost'), head, credential]);
  }
}
