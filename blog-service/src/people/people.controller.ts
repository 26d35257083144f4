import { Controller } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { PostId, readPostId } from '../posts/post-id.js';
import { BY } from '../values.js';
import { From, type Writer } from './writer.js';

const PresentPerson = z.object({ name: BY.unwrap() }).meta({ id: 'PresentPerson' });

@Controller('api')
export class PeopleController {
  constructor(private readonly dataSource: DataSource) {}

  /** Notes that somebody has the site's draft (`site`) or a post open, again and again, and answers who else has. */
  @Route('PUT presence/:document', 'read', { answer: z.array(PresentPerson).max(1_000), isUnlogged: true })
  async present(@PostId('document') asked: string, @From() { person }: Writer): Promise<{ name: string }[]> {
    const document = readPostId(asked);
    await this.dataSource.query(
      `INSERT INTO presence (document, person_id, name) VALUES ($1, $2, $3)
       ON CONFLICT (document, person_id) DO UPDATE SET name = excluded.name, seen = now()`,
      [document, person.id, person.name],
    );
    // Another statement: two requests that do both in one transaction could wait for each other.
    return this.dataSource.query(
      `WITH gone AS (DELETE FROM presence WHERE seen < now() - interval '1 minute')
       SELECT name FROM presence
       WHERE document = $1 AND person_id <> $2 AND seen > now() - interval '40 seconds' ORDER BY name`,
      [document, person.id],
    );
  }
}
