import { Body, Controller, Delete, Get, HttpCode, NotFoundException, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiProperty } from '@nestjs/swagger';
import { Needs } from '@salon/service-kit/access';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { AnswerList, Name, WEBAUTHN, WebAuthn } from '../fields.js';
import { PasskeysService } from './passkeys.service.js';

const ID = { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 1_400 } as const;

class PasskeyDto {
  @Name()
  name!: string;

  @WebAuthn()
  response!: RegistrationResponseJSON;
}

class PasskeyAnswer {
  @ApiProperty(ID)
  id!: string;

  @Name()
  name!: string;

  @ApiProperty()
  createdAt!: Date;

  @ApiProperty({ type: Date, nullable: true })
  usedAt!: Date | null;
}

/** Each person's own. */
@Controller('api/admin/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Needs('own account')
  @Get()
  @AnswerList(PasskeyAnswer)
  async listPasskeys(@Req() { person }: FastifyRequest): Promise<PasskeyAnswer[]> {
    const all = await this.passkeys.ofPerson(person.id);
    return all.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
  }

  @Needs('own account')
  @Post('options')
  @HttpCode(200)
  @ApiOkResponse({ schema: WEBAUTHN })
  options(@Req() { person }: FastifyRequest): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.passkeys.creationOptions(person);
  }

  @Needs('own account')
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  async add(@Body() { name, response }: PasskeyDto, @Req() { person }: FastifyRequest): Promise<void> {
    await this.passkeys.add(person, name, response);
  }

  @Needs('own account')
  @Delete(':id')
  @HttpCode(204)
  @ApiParam({ name: 'id', schema: ID })
  @ApiNoContentResponse()
  async remove(@Param('id') id: string, @Req() { person }: FastifyRequest): Promise<void> {
    if (!(await this.passkeys.remove(person, id))) throw new NotFoundException('There is no such passkey.');
  }
}
