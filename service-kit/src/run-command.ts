import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type BaseConfig, loadConfig } from './config.js';
import { migrate } from './migrate.js';
import { rootModule } from './root.module.js';
import type { ServiceDefinition } from './service.js';
import { endWith } from './startup-error.js';

/** Runs a command in the service's own environment, without its HTTP server. */
export async function runCommand<C extends BaseConfig>(
  service: ServiceDefinition<C>,
  work: (app: INestApplicationContext) => Promise<void>,
): Promise<void> {
  try {
    const config = loadConfig(service.config, process.env);
    await migrate(service, config);
    const app = await NestFactory.createApplicationContext(rootModule(service, config), {
      logger: false,
      abortOnError: false,
    });
    await work(app);
    await app.close();
  } catch (error) {
    endWith(error);
  }
}
