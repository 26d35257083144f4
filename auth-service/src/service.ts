import { join } from 'node:path';
import cookie from '@fastify/cookie';
import { migrationsIn } from '@salon/service-kit/migrate';
import type { ServiceDefinition } from '@salon/service-kit/service';
import { AppModule } from './app.module.js';
import { Config } from './config.js';
import { SigningKey } from './keys/signing-key.entity.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { Account } from './people/account.entity.js';
import { Session } from './sessions/session.entity.js';
import { SessionsService } from './sessions/sessions.service.js';

export const authService: ServiceDefinition = {
  name: 'auth-service',
  config: Config,
  module: AppModule,
  access: SessionsService,
  database: {
    entities: [Account, Passkey, Session, SigningKey],
    migrations: await migrationsIn(join(import.meta.dirname, 'migrations'), (file) => import(file)),
  },
  apiPath: 'api/admin',
  bodyLimitBytes: 16 * 1024,
  headers: { 'Cache-Control': 'no-store' },
  configure(fastify) {
    fastify.register(cookie);
  },
};
