import cookie from '@fastify/cookie';
import type { ServiceDefinition } from '@salon/service-kit/service';
import { AppModule } from './app.module.js';
import { Config } from './config.js';
import { SigningKey } from './keys/signing-key.entity.js';
import { CreateSchema1763640000000 } from './migrations/1763640000000-create-schema.js';
import { DevicesAndFirstPassword1763900000000 } from './migrations/1763900000000-devices-and-first-password.js';
import { KeptSessionsAndRecovery1764720000000 } from './migrations/1764720000000-kept-sessions-and-recovery.js';
import { People1764900000000 } from './migrations/1764900000000-people.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { Account } from './people/account.entity.js';
import { Session } from './sessions/session.entity.js';
import { SessionsService } from './sessions/sessions.service.js';

export const authService: ServiceDefinition<Config> = {
  name: 'auth-service',
  config: Config,
  module: AppModule,
  access: SessionsService,
  database: {
    entities: [Account, Passkey, Session, SigningKey],
    migrations: [
      CreateSchema1763640000000,
      DevicesAndFirstPassword1763900000000,
      KeptSessionsAndRecovery1764720000000,
      People1764900000000,
    ],
  },
  apiPath: 'api/admin',
  bodyLimitBytes: 16 * 1024,
  headers: { 'Cache-Control': 'no-store' },
  configure(fastify) {
    fastify.register(cookie);
  },
};
