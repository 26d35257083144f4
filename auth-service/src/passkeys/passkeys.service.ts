import { isIP } from 'node:net';
import {
  ConflictException,
  Injectable,
  Logger,
  NotFoundException,
  UnauthorizedException,
} from '@nestjs/common';
import type { Person } from '@salon/service-kit/access';
import { isDatabaseUnavailable } from '@salon/service-kit/exception.filter';
import { Journal } from '@salon/service-kit/journal';
import { invalidField } from '@salon/service-kit/validation';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { Config } from '../config.js';
import type { Account } from '../people/account.entity.js';
import { PeopleService } from '../people/people.service.js';
import { Passkey } from './passkey.entity.js';

/** Loaded when somebody needs it: it takes 20 MB of memory. */
const webauthn = () => import('@simplewebauthn/server');

type Library = Awaited<ReturnType<typeof webauthn>>;

const CHALLENGE_MS = 5 * 60 * 1000;

export const unknownPasskey = () =>
  new UnauthorizedException('This passkey is not known here. Please log in with the password.');

@Injectable()
export class PasskeysService {
  private readonly logger = new Logger(PasskeysService.name);
  private readonly site: URL;

  constructor(
    private readonly dataSource: DataSource,
    private readonly people: PeopleService,
    private readonly journal: Journal,
    { PUBLIC_URL }: Config,
  ) {
    this.site = new URL(PUBLIC_URL);
  }

  /** Whether anybody who is not switched off has such a passkey. */
  areThere(which: FindOptionsWhere<Passkey> = {}): Promise<boolean> {
    return this.dataSource.manager.existsBy(Passkey, { ...which, person: { switchedOffAt: IsNull() } });
  }

  /** Whether this person has one for the site's address of now. */
  has(personId: number): Promise<boolean> {
    return this.areThere({ personId, rpId: this.site.hostname });
  }

  /** It names no passkeys: the browser offers those that it has for the site. Throws 409 when all are of an address of before. */
  async requestOptions() {
    const rpID = this.relyingParty();
    const other = await this.dataSource.manager.findOneBy(Passkey, { rpId: Not(rpID) });
    if (other && !(await this.areThere({ rpId: rpID }))) {
      const then = `The passkeys were made for the address ${other.rpId}.`;
      throw new ConflictException(`${then} Please log in with the password and make new ones.`);
    }
    const asked = { rpID, userVerification: 'required', timeout: CHALLENGE_MS } as const;
    return this.kept(await (await webauthn()).generateAuthenticationOptions(asked));
  }

  async creationOptions({ id, name }: Pick<Account, 'id' | 'name'>) {
    const rpID = this.relyingParty();
    const options = await (await webauthn()).generateRegistrationOptions({
      rpID,
      rpName: rpID,
      userID: Buffer.from(`person ${id}`),
      userName: name,
      userDisplayName: name,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: await this.ofPerson(id),
      timeout: CHALLENGE_MS,
    });
    return this.kept(options, id);
  }

  /** The passkey that a browser has just made for this person. Throws 400 when it can't be accepted. */
  async made(personId: number, name: string, response: RegistrationResponseJSON) {
    const rpId = this.relyingParty();
    const { registrationInfo } = await this.checked(async ({ verifyRegistrationResponse }) =>
      verifyRegistrationResponse({ response, ...this.expected(response, this.dataSource.manager, personId) }),
    );
    const { id = '', publicKey, counter, transports = [] } = registrationInfo?.credential ?? {};
    // Nobody can take over another one's.
    if (!publicKey || (await this.dataSource.manager.existsBy(Passkey, { id })))
      throw invalidField('response', 'The passkey was not accepted. Please try again.');
    const key = { publicKey: Buffer.from(publicKey), counter: `${counter}`, transports };
    return { id, personId, rpId, name, ...key };
  }

  /** Throws 401 when it is nobody's. */
  async named(response: AuthenticationResponseJSON): Promise<Passkey> {
    const [id = ''] = /^[\w-]{1,1400}$/.exec(`${response.id}`) ?? [];
    const passkey = await this.dataSource.manager.findOneBy(Passkey, { id });
    if (!passkey) throw unknownPasskey();
    return passkey;
  }

