import { Body, Controller, Get, NotFoundException, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiExtraModels, ApiParam, ApiProperty } from '@nestjs/swagger';
import { Needs, Public } from '@salon/service-kit/access';
import { Journal, JournalEntry } from '@salon/service-kit/journal';
import { ROLES, type Role } from '@salon/service-kit/roles';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { IsIn } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../answers.js';
import { Flag, Name, Partly, Token, WebAuthn } from '../fields.js';
import type { Caller } from '../login/known-devices.js';
import { AnswersLogin, From } from '../login/login-reply.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { NewPassword } from '../password/new-password.js';
import { PasswordHasher } from '../password/password-hasher.js';
import type { Account } from './account.entity.js';
import { PeopleService } from './people.service.js';

const ID = ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1, maximum: 999_999_999 } });

class InvitePersonDto {
  @Name()
  name!: string;

  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, { message: 'Please choose one of the roles.' })
  role!: Role;
}

class ChangePersonDto extends Partly(InvitePersonDto) {
  @Flag('Whether the person is switched off')
  isSwitchedOff?: boolean;
}

class TokenDto {
  @Token()
  token!: string;
}

class InvitationPasswordDto extends TokenDto {
  @NewPassword('The password')
  password!: string;
}

class InvitationPasskeyDto extends TokenDto {
  @WebAuthn()
  response!: RegistrationResponseJSON;
}

class JournalQuery {
  @Name('Please enter a time.', false)
  before?: string;

  @Name('Please enter a name.', false)
  who?: string;

  @Name('Please enter what to look for.', false)
  q?: string;
}

@Controller('api/admin')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly hasher: PasswordHasher,
    private readonly passkeys: PasskeysService,
    private readonly journal: Journal,
  ) {}

  @Needs('people')
  @Get('people')
  @Answers(['PersonInList'])
  async listPeople() {
    return (await this.people.all()).map(inList);
  }

  @Needs('people')
  @Post('people')
  @Answers('InvitedAnswer', 201)
  async invite(@Body() { name, role }: InvitePersonDto, @Req() { person }: FastifyRequest) {
    const { account, invitation } = await this.people.invite(person, name, role);
    return { person: inList(account), invitation };
  }

  @Needs('people')
  @Post('people/:id/invitation')
  @ID
  @Answers('InvitationAnswer')
  async inviteAgain(@Param('id') id: string, @Req() { person }: FastifyRequest) {
    return { invitation: await this.people.inviteAgain(person, idIn(id)) };
  }

  @Needs('people')
  @Patch('people/:id')
  @ID
  @Answers('PersonInList')
  async change(@Param('id') id: string, @Body() change: ChangePersonDto, @Req() { person }: FastifyRequest) {
    return inList(await this.people.change(person, idIn(id), change));
  }

  @Needs('journal')
  @Get('journal')
  @ApiExtraModels(JournalEntry)
  @Answers(['JournalEntry'])
  readJournal(@Query() { before, who, q }: JournalQuery) {
    return this.journal.page({ before, who, search: q });
  }

  /** The token of a link comes in the body, which no log has. Previews of the link may ask as often as they like. */
  @Public()
  @Post('invitation')
  @Answers('InvitedPerson')
  async look(@Body() { token }: TokenDto) {
    const { name, role } = await this.people.invited(token);
    return { name, role };
  }

  @Public()
  @Post('invitation/password')
  @AnswersLogin()
  async acceptByPassword(@Body() { token, password }: InvitationPasswordDto, @From() caller: Caller) {
    await this.people.invited(token);
    const hash = await this.hasher.whenFree(false, () => this.hasher.hash(password));
    return this.people.accept(token, caller, hash);
  }

  @Public()
  @Post('invitation/passkey/options')
  @Answers('WebAuthn')
  async passkeyOfInvited(@Body() { token }: TokenDto) {
    return this.passkeys.creationOptions(await this.people.invited(token));
  }

  @Public()
  @Post('invitation/passkey')
  @AnswersLogin()
  async acceptByPasskey(@Body() { token, response }: InvitationPasskeyDto, @From() caller: Caller) {
    const { id } = await this.people.invited(token);
    const made = await this.passkeys.made(id, caller.device, response);
    return this.people.accept(token, caller, null, made);
  }
}

function idIn(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new NotFoundException('There is no such person.');
}

function inList(account: Account) {
  const { id, name, role, switchedOffAt, passwordHash, passkeys, lastLoginAt, invitationExpiresAt } = account;
  const state = passwordHash || passkeys?.length ? 'active' : 'invited';
  return {
    id,
    name,
    role,
    state: switchedOffAt ? 'switched off' : state,
    lastLoginAt: lastLoginAt ?? null,
    invitationExpiresAt,
  };
}
