import { samplesIn, steps } from '@salon/content/samples';
import { runCommand } from '@salon/service-kit/start';
import { Config } from '../config.js';
import { EditionsService } from '../editions/editions.service.js';
import { blogService } from '../service.js';

/** Lists the samples that visitors see, to be replaced before going live: the same as “Make it yours” in the admin area. */
await runCommand(blogService, async (app) => {
  const { edition, content } = await app.get(EditionsService, { strict: false }).shown();
  const samples = samplesIn(content);
  const lines = steps.flatMap(({ id, name }) => {
    const paths = samples.filter(({ step }) => step === id).map(({ path }) => path);
    return paths.length > 0 ? [`  ${name}: ${paths.length}, such as ${paths[0]}`] : [];
  });
  const { PUBLIC_URL } = app.get(Config, { strict: false });
  if (new URL(PUBLIC_URL).hostname === 'localhost') lines.push(`  PUBLIC_URL: ${PUBLIC_URL}`);
  const found =
    lines.length > 0
      ? `these samples, to be replaced before going live:\n${lines.join('\n')}`
      : 'no samples.';
  process.stdout.write(`Edition ${edition}, which visitors see now, has ${found}\n`);
});
