import { Body, Controller, Delete, Get, HttpCode, NotFoundException, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiProperty } from '@nestjs/swagger';
import { Needs } from '@salon/service-kit/access';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { IsObject } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AnswerList } from '../answer-list.js';
import { MAX_NAME_LENGTH, Name } from '../people/name.js';
import { PasskeysService } from './passkeys.service.js';
import { WEBAUTHN_JSON } from './webauthn-json.js';

const ID = { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 1_400 } as const;

class PasskeyDto {
  @Name()
  name!: string;

  @ApiProperty(WEBAUTHN_JSON)
  @IsObject()
  response!: RegistrationResponseJSON;
}

class PasskeyAnswer {
  @ApiProperty(ID)
  id!: string;

  @ApiProperty({ maxLength: MAX_NAME_LENGTH })
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
  async list(@Req() { person }: FastifyRequest): Promise<PasskeyAnswer[]> {
    const all = await this.passkeys.ofPerson(person.id);
    return all.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
  }

  @Needs('own account')
  @Post('options')
  @HttpCode(200)
  @ApiOkResponse({ schema: WEBAUTHN_JSON })
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
