import { localTime } from '@salon/content/hours/localTime';
import { upcomingHours } from '@salon/content/hours/shown';
import { type LanguageCode, languagesOf, pathIn } from '@salon/content/languages';
import { isAbsent } from '@salon/content/reachable';
import { inLanguage } from '@salon/content/said';
import { shownContent } from '@salon/content/visible';
import { speaking } from '@salon/content/words/say';
import { MONOGRAM, manifestIcons, monogram } from '../../shared/content/icons';
import { menuPath, paths } from '../../shared/content/paths';
import { shortName } from '../../shared/content/slots';
import { paletteStyles } from '../../shared/theme/withPalette';
import { peopleOf } from '../../site/page-data/entries';
import { plannedIn, type ShownEdition } from '../../site/page-data/planned';
import { descriptionsOf } from '../../site/services/descriptions';
import { offeredMenus } from '../../site/services/offeredMenus';
import { sitemap } from '../blog/feeds';
import type { Edition } from '../blogService';
import { paletteFor, placeIn } from '../drawings';
import type { createRenderer } from '../entry-server';
import { type Alternate, scriptsSpeech } from '../languages';
import { dataFile, errorPages, pageOf, staticPages } from './list';

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
  const menus = content.menus.filter(({ hidden }) => !hidden).map(({ address }) => menuPath(address));
  const rendered = new Map<string, Alternate[]>();
  // The original last: of its pages search engines are told in which languages they are.
  for (const language of [...languagesOf(content), undefined]) {
    const all = [...fixed.map(({ path }) => path), ...menus, ...(language ? [paths.notFound] : errorPages)];
    for (const { path, file, dataFile } of all.map((path) => pageOf(path, language))) {
      const answer = await render(new Request(new URL(pathIn(language, path), 'http://pages')), content, now);
      if (answer instanceof Response) throw new Error(`${path} leads elsewhere and can't be a file.`);
      files.set(file, answer.html);
      files.set(dataFile, JSON.stringify(answer.data));
      rendered.set(path, answer.alternates);
      // Rendering a page takes some milliseconds. Requests for blog pages can be answered between two pages.
      await new Promise((resolve) => setImmediate(resolve));
    }
    addAskedFor(files, edition, now, language);
  }
  const offered = offeredMenus(content).map(({ address }) => menuPath(address));
  const listed = [...fixed.map(({ path }) => path), ...offered].flatMap(
    (path) => rendered.get(path)?.map((one) => one.path) ?? [],
  );
  if (pages.blog) listed.push(paths.blog);
  const palette = paletteFor(salon.colours);
  // What a phone needs to put the site, or the owner's area as an app, on its home screen.
  const screen = {
    short_name: shortName(salon.name),
    background_color: palette.dark,
    theme_color: palette.dark,
    icons: manifestIcons(salon, placeIn(salon.colours)),
  };
  const site = { ...screen, name: salon.name, start_url: '/', display: 'browser' };
  files.set('manifest.webmanifest', JSON.stringify(site));
  const area = { id: '/admin', start_url: '/admin', scope: '/admin', display: 'standalone' };
  files.set('admin.webmanifest', JSON.stringify({ ...screen, name: `${salon.name} admin`, ...area }));
  // Of the edition for the owner's area, whose documents are of the build.
  files.set('admin.css', paletteStyles(palette));
  files.set(
    'sitemap-pages.xml',
    sitemap(
      'urlset',
      listed.map((path) => [path, edition.publishedAt]),
    ),
  );
  files.set(MONOGRAM, monogram(salon, palette));
  const ofVisitors = { ...edition, content: shownContent(content, localTime(now, __SITE__.timeZone)) };
  files.set('api/site.json', JSON.stringify(ofVisitors));
  return files;
}

/** What the scripts of pages ask for besides pages, in a language. */
function addAskedFor(
  files: Files,
  { edition, content: original }: Edition,
  now: Date,
  language?: LanguageCode,
) {
  const { content, speech } = inLanguage(original, language);
  const shownAt = localTime(now, __SITE__.timeZone);
  // A visit is planned at most a year ahead.
  const hours = upcomingHours(content.hours, shownAt, 367);
  const people = peopleOf(content).filter(({ isAskedFor }) => isAskedFor);
  const shown: ShownEdition = {
    edition,
    facts: speaking(speech, () => plannedIn({ content, now: shownAt, language })),
    hours,
    people: people.map(({ id, name }) => ({ id, name })),
    visit: { ...content.words.visit, upi: content.contact.upi },
  };
  files.set(dataFile('/edition', language), JSON.stringify(shown));
  files.set(dataFile('/descriptions', language), JSON.stringify(descriptionsOf(content)));
  if (speech) files.set(dataFile('/words', language), JSON.stringify(scriptsSpeech(original, speech)));
}
