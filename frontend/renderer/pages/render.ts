import type { SiteContent } from '@salon/content/description';
import { localTime } from '@salon/content/hours/localTime';
import { upcomingHours } from '@salon/content/hours/shown';
import { isAbsent, isThere } from '@salon/content/reachable';
import { shownContent } from '@salon/content/visible';
import { MONOGRAM, monogram } from '../../shared/content/icons';
import { menuPath, paths, type ShownEdition } from '../../shared/content/paths';
import { paletteStyles } from '../../shared/theme/withPalette';
import { peopleOf } from '../../site/page-data';
import { descriptionsOf } from '../../site/services/descriptions';
import { offeredMenus } from '../../site/services/offeredMenus';
import type { createRenderer } from '../entry-server';
import { paletteFor } from '../palette';
import {
  ADMIN_MANIFEST,
  ADMIN_STYLES,
  DESCRIPTIONS,
  errorPages,
  MANIFEST,
  pageOf,
  SHOWN_EDITION,
  SITE,
  SITEMAP,
  sitemap,
  staticPages,
} from './list';
import { adminManifest, manifest } from './manifest';

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
  const { pages, salon } = content;
  const files: Files = new Map();
  // What is switched off, empty or hidden has no page. A menu without services has one, which only says so; nothing lists it.
  const fixed = staticPages.filter(({ path }) => !isAbsent(path, content));
  const menus = content.menus.filter(({ hidden }) => !hidden).map(({ address }) => pageOf(menuPath(address)));
  for (const { path, file, dataFile } of [...fixed, ...menus, ...errorPages]) {
    const answer = await render(new Request(new URL(path, 'http://pages')), content, now);
    if (answer instanceof Response) throw new Error(`${path} leads elsewhere and can't be a file.`);
    files.set(file, answer.html);
    files.set(dataFile, JSON.stringify(answer.data));
    // Rendering a page takes some milliseconds. Requests for blog pages can be answered between two pages.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const offered = offeredMenus(content).map(({ id, address }) => [id, menuPath(address)] as const);
  const planned = {
    ...Object.fromEntries(offered),
    ...(isThere('offers', content) && { offers: paths.offers }),
  };
  const listed = [...fixed.map(({ path }) => path), ...offered.map(([, path]) => path)];
  if (pages.blog) listed.push(paths.blog);
  files.set(MANIFEST, manifest(salon));
  files.set(ADMIN_MANIFEST, adminManifest(salon));
  files.set(ADMIN_STYLES, paletteStyles(paletteFor(salon.colours)));
  files.set(DESCRIPTIONS, JSON.stringify(descriptionsOf(content)));
  // A visit is planned at most a year ahead.
  const hours = upcomingHours(content.hours, localTime(now, __SITE__.timeZone), 367);
  const visit = { ...content.words.visit, upi: content.contact.upi };
  const people = peopleOf(content).filter(({ isAskedFor }) => isAskedFor);
  const names = people.map(({ id, name }) => ({ id, name }));
  const shown: ShownEdition = { edition: edition.edition, planned, hours, people: names, visit };
  files.set(SHOWN_EDITION, JSON.stringify(shown));
  files.set(SITEMAP, sitemap(__SITE__.publicUrl, edition.publishedAt, listed));
  files.set(MONOGRAM, monogram(salon, paletteFor(salon.colours)));
  const ofVisitors = { ...edition, content: shownContent(content, localTime(now, __SITE__.timeZone)) };
  files.set(SITE, JSON.stringify(ofVisitors));
  return files;
}
