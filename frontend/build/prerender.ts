import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publicDir } from './paths';

export interface StaticPage {
  /** Path as routed. */
  path: string;
  /** File under dist/public. */
  file: string;
}

type Render = (request: Request) => Promise<{ status: number; html: string } | Response>;

/** Writes the HTML of each page; a page that does not render fails the build. */
export async function prerender(render: Render, pages: StaticPage[]): Promise<void> {
  for (const { path, file } of pages) {
    const answer = await render(new Request(new URL(path, 'http://build')));
    if (answer instanceof Response) throw new Error(`${path} leads elsewhere and can't be prerendered.`);
    const target = join(publicDir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, answer.html);
  }
}
