import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { appModule } from '../app.module.js';
import { loadConfig } from '../config.js';
import { migrate } from '../database/migrate.js';
import { endWith } from '../startup-error.js';

/** Runs a command in the service's own environment, without its HTTP door. */
export async function runCommand(work: (app: INestApplicationContext) => Promise<void>): Promise<void> {
  try {
    const config = loadConfig(process.env);
    await migrate(config);
    const app = await NestFactory.createApplicationContext(appModule(config), {
      logger: false,
      abortOnError: false,
    });
    await work(app);
    await app.close();
  } catch (error) {
    endWith(error);
  }
}
