import { ConflictException, Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import type { Person } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { invalidField } from '@salon/service-kit/validation';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { Account } from '../people/account.entity.js';
import { Passkey } from './passkey.entity.js';
import { RelyingParty } from './relying-party.js';

const CHALLENGE_MS = 5 * 60 * 1000;
/** ES256, EdDSA and RS256: every authenticator has one of them. */
const ALGORITHMS = [-7, -8, -257];
/** A passkey that has signed our challenge, and its new count of uses. */
export interface PasskeyUse {
  passkey: Passkey;
  counter: number;
}

/** A passkey that a browser has just made, before it is somebody's. */
export type NewPasskey = Pick<Passkey, 'id' | 'rpId' | 'publicKey' | 'counter' | 'transports'>;

@Injectable()
export class PasskeysService {
  private readonly logger = new Logger(PasskeysService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly party: RelyingParty,
    private readonly journal: Journal,
  ) {}

  /** Whether anybody, or this person, has a passkey that works at the site's address. */
  async areThere(personId?: number): Promise<boolean> {
    const { id: rpId } = this.party;
    return rpId !== undefined && this.dataSource.manager.existsBy(Passkey, { rpId, personId });
  }

  /** It names no passkeys: the browser offers those that it has for the site. */
  async requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({
      rpID: this.party.need(),
      userVerification: 'required',
      timeout: CHALLENGE_MS,
    });
    await this.keepChallenge(options.challenge);
    return options;
  }

  async creationOptions({
    id,
    name,
  }: Pick<Account, 'id' | 'name'>): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const rpID = this.party.need();
    const there = await this.ofPerson(id);
    const options = await generateRegistrationOptions({
      rpID,
      rpName: rpID,
      userID: Buffer.from(`person ${id}`),
      userName: name,
      userDisplayName: name,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: there.map(({ id: one, transports }) => ({ id: one, transports })),
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: CHALLENGE_MS,
    });
    await this.keepChallenge(options.challenge, id);
    return options;
  }

  /** The passkey that a browser has made for this person. Throws 400 when it can't be accepted. */
  async made(personId: number, response: RegistrationResponseJSON): Promise<NewPasskey> {
    const rpId = this.party.need();
    const { registrationInfo } = await this.checked(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.useUp(challenge, personId),
        expectedOrigin: this.party.originOf(response.response.clientDataJSON),
        expectedRPID: rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!registrationInfo) throw invalidField('response', 'The passkey was not accepted. Please try again.');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, rpId, publicKey: Buffer.from(publicKey), counter: `${counter}`, transports };
  }

  /** Makes a new passkey somebody's. Nobody can take over another one's. */
  async keep(manager: EntityManager, personId: number, name: string, made: NewPasskey): Promise<void> {
    await manager.insert(Passkey, { ...made, personId, name });
  }

  /** Throws 401 when this passkey is nobody's here, or hasn't signed a challenge of ours, 409 when the site's address was another. */
  async verify(response: AuthenticationResponseJSON): Promise<PasskeyUse> {
    const rpId = this.party.need();
    const id = String(response.id);
    const passkey = /^[\w-]+$/.test(id) ? await this.dataSource.manager.findOneBy(Passkey, { id }) : null;
    if (!passkey) throw this.unknown();
    if (passkey.rpId !== rpId)
      throw new ConflictException(
        `This passkey was made for the address ${passkey.rpId}. Please log in with the password and make a new one.`,
      );
    const { publicKey } = passkey;
    const { verified, authenticationInfo } = await this.checked(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.useUp(challenge),
        expectedOrigin: this.party.originOf(response.response.clientDataJSON),
        expectedRPID: rpId,
        // noteUse() compares the counter, with the person's row locked.
        credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
        requireUserVerification: true,
      }),
    );
    if (!verified || !authenticationInfo)
      throw new UnauthorizedException('The passkey was not accepted. Please try again.');
    return { passkey, counter: authenticationInfo.newCounter };
  }

  unknown(): UnauthorizedException {
    return new UnauthorizedException('This passkey is not known here. Please log in with the password.');
  }

  /** Answers false when the counter has not gone on: two devices have the same passkey, and one of them is a copy. */
  async noteUse(manager: EntityManager, { passkey: { id }, counter }: PasskeyUse): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(Passkey)
      .set({ counter: `${counter}`, usedAt: new Date() })
      .where('id = :id AND (counter < :counter OR counter = 0 AND :counter = 0)', { id, counter })
      .execute();
    return affected === 1;
  }

  ofPerson(personId: number): Promise<Passkey[]> {
    return this.dataSource.manager.find(Passkey, { where: { personId }, order: { createdAt: 'ASC' } });
  }

  async add(person: Person, name: string, response: RegistrationResponseJSON): Promise<void> {
    const made = await this.made(person.id, response);
    await this.dataSource.transaction(async (manager) => {
      await this.keep(manager, person.id, name, made);
      await this.journal.add(manager, person, `Made the passkey “${name}”`);
    });
  }

  /** Answers false when the person has no such one. Throws 409 for the last way to log in. */
  async remove(person: Person, id: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const where = { id: person.id };
      const { passwordHash } = await manager.findOneOrFail(Account, {
        where,
        lock: { mode: 'pessimistic_write' },
      });
      const passkeys = await manager.findBy(Passkey, { personId: person.id });
      const passkey = passkeys.find((one) => one.id === id);
      if (!passkey) return false;
      const others = passkeys.filter((one) => one !== passkey && one.rpId === this.party.id);
      if (!passwordHash && others.length === 0)
        throw new ConflictException('This is the only way for you to log in. Please set a password first.');
      await manager.remove(passkey);
      await this.journal.add(manager, person, `Removed the passkey “${passkey.name}”`);
      return true;
    });
  }

  /** The library's errors are for developers, and say what to forge. */
  private async checked<Outcome extends object>(check: () => Promise<Outcome>): Promise<Partial<Outcome>> {
    try {
      return await check();
    } catch (error) {
      this.logger.warn({ msg: 'Passkey refused', reason: String(error) });
      return {};
    }
  }

  private async keepChallenge(challenge: string, personId?: number): Promise<void> {
    const now = Date.now();
    await this.dataSource.query('DELETE FROM challenges WHERE expires_at < $1', [new Date(now)]);
    const row = [challenge, personId, new Date(now + CHALLENGE_MS)];
    await this.dataSource.query('INSERT INTO challenges VALUES ($1, $2, $3)', row);
  }

  /** Whether we have sent this challenge, to this person or for a login, and nobody has answered it before. */
  private async useUp(challenge: string, personId?: number): Promise<boolean> {
    const used: [unknown[], number] = await this.dataSource.query(
      'DELETE FROM challenges WHERE challenge = $1 AND person_id IS NOT DISTINCT FROM $2 AND expires_at > $3',
      [challenge, personId, new Date()],
    );
    return used[1] === 1;
  }
}
