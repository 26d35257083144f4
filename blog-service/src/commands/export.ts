import { pipeline } from 'node:stream/promises';
import { runCommand } from '@salon/service-kit/run-command';
import { ExportService } from '../export/export.service.js';
import { blogService } from '../service.js';

/** Writes everything that the site has to standard output, as a zip. */
await runCommand(blogService, async (app) => {
  await pipeline(app.get(ExportService, { strict: false }).zip('all'), process.stdout, { end: false });
});
