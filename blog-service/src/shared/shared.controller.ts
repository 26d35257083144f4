import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { z } from 'zod';
import { From, type Writer } from '../people/writer.js';
import {
  MOST_LINKS,
  SharedBody,
  SharedDraft,
  SharedLink,
  SharedService,
  ShownDraft,
} from './shared.service.js';

@Controller()
export class SharedController {
  constructor(private readonly shared: SharedService) {}

  @Route('POST api/shared', 'content', { answer: SharedLink, status: 201 })
  share(@Body({ schema: SharedBody }) body: SharedBody, @From() { person }: Writer): Promise<SharedLink> {
    return this.shared.share(body, person);
  }

  @Route('GET api/shared', 'read', { answer: z.array(SharedDraft).max(MOST_LINKS) })
  listShared(): Promise<SharedDraft[]> {
    return this.shared.list();
  }

  @Route('DELETE api/shared/:id', 'content')
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid', maxLength: 36 } })
  async takeBack(@Param('id') id: string, @From() { person }: Writer): Promise<void> {
    await this.shared.takeBack(id, person);
  }

  /** For the renderer. The token is in the query, which no log has. */
  @Route('GET internal/shared', 'nothing', { answer: ShownDraft })
  shown(@Query('token', { schema: z.string().max(43) }) token: string): Promise<ShownDraft> {
    return this.shared.shown(token);
  }
}
