import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BearerGuard } from './access/bearer.guard.js';
import { Config } from './config.js';
import { databaseOptions } from './database/data-source.js';
import { HealthModule } from './health/health.module.js';
import { KeysModule } from './keys/keys.module.js';
import { LoginModule } from './login/login.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { SessionsModule } from './sessions/sessions.module.js';

@Module({})
class AppModule {}

export function appModule(config: Config): DynamicModule {
  return {
    module: AppModule,
    // Global, so that every feature can inject Config.
    global: true,
    imports: [
      // The start has waited for the database already; this only bridges a moment.
      TypeOrmModule.forRoot({ ...databaseOptions(config), retryAttempts: 3, retryDelay: 1_000 }),
      HealthModule,
      MetricsModule,
      KeysModule,
      SessionsModule,
      LoginModule,
    ],
    providers: [
      { provide: Config, useValue: config },
      { provide: APP_GUARD, useClass: BearerGuard },
    ],
    exports: [Config],
  };
}
