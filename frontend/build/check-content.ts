/**
 * Checks the content: exits with 1 on a problem, and lists the samples to be replaced before going live. The build checks edition
 * zero; `npm run content:check` (`--running`) checks what the running site shows.
 */
import { checkContent } from '@salon/content/check';
import type { SiteContent } from '@salon/content/description';
import { firstEdition } from '@salon/content/first-edition';
import { samplesIn, steps } from '@salon/content/samples';
import type { SiteEdition } from '../shared/contract/editions';
import { readSite } from './site';

const TIMEOUT_MS = 3_000;

const { publicUrl } = readSite(process.env);
const published = process.argv.includes('--running') ? await readPublished(publicUrl) : undefined;
const content = published ?? firstEdition();
const { faults = [] } = checkContent(content);
for (const { field, message } of faults) console.error(`${field}: ${message}`);
if (faults.length > 0) process.exit(1);

// The same list as “Make it yours” in the admin area.
const samples = samplesIn(content);
const lines = steps.flatMap(({ id, name }) => {
  const paths = samples.filter(({ step }) => step === id).map(({ path }) => path);
  return paths.length > 0 ? [`${name}: ${paths.length}, such as ${paths[0]}`] : [];
});
if (publicUrl === readSite({}).publicUrl) lines.push(`PUBLIC_URL: ${publicUrl}`);
process.stdout.write(
  lines.length === 0
    ? 'The content is in order, and no samples are left.\n'
    : `The content is in order. To be replaced before going live:\n${lines.map((line) => `  ${line}\n`).join('')}`,
);

/** Undefined when the site can't be read, as before the first start: what it will come with is checked then. */
async function readPublished(publicUrl: string): Promise<SiteContent | undefined> {
  const address = `${publicUrl}/api/site`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    const { edition, content }: SiteEdition = await response.json();
    process.stdout.write(`Edition ${edition} of ${address}. `);
    return content;
  } catch {
    process.stdout.write(`What the site comes with, as ${address} can't be read. `);
    return undefined;
  }
}
