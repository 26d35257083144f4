import { Controller, type DynamicModule, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Route } from './access.js';
import type { BaseConfig } from './config.js';
import { databaseOptions } from './database.js';
import { Journal, journalBelow } from './journal.js';
import { Metrics } from './metrics.js';
import type { ServiceDefinition } from './service.js';

@ApiExcludeController()
@Controller('health')
class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the process runs. An orchestrator restarts it when this fails. */
  @Route('GET live', 'nothing', { status: 200 })
  live() {
    return { status: 'ok' };
  }

  /** Whether the process can do its work. Traffic is sent to it only while this is 200; the renderer reads what the database is. */
  @Route('GET ready', 'nothing', { status: 200 })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const isUp = await this.dataSource.query('SELECT').then(
      () => true,
      () => false,
    );
    reply.status(isUp ? 200 : 503);
    return { status: isUp ? 'ok' : 'error', details: { database: { status: isUp ? 'up' : 'down' } } };
  }
}

class RootModule {}

/** The service's features on top of configuration, database, health and metrics. */
export function rootModule(service: ServiceDefinition, config: BaseConfig): DynamicModule {
  return {
    module: RootModule,
    // Global, so that every feature can inject the configuration and add metrics.
    global: true,
    imports: [
      // The migration has waited for the database already; these retries only bridge a short outage.
      TypeOrmModule.forRoot({ ...databaseOptions(service, config), retryAttempts: 3, retryDelay: 1_000 }),
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
