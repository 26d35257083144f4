import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../src/app.js';
import type { BaseConfig } from '../src/config.js';
import type { ServiceDefinition } from '../src/service.js';
import { checkAnswers } from './answers.js';
import { createDatabase } from './database.js';

export interface RunningApp {
  app: NestFastifyApplication;
  config: BaseConfig;
  url: string;
}

/** A service with the environment that its tests give it. Without DATABASE_URL each application gets a new database. */
export class TestService {
  constructor(
    readonly service: ServiceDefinition,
    readonly environment: NodeJS.ProcessEnv,
  ) {}

  config(env: NodeJS.ProcessEnv): BaseConfig {
    return new this.service.config({ LOG_LEVEL: 'silent', ...this.environment, ...env });
  }

  createDatabase(): Promise<string> {
    return createDatabase(this.service, (url) => this.config({ DATABASE_URL: url }));
  }

  /** The environment of the built service, with a database of its own. */
  async processEnvironment(): Promise<NodeJS.ProcessEnv> {
    return { ...this.environment, DATABASE_URL: await this.createDatabase() };
  }

  /**
   * Starts the real application on a free port, with each of its answers checked against openapi.json. Close it with
   * app.close().
   */
  async start(env: NodeJS.ProcessEnv = {}): Promise<RunningApp> {
    const config = this.config({ DATABASE_URL: env.DATABASE_URL ?? (await this.createDatabase()), ...env });
    const { service } = this;
    const checked: typeof service = {
      ...service,
      configure(fastify) {
        service.configure?.(fastify);
        checkAnswers(fastify);
      },
    };
    const app = await createApp(checked, config);
    await app.listen(0, '127.0.0.1');
    return { app, config, url: await app.getUrl() };
  }
}
