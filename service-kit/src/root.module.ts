import type { DynamicModule } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { BaseConfig } from './config.js';
import { databaseOptions } from './database.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import type { ServiceDefinition } from './service.js';

class RootModule {}

/** The service's features on top of configuration, database, health and metrics. */
export function rootModule<C extends BaseConfig>(service: ServiceDefinition<C>, config: C): DynamicModule {
  return {
    module: RootModule,
    // Global, so that every feature can inject the configuration.
    global: true,
    imports: [
      // The migration has waited for the database already; these retries only bridge a short outage.
      TypeOrmModule.forRoot({ ...databaseOptions(service, config), retryAttempts: 3, retryDelay: 1_000 }),
      TerminusModule,
      service.module,
    ],
    controllers: [HealthController],
    providers: [Metrics, { provide: service.config, useValue: config }, ...(service.providers ?? [])],
    exports: [service.config, ...(service.providers ?? [])],
  };
}
