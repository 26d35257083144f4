import { Body, Controller, NotFoundException, Param, Req } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import { ROLES } from '@salon/service-kit/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvitationAnswer, listOf, PersonInList } from '../answers.js';
import { flag, personName } from '../fields.js';
import { PeopleService } from './people.service.js';

const InvitePersonDto = z
  .strictObject({ name: personName(), role: z.enum(ROLES, 'Please choose one of the roles.') })
  .meta({ id: 'InvitePersonDto' });
type InvitePersonDto = z.infer<typeof InvitePersonDto>;

const ChangePersonDto = InvitePersonDto.partial()
  .extend({ isSwitchedOff: flag('Whether the person is switched off') })
  .meta({ id: 'ChangePersonDto' });
type ChangePersonDto = z.infer<typeof ChangePersonDto>;

@Controller('api/admin/people')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Route('GET', 'people', { answer: listOf(PersonInList) })
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

  @Route('POST', 'people', { answer: InvitationAnswer, status: 201 })
  async invite(
    @Body({ schema: InvitePersonDto }) { name, role }: InvitePersonDto,
    @Req() { person }: FastifyRequest,
  ) {
    return { invitation: await this.people.invite(person, name, role) };
  }

  @Route('POST :id/invitation', 'people', { answer: InvitationAnswer })
  async inviteAgain(@Param('id') id: string, @Req() { person }: FastifyRequest) {
    return { invitation: await this.people.inviteAgain(person, idIn(id)) };
  }

  @Route('PATCH :id', 'people')
  change(
    @Param('id') id: string,
    @Body({ schema: ChangePersonDto }) change: ChangePersonDto,
    @Req() { person }: FastifyRequest,
  ) {
    return this.people.change(person, idIn(id), change);
  }
}

function idIn(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new NotFoundException('There is no such person.');
}
