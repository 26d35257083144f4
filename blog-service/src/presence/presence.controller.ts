import { Controller, Param, Put, Req } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Needs, routeConfig } from '@salon/service-kit/access';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ApiList, PERSON_NAME } from '../describe.js';
import { POST_ID, readPostId } from '../posts/post-id.js';

const PresentPerson = z.object({ name: PERSON_NAME }).meta({ id: 'PresentPerson' });
type PresentPerson = z.infer<typeof PresentPerson>;

/** Who has a document open: browsers say so again and again, and are forgotten when they don't. */
@Controller('api/presence')
export class PresenceController {
  constructor(private readonly dataSource: DataSource) {}

  /** Notes that the person has the site's draft (`site`) or a post open, and answers who else has. */
  @Needs('read')
  @Put(':document')
  @routeConfig({ isUnlogged: true })
  @ApiParam({ name: 'document', schema: POST_ID })
  @ApiList(PresentPerson, 1_000)
  async present(
    @Param('document') asked: string,
    @Req() { person }: FastifyRequest,
  ): Promise<PresentPerson[]> {
    const document = readPostId(asked);
    await this.dataSource.query(
      `INSERT INTO presence (document, person_id, name) VALUES ($1, $2, $3)
       ON CONFLICT (document, person_id) DO UPDATE SET name = excluded.name, seen = now()`,
      [document, person.id, person.name],
    );
    // A statement of its own: with the first one in one transaction, two such requests could wait for each other.
    return this.dataSource.query(
      `WITH gone AS (DELETE FROM presence WHERE seen < now() - interval '1 minute')
       SELECT name FROM presence
       WHERE document = $1 AND person_id <> $2 AND seen > now() - interval '40 seconds' ORDER BY name`,
      [document, person.id],
    );
  }
}
