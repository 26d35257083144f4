import { Controller, type DynamicModule } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, TerminusModule, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Route } from './access.js';
import type { BaseConfig } from './config.js';
import { databaseOptions } from './database.js';
import { Journal, journalBelow } from './journal.js';
import { Metrics } from './metrics.js';
import type { ServiceDefinition } from './service.js';

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  /** Whether the process runs. An orchestrator restarts it when this fails. */
  @Route('GET live', 'nothing', { status: 200 })
  @HealthCheck()
  live() {
    return this.health.check([]);
  }

  /** Whether the process can do its work. Traffic is sent to it only while this is 200. */
  @Route('GET ready', 'nothing', { status: 200 })
  @HealthCheck()
  ready() {
    return this.health.check([() => this.database.pingCheck('database', { timeout: 2_000 })]);
  }
}

class RootModule {}

/** The service's features on top of configuration, database, health and metrics. */
export function rootModule<C extends BaseConfig>(service: ServiceDefinition<C>, config: C): DynamicModule {
  return {
    module: RootModule,
    // Global, so that every feature can inject the configuration and add metrics.
    global: true,
    imports: [
      // The migration has waited for the database already; these retries only bridge a short outage.
      TypeOrmModule.forRoot({ ...databaseOptions(service, config), retryAttempts: 3, retryDelay: 1_000 }),
      TerminusModule,
      service.module,
    ],
    controllers: [HealthController, journalBelow(service.apiPath)],
    providers: [
      Metrics,
      Journal,
      { provide: service.config, useValue: config },
      ...(service.providers ?? []),
    ],
    exports: [Metrics, Journal, service.config, ...(service.providers ?? [])],
  };
}
