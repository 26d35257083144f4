import { Body, Controller, Injectable, Module, Put, UnauthorizedException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { type AccessCheck, type Person, Route } from '../../src/access.js';
import { COMMON, environment } from '../../src/config.js';
import { Migration } from '../../src/migrate.js';
import { ROLES } from '../../src/roles.js';
import type { ServiceDefinition } from '../../src/service.js';

const Note = z.strictObject({ text: z.string().min(1) });
type Note = z.infer<typeof Note>;

@Injectable()
class Access implements AccessCheck {
  async check({ headers }: FastifyRequest): Promise<Person> {
    const role = ROLES.find((one) => headers.authorization === `Bearer ${one}`);
    if (!role) throw new UnauthorizedException('Please log in again.');
    return { id: 1, name: 'Devi', role, device: 'Chrome on Android' };
  }
}

@Controller('notes')
class NotesController {
  constructor(private readonly database: DataSource) {}

  @Route('GET', 'nothing', { status: 200 })
  list() {
    return this.database.query('SELECT text FROM note');
  }

  @Route('POST', 'draft posts', { status: 201 })
  async add(@Body({ schema: Note }) { text }: Note) {
    await this.database.query('INSERT INTO note VALUES ($1)', [text]);
  }

  @Route('DELETE', 'posts')
  async removeAll() {
    await this.database.query('DELETE FROM note');
  }

  /** Says nothing of who may. */
  @Put()
  replace() {}
}

@Module({ controllers: [NotesController], providers: [Access] })
class NotesModule {}

class CreateNotes1500000000001 extends Migration {
  sql = 'CREATE TABLE note (text text)';
}

class DateNotes1500000000002 extends Migration {
  sql = 'ALTER TABLE note ADD date timestamptz DEFAULT now()';
}

/** The smallest service, on which the tests show what all services have from here. */
export const notesService: ServiceDefinition = {
  name: 'notes-service',
  config: environment(COMMON),
  module: NotesModule,
  access: Access,
  database: { entities: [], migrations: [CreateNotes1500000000001, DateNotes1500000000002] },
  apiPath: 'api',
  bodyLimitBytes: 16 * 1024,
};
