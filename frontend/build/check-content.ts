/** `npm run content:check`: a problem of the content ends it with 1; samples to be replaced before going live are listed. */
import { readSite } from './site';

globalThis.__SITE__ = readSite(process.env);
const { checkContent, listSamples } = await import('../src/content/check');

const problems = checkContent();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const samples = listSamples(__SITE__, readSite({}));
process.stdout.write(
  samples.length === 0
    ? 'The content is in order, and no samples are left.\n'
    : `The content is in order. To be replaced before going live:\n${samples.map((line) => `  ${line}\n`).join('')}`,
);
