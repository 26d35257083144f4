import cookie from '@fastify/cookie';
import type { ServiceDefinition } from '@salon/service-kit/service';
import { AppModule } from './app.module.js';
import { Config } from './config.js';
import { KnownDevice } from './devices/known-devices.service.js';
import { SigningKey } from './keys/signing-key.entity.js';
import { Baseline } from './migrations/1764720000000-baseline.js';
import { AdminAccount } from './password/admin-account.entity.js';
import { Session } from './sessions/session.entity.js';
import { SessionAccess } from './sessions/session-access.js';

export const authService: ServiceDefinition<Config> = {
  name: 'auth-service',
  config: Config,
  module: AppModule,
  access: SessionAccess,
  database: { entities: [AdminAccount, KnownDevice, Session, SigningKey], migrations: [Baseline] },
  docsPath: 'api/admin/docs',
  bodyLimitBytes: 16 * 1024,
  headers: { 'Cache-Control': 'no-store' },
  configure(fastify) {
    fastify.register(cookie);
  },
};
