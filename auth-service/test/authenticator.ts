import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
/** CBOR's text of up to 23 bytes, and up to 255 bytes. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

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
  readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  /** Answers the options of a registration, as a browser does. */
  make({ challenge }: { challenge: string }, fault: Fault = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const [keyX, keyY] = [x, y].map((one) => bytes(Buffer.from(one, 'base64url')));
    // A map of five: EC2, ES256, P-256, x, y.
    const start = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]);
    const key = Buffer.concat([start, keyX ?? start, Buffer.from([0x22]), keyY ?? start]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const object = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
      bytes(this.data(0x40, fault, credential)),
    ]);
    const { id, clientDataJSON } = this.answer('webauthn.create', challenge, fault);
    const response = { clientDataJSON, attestationObject: base64url(object), transports: ['internal'] };
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  /** Answers the options of a login. */
  use({ challenge }: { challenge: string }, fault: Fault = {}) {
    this.counter += 1;
    const data = this.data(0, fault);
    const { id, clientDataJSON } = this.answer('webauthn.get', challenge, fault);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = base64url(fault.signature ?? sign('sha256', signed, this.keys.privateKey));
    const response = { clientDataJSON, authenticatorData: base64url(data), signature };
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private answer(type: string, challenge: string, { origin = 'http://localhost:8080' }: Fault) {
    return { id: base64url(this.id), clientDataJSON: base64url(JSON.stringify({ type, challenge, origin })) };
  }

  private data(flags: number, fault: Fault, credential = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    // Somebody is there and, unless at fault, was recognised.
    head[0] = flags | 1 | (fault.isUnverified ? 0 : 4);
    head.writeUInt32BE(fault.counter ?? this.counter, 1);
    return Buffer.concat([sha256(fault.rpId ?? 'localhost'), head, credential]);
  }
}
