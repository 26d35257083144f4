import { Body, Controller, Delete, Get, NotFoundException, Param, Post, Req } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Needs } from '@salon/service-kit/access';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../answers.js';
import { Name, WebAuthn } from '../fields.js';
import { PasskeysService } from './passkeys.service.js';

class PasskeyDto {
  @Name()
  name!: string;

  @WebAuthn()
  response!: RegistrationResponseJSON;
}

/** Each person's own. */
@Controller('api/admin/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Needs('own account')
  @Get()
  @Answers(['PasskeyAnswer'])
  async listPasskeys(@Req() { person }: FastifyRequest) {
    const all = await this.passkeys.ofPerson(person.id);
    return all.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
  }

  @Needs('own account')
  @Post('options')
  @Answers('WebAuthn')
  options(@Req() { person }: FastifyRequest): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.passkeys.creationOptions(person);
  }

  @Needs('own account')
  @Post()
  @Answers()
  async add(@Body() { name, response }: PasskeyDto, @Req() { person }: FastifyRequest): Promise<void> {
    await this.passkeys.add(person, name, response);
  }

  @Needs('own account')
  @Delete(':id')
  @ApiParam({ name: 'id', schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 1_400 } })
  @Answers()
  async remove(@Param('id') id: string, @Req() { person }: FastifyRequest): Promise<void> {
    if (!(await this.passkeys.remove(person, id))) throw new NotFoundException('There is no such passkey.');
  }
}
