import { createHash } from 'node:crypto';
import type { SiteContent } from '@salon/content/description';
import { descriptionsOf } from '../../site/services/descriptions';
import { emptyMenus } from '../../site/services/emptyMenus';
import type { createRenderer } from '../entry-server';
import { DESCRIPTIONS, errorPages, FRAME, SHOWN_EDITION, SITEMAP, sitemap, staticPages } from './list';

/** An edition as pages are rendered from it. */
export interface Edition {
  edition: number;
  /** ISO 8601; null for a draft. */
  publishedAt: string | null;
  content: SiteContent;
}

export type Render = ReturnType<typeof createRenderer>;

/** Text of each file, by its name below the folder that nginx serves. */
export type Files = Map<string, string>;

/** Renders every page that is written to a file, all from one edition and one moment. If one page fails, the whole call fails. */
export async function renderPages(render: Render, edition: Edition, now: Date): Promise<Files> {
  const { content } = edition;
  const files: Files = new Map();
  for (const { path, file, dataFile } of [...staticPages, ...errorPages]) {
    const answer = await render(new Request(new URL(path, 'http://pages')), content, now);
    if (answer instanceof Response) throw new Error(`${path} leads elsewhere and can't be a file.`);
    files.set(file, answer.html);
    files.set(dataFile, JSON.stringify(answer.data));
    // Rendering a page takes some milliseconds. Requests for blog pages can be answered between two pages.
    await new Promise((resolve) => setImmediate(resolve));
  }
  files.set(DESCRIPTIONS, JSON.stringify(descriptionsOf(content)));
  files.set(SHOWN_EDITION, JSON.stringify({ edition: edition.edition }));
  files.set(SITEMAP, sitemap(__SITE__.publicUrl, edition.publishedAt, emptyMenus(content)));
  files.set(FRAME, frameName(content));
  return files;
}

/** A name for what header and footer show of an edition. */
export function frameName(content: SiteContent): string {
  const { contact, notices, hours } = content;
  const frame = JSON.stringify([contact, notices, hours, emptyMenus(content)]);
  return createHash('sha256').update(frame).digest('hex').slice(0, 32);
}
