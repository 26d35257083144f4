import { Body, Controller, Get, HttpCode, NotFoundException, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiProperty, PartialType } from '@nestjs/swagger';
import { Needs } from '@salon/service-kit/access';
import { ROLES, type Role } from '@salon/service-kit/roles';
import { IsIn } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AnswerList, Flag, Name, Token } from '../fields.js';
import { NamedPerson } from '../sessions/session.controller.js';
import type { Account } from './account.entity.js';
import { PeopleService } from './people.service.js';

const STATES = ['active', 'invited', 'switched off'] as const;
const ID = ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1, maximum: 999_999_999 } });

class InvitePersonDto {
  @Name()
  name!: string;

  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, { message: 'Please choose one of the roles.' })
  role!: Role;
}

class ChangePersonDto extends PartialType(InvitePersonDto) {
  @Flag('Whether the person is switched off')
  isSwitchedOff?: boolean;
}

class PersonInList extends NamedPerson {
  @ApiProperty({ enum: STATES })
  state!: (typeof STATES)[number];

  @ApiProperty({ type: Date, nullable: true })
  lastLoginAt!: Date | null;

  @ApiProperty({ type: Date, nullable: true })
  invitationExpiresAt!: Date | null;
}

class InvitationAnswer {
  @Token()
  invitation!: string;
}

class InvitedAnswer extends InvitationAnswer {
  @ApiProperty()
  person!: PersonInList;
}

@Controller('api/admin/people')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Needs('people')
  @Get()
  @AnswerList(PersonInList)
  async listPeople(): Promise<PersonInList[]> {
    return (await this.people.all()).map(inList);
  }

  @Needs('people')
  @Post()
  @ApiCreatedResponse({ type: InvitedAnswer })
  async invite(@Body() { name, role }: InvitePersonDto, @Req() { person }: FastifyRequest) {
    const { account, invitation } = await this.people.invite(person, name, role);
    return { person: inList(account), invitation };
  }

  @Needs('people')
  @Post(':id/invitation')
  @HttpCode(200)
  @ID
  @ApiOkResponse({ type: InvitationAnswer })
  async inviteAgain(@Param('id') id: string, @Req() { person }: FastifyRequest) {
    return { invitation: await this.people.inviteAgain(person, idIn(id)) };
  }

  @Needs('people')
  @Patch(':id')
  @ID
  @ApiOkResponse({ type: PersonInList })
  async change(
    @Param('id') id: string,
    @Body() change: ChangePersonDto,
    @Req() { person }: FastifyRequest,
  ): Promise<PersonInList> {
    return inList(await this.people.change(person, idIn(id), change));
  }
}

function idIn(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new NotFoundException('There is no such person.');
}

function inList(account: Account): PersonInList {
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
