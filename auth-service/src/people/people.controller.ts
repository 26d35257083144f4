import { Body, Controller, NotFoundException, Param, Req } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ROLES, type Role } from '@salon/service-kit/roles';
import { IsIn } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Route } from '../answers.js';
import { Flag, Name } from '../fields.js';
import { PeopleService } from './people.service.js';

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

@Controller('api/admin/people')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Route('GET', 'people', ['PersonInList'])
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

  @Route('POST', 'people', 'InvitationAnswer', 201)
  async invite(@Body() { name, role }: InvitePersonDto, @Req() { person }: FastifyRequest) {
    return { invitation: await this.people.invite(person, name, role) };
  }

  @Route('POST :id/invitation', 'people', 'InvitationAnswer')
  async inviteAgain(@Param('id') id: string, @Req() { person }: FastifyRequest) {
    return { invitation: await this.people.inviteAgain(person, idIn(id)) };
  }

  @Route('PATCH :id', 'people')
  change(@Param('id') id: string, @Body() change: ChangePersonDto, @Req() { person }: FastifyRequest) {
    return this.people.change(person, idIn(id), change);
  }
}

function idIn(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new NotFoundException('There is no such person.');
}
