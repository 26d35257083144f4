import { Body, Controller, Param } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import { z } from 'zod';
import { From, type Writer } from '../people/writer.js';
import { ApiKey } from '../pictures/pictures.controller.js';
import { ConsentBody } from './consent.js';
import { Consent, ConsentsService, MOST_PICTURES } from './consents.service.js';

@Controller('api/consents')
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  @Route('GET', 'consents', { answer: z.array(Consent).max(MOST_PICTURES) })
  listConsents(): Promise<Consent[]> {
    return this.consents.list();
  }

  @Route('PUT :key', 'consents')
  @ApiKey
  async noteConsent(
    @Param('key') key: string,
    @Body({ schema: ConsentBody }) body: ConsentBody,
  ): Promise<void> {
    await this.consents.note(key, body);
  }

  @Route('DELETE :key', 'consents')
  @ApiKey
  async withdraw(@Param('key') key: string, @From() { person }: Writer): Promise<void> {
    await this.consents.withdraw(key, person);
  }
}
