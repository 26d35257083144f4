import { Body, Controller, Header, Query, Redirect, Req } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiQueries } from '../describe.js';
import { From, type Writer } from '../people/writer.js';
import { MAX_SEARCH_LENGTH, readSearch, single } from '../posts/read/list-query.js';
import { AddressBody, ListedAddress, LONGEST } from './addresses.dto.js';
import { MOST_LISTED, OldAddresses } from './old-addresses.service.js';

const PATH = { type: 'string', maxLength: LONGEST } as const;

@Controller()
export class AddressesController {
  constructor(private readonly addresses: OldAddresses) {}

  /** Also those of what was imported. */
  @Route('GET api/addresses', 'content', { answer: z.array(ListedAddress).max(MOST_LISTED) })
  @ApiQueries({ name: 'q', schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH } })
  listAddresses(@Query() query: Record<string, unknown>): Promise<ListedAddress[]> {
    return this.addresses.list(readSearch(query, 'q'));
  }

  @Route('PUT api/addresses', 'content')
  async leadAddress(
    @Body({ schema: AddressBody }) body: AddressBody,
    @From() { person }: Writer,
  ): Promise<void> {
    await this.addresses.lead(body, person);
  }

  @Route('DELETE api/addresses', 'content')
  @ApiQuery({ name: 'path', schema: PATH })
  async removeAddress(@Query() query: Record<string, unknown>, @From() { person }: Writer): Promise<void> {
    await this.addresses.remove(single(query, 'path') ?? '', person);
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
