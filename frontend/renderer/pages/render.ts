import { createHash } from 'node:crypto';
import type { SiteContent } from '@salon/content/description';
import { MONOGRAM, monogram } from '../../shared/content/icons';
import { menuPath, paths, type ShownEdition } from '../../shared/content/paths';
import { lastingFrame } from '../../site/page-data';
import { descriptionsOf } from '../../site/services/descriptions';
import { offeredMenus } from '../../site/services/offeredMenus';
import type { createRenderer } from '../entry-server';
import {
  DESCRIPTIONS,
  errorPages,
  FRAME,
  MANIFEST,
  pageOf,
  SHOWN_EDITION,
  SITEMAP,
  sitemap,
  staticPages,
  switchedOff,
} from './list';
import { manifest } from './manifest';

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
  const shown = shownPages(content);
  for (const { path, file, dataFile } of [...shown, ...errorPages]) {
    const answer = await render(new Request(new URL(path, 'http://pages')), content, now);
    if (answer instanceof Response) throw new Error(`${path} leads elsewhere and can't be a file.`);
    files.set(file, answer.html);
    files.set(dataFile, JSON.stringify(answer.data));
    // Rendering a page takes some milliseconds. Requests for blog pages can be answered between two pages.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const menus = Object.fromEntries(offeredMenus(content).map(({ id, address }) => [id, menuPath(address)]));
  const planned = { ...menus, ...(content.pages.offers && { offers: paths.offers }) };
  const empty = content.menus
    .map(({ address }) => menuPath(address))
    .filter((path) => !Object.values(menus).includes(path));
  const listed = shown.map(({ path }) => path).filter((path) => !empty.includes(path));
  files.set(MANIFEST, manifest(content.salon));
  files.set(DESCRIPTIONS, JSON.stringify(descriptionsOf(content)));
  files.set(SHOWN_EDITION, JSON.stringify({ edition: edition.edition, planned } satisfies ShownEdition));
  files.set(
    SITEMAP,
    sitemap(__SITE__.publicUrl, edition.publishedAt, content.pages.blog ? [...listed, paths.blog] : listed),
  );
  files.set(MONOGRAM, monogram(content.salon.name));
  files.set(FRAME, frameName(content));
  return files;
}

/** What is switched off or hidden has no page; a menu without services has one, which only says so. */
function shownPages({ pages, menus }: SiteContent) {
  const off = switchedOff(pages);
  return [
    ...staticPages.filter(({ path }) => !off.includes(path)),
    ...menus.filter(({ hidden }) => !hidden).map(({ address }) => pageOf(menuPath(address))),
  ];
}

/** A name for what header and footer show of an edition. */
export function frameName(content: SiteContent): string {
  const frame = JSON.stringify([lastingFrame(content), content.notices, content.hours]);
  return createHash('sha256').update(frame).digest('hex').slice(0, 32);
}
