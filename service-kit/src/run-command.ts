import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { migrate } from './migrate.js';
import { rootModule } from './root.module.js';
import type { ServiceDefinition } from './service.js';
import { endWith } from './startup-error.js';

/** Runs a command in the service's own environment, without its HTTP server. */
export async function runCommand(
  service: ServiceDefinition,
  work: (app: INestApplicationContext) => Promise<void>,
): Promise<void> {
  try {
    const config = new service.config(process.env);
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
