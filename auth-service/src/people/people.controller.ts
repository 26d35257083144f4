import { Body, Controller, NotFoundException, Param, Query, Req } from '@nestjs/common';
import { ApiExtraModels, ApiParam, ApiProperty, PartialType } from '@nestjs/swagger';
import { Journal, JournalEntry } from '@salon/service-kit/journal';
import { ROLES, type Role } from '@salon/service-kit/roles';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { IsIn, Length } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Route } from '../answers.js';
import { Flag, Name, NewPassword, WebAuthn } from '../fields.js';
import { type Caller, From } from '../login/known-devices.js';
import { LoginService } from '../login/login.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { PeopleService } from './people.service.js';

const ID = ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1, maximum: 999_999_999 } });

class InvitePersonDto {
  @Name() name!: string;

  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, { message: 'Please choose one of the roles.' })
  role!: Role;
}

/** Null is a value like others, which is none of the right type. */
class ChangePersonDto extends PartialType(InvitePersonDto, { skipNullProperties: false }) {
  @Flag('Whether the person is switched off') isSwitchedOff?: boolean;
}

class TokenDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @Length(1, 100, { message: 'This link is not complete.' })
  token!: string;
}

class InvitationPasswordDto extends TokenDto {
  @NewPassword('The password') password!: string;
}

class InvitationPasskeyDto extends TokenDto {
  @WebAuthn() response!: RegistrationResponseJSON;
}

class JournalQuery {
  @Name('Please enter a time.', false) before?: string;
  @Name('Please enter a name.', false) who?: string;
  @Name('Please enter what to look for.', false) q?: string;
}

@Controller('api/admin')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly logins: LoginService,
    private readonly hasher: PasswordHasher,
    private readonly passkeys: PasskeysService,
    private readonly journal: Journal,
  ) {}

  @Route('GET people', 'people', ['PersonInList'])
  async listPeople() {
    return (await this.people.all()).map(({ passwordHash, passkeys, switchedOffAt, ...person }) => {
      const { id, name, role, lastLoginAt, invitationExpiresAt } = person;
      const state = passwordHash || passkeys.length > 0 ? 'active' : 'invited';
      return {
        ...{ id, name, role, lastLoginAt, invitationExpiresAt },
        state: switchedOffAt ? 'switched off' : state,
      };
    });
  }

  @Route('POST people', 'people', 'InvitationAnswer', 201)
  async invite(@Body() { name, role }: InvitePersonDto, @Req() { person }: FastifyRequest) {
    return { invitation: await this.people.invite(person, name, role) };
  }

  @ID
  @Route('POST people/:id/invitation', 'people', 'InvitationAnswer')
  async inviteAgain(@Param('id') id: string, @Req() { person }: FastifyRequest) {
    return { invitation: await this.people.inviteAgain(person, idIn(id)) };
  }

  @ID
  @Route('PATCH people/:id', 'people')
  change(@Param('id') id: string, @Body() change: ChangePersonDto, @Req() { person }: FastifyRequest) {
    return this.people.change(person, idIn(id), change);
  }

  @ApiExtraModels(JournalEntry)
  @Route('GET journal', 'journal', ['JournalEntry'])
  readJournal(@Query() { before, who, q }: JournalQuery) {
    return this.journal.page({ before, who, search: q });
  }

  /** The token of a link comes in the body, which no log has. Previews of the link may ask as often as they like. */
  @Route('POST invitation', 'nothing', 'InvitedPerson')
  async look(@Body() { token }: TokenDto) {
    const { name, role } = await this.people.invited(token);
    return { name, role };
  }

  @Route('POST invitation/password', 'nothing', 'LoginAnswer')
  async acceptByPassword(@Body() { token, password }: InvitationPasswordDto, @From() caller: Caller) {
    await this.people.invited(token);
    const hash = await this.hasher.whenFree(false, () => this.hasher.hash(password));
    return this.logins.accept(token, caller, hash);
  }

  @Route('POST invitation/passkey/options', 'nothing', 'WebAuthn')
  async passkeyOfInvited(@Body() { token }: TokenDto) {
    return this.passkeys.creationOptions(await this.people.invited(token));
  }

  @Route('POST invitation/passkey', 'nothing', 'LoginAnswer')
  async acceptByPasskey(@Body() { token, response }: InvitationPasskeyDto, @From() caller: Caller) {
    const { id } = await this.people.invited(token);
    const made = await this.passkeys.made(id, caller.device, response);
    return this.logins.accept(token, caller, null, made);
  }
}

function idIn(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new NotFoundException('There is no such person.');
}
