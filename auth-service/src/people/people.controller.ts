import { Body, Controller, Get, HttpCode, NotFoundException, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiProperty } from '@nestjs/swagger';
import { Needs } from '@salon/service-kit/access';
import { ROLES, type Role } from '@salon/service-kit/roles';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AnswerList } from '../answer-list.js';
import type { Account } from './account.entity.js';
import { INVITATION } from './invitations.controller.js';
import { MAX_NAME_LENGTH, Name } from './name.js';
import { PeopleService } from './people.service.js';

const MAX_ID = 2 ** 31 - 1;
const ID = { type: 'integer', minimum: 1, maximum: MAX_ID } as const;

const STATES = ['active', 'invited', 'switched off'] as const;

const NO_SUCH_ROLE = { message: 'Please choose one of the roles.' };

class InvitePersonDto {
  @Name()
  name!: string;

  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, NO_SUCH_ROLE)
  role!: Role;
}

class ChangePersonDto {
  @Name('Please enter a name.', false)
  @IsOptional()
  name?: string;

  @ApiProperty({ enum: ROLES, required: false })
  @IsIn(ROLES, NO_SUCH_ROLE)
  @IsOptional()
  role?: Role;

  @ApiProperty({ required: false })
  @IsBoolean({ message: 'Whether the person is switched off must be true or false.' })
  @IsOptional()
  isSwitchedOff?: boolean;
}

class PersonInList {
  @ApiProperty(ID)
  id!: number;

  @ApiProperty({ maxLength: MAX_NAME_LENGTH })
  name!: string;

  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({ enum: STATES })
  state!: (typeof STATES)[number];

  @ApiProperty({ type: Date, nullable: true })
  lastLoginAt!: Date | null;

  @ApiProperty({ type: Date, nullable: true })
  invitationExpiresAt!: Date | null;
}

class InvitationAnswer {
  @ApiProperty(INVITATION)
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
  async list(): Promise<PersonInList[]> {
    return (await this.people.all()).map(inList);
  }

  @Needs('people')
  @Post()
  @ApiCreatedResponse({ type: InvitedAnswer })
  async invite(
    @Body() { name, role }: InvitePersonDto,
    @Req() { person: by }: FastifyRequest,
  ): Promise<InvitedAnswer> {
    const { account, invitation } = await this.people.invite(by, name, role);
    return { person: inList(account), invitation };
  }

  @Needs('people')
  @Post(':id/invitation')
  @HttpCode(200)
  @ApiParam({ name: 'id', schema: ID })
  @ApiOkResponse({ type: InvitationAnswer })
  async inviteAgain(
    @Param('id') id: string,
    @Req() { person: by }: FastifyRequest,
  ): Promise<InvitationAnswer> {
    return { invitation: await this.people.inviteAgain(by, idIn(id)) };
  }

  @Needs('people')
  @Patch(':id')
  @ApiParam({ name: 'id', schema: ID })
  @ApiOkResponse({ type: PersonInList })
  async change(
    @Param('id') id: string,
    @Body() change: ChangePersonDto,
    @Req() { person: by }: FastifyRequest,
  ): Promise<PersonInList> {
    return inList(await this.people.change(by, idIn(id), change));
  }
}

function idIn(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_ID) throw new NotFoundException('There is no such person.');
  return id;
}

const inList = (account: Account): PersonInList => ({
  id: account.id,
  name: account.name,
  role: account.role,
  state: stateOf(account),
  lastLoginAt: account.lastLoginAt ?? null,
  invitationExpiresAt: account.invitationExpiresAt,
});

function stateOf({ switchedOffAt, passwordHash, passkeys }: Account): PersonInList['state'] {
  if (switchedOffAt) return 'switched off';
  return passwordHash || passkeys.length > 0 ? 'active' : 'invited';
}
