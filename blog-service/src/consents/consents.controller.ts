import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse } from '@nestjs/swagger';
import { Needs } from '@salon/service-kit/access';
import { invalid } from '@salon/service-kit/validation';
import { ApiList, refer } from '../describe.js';
import { From, type Writer } from '../people/writer.js';
import { ApiKey } from '../pictures/pictures.controller.js';
import { Consent, ConsentBody, ConsentsService, MOST_PICTURES } from './consents.service.js';

@Controller('api/consents')
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  @Needs('consents')
  @Get()
  @ApiList(Consent, MOST_PICTURES)
  listConsents(): Promise<Consent[]> {
    return this.consents.list();
  }

  @Needs('consents')
  @Put(':key')
  @ApiKey
  @HttpCode(204)
  @ApiBody({ schema: refer(ConsentBody) })
  @ApiNoContentResponse()
  async noteConsent(@Param('key') key: string, @Body() sent: unknown, @From() { person }: Writer) {
    const { data, error } = ConsentBody.safeParse(sent);
    if (!data) throw invalid(error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
    await this.consents.note(key, data, person);
  }

  @Needs('consents')
  @Delete(':key')
  @ApiKey
  @HttpCode(204)
  @ApiNoContentResponse()
  async withdraw(@Param('key') key: string, @From() { person }: Writer): Promise<void> {
    await this.consents.withdraw(key, person);
  }
}
