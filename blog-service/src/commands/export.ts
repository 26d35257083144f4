import { pipeline } from 'node:stream/promises';
import { Journal } from '@salon/service-kit/journal';
import { runCommand } from '@salon/service-kit/start';
import { DataSource } from 'typeorm';
import { ExportService, TAKEN } from '../export/export.service.js';
import { blogService } from '../service.js';

/** Writes everything that the site has to standard output, as a zip. */
await runCommand(blogService, async (app) => {
  const who = { name: 'Operator', device: 'make export' };
  await app.get(Journal, { strict: false }).add(app.get(DataSource).manager, who, TAKEN);
  await pipeline(app.get(ExportService, { strict: false }).zip('all'), process.stdout, { end: false });
});
