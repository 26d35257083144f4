import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { appModule } from '../app.module.js';
import { loadConfig } from '../config.js';
import { migrate } from '../database/migrate.js';
import { SeedModule } from '../seed/seed.module.js';
import { SeedService } from '../seed/seed.service.js';
import { endWith } from '../startup-error.js';

/** Puts the sample posts into the blog, with the photos of the folder SEED_PHOTOS. May be run again. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  await migrate(config);
  const app = await NestFactory.createApplicationContext(
    { module: SeedModule, imports: [appModule(config)] },
    { logger: ['error', 'warn'], abortOnError: false },
  );
  const added = await app.get(SeedService).run(process.env.SEED_PHOTOS);
  await app.close();
  process.stdout.write(`${added} sample posts added.\n`);
}

main().catch(endWith);
