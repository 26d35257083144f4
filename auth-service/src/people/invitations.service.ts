import { Injectable } from '@nestjs/common';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../login/caller.js';
import { type Login, LoginService } from '../login/login.service.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { type Account, NO_INVITATION, NO_RECOVERY_CODE } from './account.entity.js';
import { AccountsService } from './accounts.service.js';
import { PeopleService } from './people.service.js';

/** What somebody does with the link that they have got. Everything throws 404 when it is used or over. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: PeopleService,
    private readonly accounts: AccountsService,
    private readonly hasher: PasswordHasher,
    private readonly passkeys: PasskeysService,
    private readonly logins: LoginService,
  ) {}

  find(token: string): Promise<Account> {
    return this.people.invited(token);
  }

  async passkeyOptions(token: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.passkeys.creationOptions(await this.find(token));
  }

  async acceptByPassword(token: string, password: string, caller: Caller): Promise<Login> {
    await this.find(token);
    const passwordHash = await this.hasher.whenFree(false, () => this.hasher.hash(password));
    return this.accept(token, caller, 'Accepted the invitation with a password', passwordHash);
  }

  async acceptByPasskey(token: string, response: RegistrationResponseJSON, caller: Caller): Promise<Login> {
    const made = await this.passkeys.made((await this.find(token)).id, response);
    const what = 'Accepted the invitation with a passkey';
    return this.accept(token, caller, what, null, (manager, { id }) =>
      this.passkeys.keep(manager, id, caller.device, made),
    );
  }

  /** The person's earlier ways to log in end. */
  private accept(
    token: string,
    caller: Caller,
    what: string,
    passwordHash: string | null,
    keep?: (manager: EntityManager, account: Account) => Promise<void>,
  ): Promise<Login> {
    return this.dataSource.transaction(async (manager) => {
      const account = await this.people.invited(token, manager, true);
      await manager.delete(Passkey, { personId: account.id });
      const usedUp = { ...NO_INVITATION, ...NO_RECOVERY_CODE, mustChangePassword: false };
      await this.accounts.replacePassword(manager, account, { ...usedUp, passwordHash });
      await keep?.(manager, account);
      return this.logins.enter(manager, account, caller, { isKept: false, what });
    });
  }
}
