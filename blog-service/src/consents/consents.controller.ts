import { Body, Controller, Param } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import { z } from 'zod';
import { From, type Writer } from '../people/writer.js';
import { PictureKey } from '../pictures/picture-key.js';
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
  async noteConsent(
    @Param('key', { schema: PictureKey }) key: string,
    @Body({ schema: ConsentBody }) body: ConsentBody,
  ): Promise<void> {
    await this.consents.note(key, body);
  }

  @Route('DELETE :key', 'consents')
  async withdraw(
    @Param('key', { schema: PictureKey }) key: string,
    @From() { person }: Writer,
  ): Promise<void> {
    await this.consents.withdraw(key, person);
  }
}
