import { Body, Controller, Header, Query, Redirect, Req } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { From, type Writer } from '../people/writer.js';
import { Search } from '../posts/read/list-query.js';
import { AddressBody, LedAddress, ListedAddress } from './addresses.dto.js';
import { MOST_LISTED, OldAddresses } from './old-addresses.service.js';
import { LONGEST } from './old-path.js';

const Asked = z.object({ q: Search });
const PATH = { type: 'string', maxLength: LONGEST } as const;

@Controller()
export class AddressesController {
  constructor(private readonly addresses: OldAddresses) {}

  /** Also those of what was imported. */
  @Route('GET api/addresses', 'content', { answer: z.array(ListedAddress).max(MOST_LISTED) })
  listAddresses(@Query({ schema: Asked }) { q }: z.infer<typeof Asked>): Promise<ListedAddress[]> {
    return this.addresses.list(q || undefined);
  }

  @Route('PUT api/addresses', 'content', { answer: LedAddress })
  leadAddress(
    @Body({ schema: AddressBody }) body: AddressBody,
    @From() { person }: Writer,
  ): Promise<LedAddress> {
    return this.addresses.lead(body, person);
  }

  @Route('DELETE api/addresses', 'content')
  async removeAddress(
    @Query('path', { schema: z.string().max(LONGEST) }) path: string,
    @From() { person }: Writer,
  ): Promise<void> {
    await this.addresses.remove(path, person);
  }

  /** For nginx, which asks of what is not there, with the address as the visitor's browser wrote it. */
  @Route('GET internal/old-address', 'nothing', {
    ...{ status: 301, content: { 'text/plain': {} } },
    isUnlogged: true,
  })
  @ApiQuery({ name: 'of', schema: PATH })
  @Redirect()
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async placeFor(@Req() { url }: FastifyRequest) {
    return { url: await this.addresses.placeFor(url.replace(/^.*?\?of=/, '')), statusCode: 301 };
  }
}
