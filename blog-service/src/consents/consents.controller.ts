import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { readBody } from '../check.js';
import { ApiList, refer } from '../describe.js';
import { From, type Writer } from '../people/writer.js';
import { ApiKey } from '../pictures/pictures.controller.js';
import { ConsentBody } from './consent.js';
import { Consent, ConsentsService, MOST_PICTURES } from './consents.service.js';

@Controller('api/consents')
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  @Route('GET', 'consents')
  @ApiList(Consent, MOST_PICTURES)
  listConsents(): Promise<Consent[]> {
    return this.consents.list();
  }

  @Route('PUT :key', 'consents')
  @ApiKey
  @HttpCode(204)
  @ApiBody({ schema: refer(ConsentBody) })
  @ApiNoContentResponse()
  async noteConsent(@Param('key') key: string, @Body() sent: unknown): Promise<void> {
    await this.consents.note(key, readBody(ConsentBody, sent));
  }

  @Route('DELETE :key', 'consents')
  @ApiKey
  @HttpCode(204)
  @ApiNoContentResponse()
  async withdraw(@Param('key') key: string, @From() { person }: Writer): Promise<void> {
    await this.consents.withdraw(key, person);
  }
}
