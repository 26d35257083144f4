import { Body, Controller, Param, Req } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { PASSKEY_ID, Route } from '../answers.js';
import { Name, WebAuthn } from '../fields.js';
import { PasskeysService } from './passkeys.service.js';

class PasskeyDto {
  @Name() name!: string;
  @WebAuthn() response!: RegistrationResponseJSON;
}

/** Each person's own. */
@Controller('api/admin')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Route('GET passkeys', 'own account', ['PasskeyAnswer'])
  async listPasskeys(@Req() { person }: FastifyRequest) {
    const all = await this.passkeys.ofPerson(person.id);
    return all.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
  }

  @Route('POST passkeys/options', 'own account', 'WebAuthn')
  options(@Req() { person }: FastifyRequest) {
    return this.passkeys.creationOptions(person);
  }

  @Route('POST passkeys', 'own account')
  add(@Body() { name, response }: PasskeyDto, @Req() { person }: FastifyRequest) {
    return this.passkeys.add(person, name, response);
  }

  @ApiParam({ name: 'id', schema: PASSKEY_ID })
  @Route('DELETE passkeys/:id', 'own account')
  remove(@Param('id') id: string, @Req() { person }: FastifyRequest) {
    return this.passkeys.remove(person, id);
  }
}
