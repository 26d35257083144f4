import { runCommand } from '@salon/service-kit/run-command';
import { AppModule } from '../app.module.js';
import { SeedModule } from '../seed/seed.module.js';
import { SeedService } from '../seed/seed.service.js';
import { blogService } from '../service.js';

/** Adds the sample posts to the blog, with the photos of the folder SEED_PHOTOS. Running it again is safe. */
await runCommand({ ...blogService, module: { module: SeedModule, imports: [AppModule] } }, async (app) => {
  const added = await app.get(SeedService).run(process.env.SEED_PHOTOS);
  process.stdout.write(`${added} sample posts added.\n`);
});
