import { existsSync } from 'node:fs';
import { checkContent as checkEdition } from '@salon/content/check';
import type { SiteContent } from '@salon/content/description';
import { firstEdition } from '@salon/content/first-edition';
import { photos } from '@salon/content/photos';
import { picturesOf } from '@salon/content/pictures';
import { home } from '../../shared/content/home';
import { pages } from '../../shared/content/pages';
import { servicePaths } from '../../shared/content/paths';
import { services } from '../../shared/content/services/catalogue';
import { about } from './about';
import { academy } from './academy';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { footerColumns, navigation } from './navigation';
import { offers } from './offers';
import { samples } from './samples';
import { edit } from './services/edit';
import { hair } from './services/hair';
import { haircolor } from './services/haircolor';
import { servicesContent } from './services/index-page';
import { makeup } from './services/makeup';
import { menshair } from './services/menshair';
import { nail } from './services/nail';
import { priceList } from './services/price-list';
import { skin } from './services/skin';
import { spmu } from './services/spmu';
import { texture } from './services/texture';

/** The texts for visitors that only the code can change. The salon's name is not here: only a build knows it. */
export const prose = {
  pages,
  services,
  menus: { hair, nail, skin, menshair, haircolor, texture, spmu, makeup, edit },
  servicesContent,
  priceList,
  home,
  about,
  academy,
  offers,
  legal: { terms, privacy },
  navigation,
  footerColumns,
  photos,
};

export interface Content {
  /** What the owner edits. */
  site: SiteContent;
  prose: typeof prose;
}

const editionOne = firstEdition();
const inFrontend = (path: string) => new URL(`../../${path}`, import.meta.url);

/** Lists what is wrong with the content, one sentence each. For the first edition, any problem fails the build. */
export function checkContent(site: SiteContent = editionOne, written: Content['prose'] = prose): string[] {
  const content = { site, prose: written };
  return [
    ...textProblems(written),
    ...(checkEdition(site).faults ?? []).map(({ field, message }) => `${field}: ${message}`),
    ...pageProblems(content),
    ...linkProblems(content),
    ...photoProblems(content),
    ...sampleProblems(),
  ];
}

/** Lists what must be replaced before going live: made-up content, and contact data equal to the sample's. */
export function listSamples(site: Site, sampleSite: Site, content: SiteContent = editionOne): string[] {
  const { contact } = content;
  const set = [
    ['PUBLIC_URL', site.publicUrl, sampleSite.publicUrl],
    ['SALON_NAME', site.name, sampleSite.name],
    ['admin: Contact, phone', contact.phone, sampleSite.phone],
    ['admin: Contact, landline', contact.landline, sampleSite.landline],
    ['admin: Contact, chat number', contact.whatsapp, sampleSite.whatsapp],
    ['admin: Contact, e-mail', contact.email, sampleSite.email],
    ['admin: Contact, address', contact.address, sampleSite.address],
    ['admin: Contact, social page', contact.instagram, sampleSite.instagram],
  ];
  const isSample = (part: (content: SiteContent) => unknown) =>
    JSON.stringify(part(content)) === JSON.stringify(part(editionOne));
  return [
    ...set
      .filter(([, value, sample]) => value === sample)
      .map(([where, value]) => `${where}: still the sample "${value}"`),
    ...samples.filter(({ part }) => !part || isSample(part)).map(({ where, what }) => `${where}: ${what}`),
  ];
}

/** Finds empty or untidy strings at any depth. */
function textProblems(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    if (value.trim() === '') return [`${path} is empty.`];
    return /^\s|\s$|\s{2}/.test(value) ? [`${path} has stray spaces: "${value}".`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textProblems(child, path === '' ? key : `${path}.${key}`),
  );
}

function pageProblems({ prose: { pages, services } }: Content): string[] {
  const all = [...Object.values(pages), ...Object.values(services)];
  const paths = [
    ...all.map((page) => page.path),
    ...Object.values(servicePaths).flatMap(([, ...aliases]) => aliases),
  ];
  return [
    ...repeated('Page path', paths),
    ...repeated(
      'Page title',
      all.map((page) => page.title),
    ),
    ...repeated(
      'Page description',
      all.map((page) => page.description),
    ),
    ...all.flatMap(({ path, title, description }) => [
      ...outside(title.length, 1, 45, `The title of ${path}`, 'characters'),
      ...outside(description.length, 70, 160, `The description of ${path}`, 'characters'),
    ]),
  ];
}

function linkProblems({ prose: { pages, services, navigation, footerColumns, home } }: Content): string[] {
  const { notFound: _, ...reachable } = pages;
  const known = new Set([...Object.values(reachable), ...Object.values(services)].map((page) => page.path));
  const header = navigation.flatMap((entry) => {
    if ('children' in entry) return entry.children;
    return 'to' in entry ? [entry] : [];
  });
  const highlights = home.highlights.map(({ linkText, to }) => ({ label: linkText, to }));
  return [...header, ...footerColumns.flatMap((column) => column.links), ...highlights]
    .filter(({ to }) => !known.has(to))
    .map(({ label, to }) => `The link "${label}" leads to ${to}, which is no page.`);
}

function photoProblems({ site, prose: { photos } }: Content): string[] {
  const missing = Object.keys(photos).filter((name) => !existsSync(inFrontend(`photos/${name}.jpg`)));
  const unknown = Array.from(picturesOf(site), ([, image]) => image).filter(
    (image) => image.startsWith('photo:') && !Object.hasOwn(photos, image.slice('photo:'.length)),
  );
  return [
    ...missing.map((name) => `photos/${name}.jpg is missing.`),
    ...[...new Set(unknown)].map((image) => `${image} is no photo of the site.`),
  ];
}

function sampleProblems(): string[] {
  return samples
    .filter(({ where }) => !where.startsWith('admin: ') && !existsSync(inFrontend(where)))
    .map(({ where }) => `samples.ts names ${where}, which does not exist.`);
}

function repeated(what: string, values: string[]): string[] {
  const twice = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...twice].map((value) => `${what} "${value}" stands twice.`);
}

function outside(count: number, least: number, most: number, what: string, unit: string): string[] {
  if (count >= least && count <= most) return [];
  const wanted = least === most ? `${least}` : `${least} to ${most}`;
  return [`${what} has ${count} ${unit}, not ${wanted}.`];
}
