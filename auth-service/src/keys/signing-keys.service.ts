import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { lockedTransaction } from '@salon/service-kit/database';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config.js';
import { KEPT_SESSION_MS } from '../sessions/session.entity.js';
import { decrypt, encrypt } from './key-encryption.js';
import { SigningKey } from './signing-key.entity.js';

/** The id of an advisory lock: any number, but the same in all replicas of this service. */
const FIRST_KEY_LOCK = 3003;

/** A key that no longer signs stays published until its last token has expired, plus a minute for clocks that differ. */
const PUBLISHED_AFTER_MS = KEPT_SESSION_MS + 60_000;

@Injectable()
export class SigningKeysService implements OnModuleInit {
  private readonly logger = new Logger(SigningKeysService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** Makes the first key. The lock ensures that only one is made when several replicas start together. */
  async onModuleInit(): Promise<void> {
    await lockedTransaction(this.dataSource, FIRST_KEY_LOCK, async (manager) => {
      if ((await this.published(manager)).length > 0) return;
      if (await manager.exists(SigningKey)) {
        this.logger.warn(
          'KEYS_SECRET is not the one that the stored signing keys were encrypted with: all sessions end until it comes back.',
        );
      }
      await this.insertKey(manager);
    });
  }

  /** Adds a key that signs from now on, and removes those that are no longer published. Returns the new key's id. */
  async rotate(): Promise<string> {
    const kid = await this.dataSource.transaction(async (manager) => {
      const keys = await this.own(manager);
      await manager.remove(keys.filter((...key) => !isPublished(...key)));
      return this.insertKey(manager);
    });
    this.logger.log({ msg: 'A signing key was added', kid });
    return kid;
  }

  async current(): Promise<{ kid: string; privateKey: KeyObject }> {
    const [key] = await this.published();
    if (!key) throw new Error('There is no signing key.');
    return { kid: key.kid, privateKey: this.privateKeyOf(key) };
  }

  /** The published key with this id, as PEM. */
  async publicKey(kid: string): Promise<string | undefined> {
    return (await this.published()).find((one) => one.kid === kid)?.publicKey;
  }

  async jwks() {
    const keys = (await this.published()).map(({ kid, publicKey }) => ({
      ...createPublicKey(publicKey).export({ format: 'jwk' }),
      kid,
      alg: 'ES256',
      use: 'sig',
    }));
    return { keys };
  }

  /** Newest first. Asked for each time: another replica may have added one. */
  private async published(manager = this.dataSource.manager): Promise<SigningKey[]> {
    return (await this.own(manager)).filter(isPublished);
  }

  private async insertKey(manager: EntityManager): Promise<string> {
    const { publicKey, privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const kid = randomUUID();
    const encryptedPrivateKey = encrypt(privateKey, this.config.KEYS_SECRET, kid);
    await manager.insert(SigningKey, { kid, publicKey, encryptedPrivateKey, createdAt: new Date() });
    return kid;
  }

  /** The stored keys of this KEYS_SECRET, newest first. Others can't sign, and what they have signed is not accepted. */
  private async own(manager: EntityManager): Promise<SigningKey[]> {
    const keys = await manager.find(SigningKey, { order: { createdAt: 'DESC' } });
    return keys.filter((key) => {
      try {
        return this.privateKeyOf(key);
      } catch {
        return false;
      }
    });
  }

  private privateKeyOf({ kid, encryptedPrivateKey }: SigningKey): KeyObject {
    return createPrivateKey(decrypt(encryptedPrivateKey, this.config.KEYS_SECRET, kid));
  }
}

function isPublished(_key: SigningKey, index: number, keys: SigningKey[]): boolean {
  const successor = keys[index - 1];
  return !successor || successor.createdAt.getTime() + PUBLISHED_AFTER_MS > Date.now();
}