  /** Answers whether it has signed our challenge, and its counter goes on: a copy's goes back. Nobody else uses it meanwhile. */
  async use(manager: EntityManager, id: string, response: AuthenticationResponseJSON): Promise<boolean> {
    const passkey = await manager.findOneByOrFail(Passkey, { id });
    const credential = { id, publicKey: new Uint8Array(passkey.publicKey), counter: Number(passkey.counter) };
    const { verified, authenticationInfo } = await this.checked(({ verifyAuthenticationResponse }) =>
      verifyAuthenticationResponse({ response, ...this.expected(response, manager), credential }),
    );
    if (!verified) return false;
    const counter = `${authenticationInfo?.newCounter}`;
    await manager.update(Passkey, { id }, { counter, usedAt: new Date() });
    return true;
  }

  ofPerson(personId: number): Promise<Passkey[]> {
    return this.dataSource.manager.find(Passkey, { where: { personId }, order: { createdAt: 'ASC' } });
  }

  /** Its name is that of the device. */
  async add(person: Person, response: RegistrationResponseJSON): Promise<void> {
    const made = await this.made(person.id, person.device, response);
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(Passkey, made);
      await this.journal.add(manager, person, `Made the passkey “${made.name}”`);
    });
  }

  /** Throws 404 when the person has no such one, 409 for the last way to log in. */
  remove(person: Person, id: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { passwordHash } = await this.people.lock(manager, person.id);
      const passkeys = await manager.findBy(Passkey, { personId: person.id });
      const passkey = passkeys.find((one) => one.id === id);
      if (!passkey) throw new NotFoundException('There is no such passkey.');
      if (!passwordHash && passkeys.length === 1)
        throw new ConflictException('This is your only way to log in. Please make another passkey first.');
      await manager.remove(passkey);
      await this.journal.add(manager, person, `Removed the passkey “${passkey.name}”`);
    });
  }

  /** The name that passkeys are made for. Throws 409 where browsers have none: without HTTPS, and at an address without a name. */
  private relyingParty(): string {
    const { hostname, protocol } = this.site;
    const isSecure = protocol === 'https:' || hostname === 'localhost';
    if (isSecure && !isIP(hostname.replace(/[[\]]/g, ''))) return hostname;
    throw new ConflictException('Passkeys need an address that begins with https. Please use the password.');
  }

  /** What a response must be for: our challenge, and the site. On the machine itself that is the site at any port. */
  private expected(
    { response }: AuthenticationResponseJSON | RegistrationResponseJSON,
    manager: EntityManager,
    personId?: number,
  ) {
    const { origin } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const isLocal = this.site.hostname === 'localhost' && /^http:\/\/localhost(:\d+)?$/.test(origin);
    return {
      expectedChallenge: (challenge: string) => useUp(manager, challenge, personId),
      expectedOrigin: isLocal ? origin : this.site.origin,
      expectedRPID: this.site.hostname,
    };
  }

  /** The library's errors are for developers. */
  private async checked<Outcome>(check: (library: Library) => Promise<Outcome>): Promise<Partial<Outcome>> {
    const library = await webauthn();
    try {
      return await check(library);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      this.logger.warn({ msg: 'Passkey refused', reason: String(error) });
      return {};
    }
  }

  /** The options, whose challenge may now be answered. */
  private async kept<Options extends { challenge: string }>(options: Options, personId?: number) {
    const now = Date.now();
    await this.dataSource.query('DELETE FROM challenges WHERE expires_at < $1', [new Date(now)]);
    const row = [options.challenge, personId, new Date(now + CHALLENGE_MS)];
    await this.dataSource.query('INSERT INTO challenges VALUES ($1, $2, $3)', row);
    return options;
  }
}

/** Whether we have sent this challenge, to this person or for a login, and nobody has answered it before. */
async function useUp(manager: EntityManager, challenge: string, personId?: number): Promise<boolean> {
  if (!/^[\w-]+$/.test(challenge)) return false;
  const [, deleted] = await manager.query<[unknown, number]>(
    'DELETE FROM challenges WHERE challenge = $1 AND person_id IS NOT DISTINCT FROM $2 AND expires_at > $3',
    [challenge, personId, new Date()],
  );
  return deleted === 1;
}
