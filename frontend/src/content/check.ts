import { existsSync } from 'node:fs';
import { about } from './about';
import { academy } from './academy';
import { home } from './home';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { footerColumns, navigation } from './navigation';
import { offers } from './offers';
import { pages } from './pages';
import { servicePaths } from './paths';
import { photos } from './photos';
import { samples } from './samples';
import { services } from './services/catalogue';
import { menu as edit } from './services/edit';
import { menu as hair } from './services/hair';
import { menu as haircolor } from './services/haircolor';
import { servicesContent } from './services/index-page';
import { menu as makeup } from './services/makeup';
import { menu as menshair } from './services/menshair';
import { menu as nail } from './services/nail';
import { menu as skin } from './services/skin';
import { menu as spmu } from './services/spmu';
import { menu as texture } from './services/texture';
import { testimonials } from './testimonials';

/** All a visitor reads, but for the salon's identity, which only a build knows. */
export const content = {
  pages,
  services,
  menus: { hair, nail, skin, menshair, haircolor, texture, spmu, makeup, edit },
  servicesContent,
  home,
  about,
  academy,
  offers,
  testimonials,
  legal: { terms, privacy },
  navigation,
  footerColumns,
  photos,
};

export type Content = typeof content;

const inFrontend = (path: string) => new URL(`../../${path}`, import.meta.url);

/** What is wrong with the content, one sentence each; any of them fails the build. */
export function checkContent(checked: Content = content): string[] {
  return [
    ...textProblems(checked),
    ...pageProblems(checked),
    ...linkProblems(checked),
    ...menuProblems(checked),
    ...offerProblems(checked),
    ...programProblems(checked),
    ...testimonialProblems(checked),
    ...photoProblems(checked),
    ...sampleProblems(),
  ];
}

/** What must be replaced before going live: made-up content, and contact data equal to the sample's. */
export function listSamples(site: Site, sampleSite: Site): string[] {
  const variables: Record<keyof Site, string> = {
    publicUrl: 'PUBLIC_URL',
    name: 'SALON_NAME',
    phone: 'SALON_PHONE',
    landline: 'SALON_LANDLINE',
    whatsapp: 'SALON_WHATSAPP',
    email: 'SALON_EMAIL',
    address: 'SALON_ADDRESS',
    instagram: 'SALON_INSTAGRAM',
  };
  const fields = Object.keys(variables) as (keyof Site)[];
  const unset = fields.filter((field) => site[field] === sampleSite[field]);
  return [
    ...unset.map((field) => `${variables[field]}: still the sample "${site[field]}"`),
    ...samples.map(({ file, what }) => `${file}: ${what}`),
  ];
}

/** Empty or untidy strings and impossible prices, wherever they stand. */
function textProblems(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    if (value.trim() === '') return [`${path} is empty.`];
    return /^\s|\s$|\s{2}/.test(value) ? [`${path} has stray spaces: "${value}".`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const childPath = path === '' ? key : `${path}.${key}`;
    if (key === 'rupees' && !(Number.isInteger(child) && child > 0)) {
      return [`${childPath} must be a whole number of rupees above zero, not ${child}.`];
    }
    return textProblems(child, childPath);
  });
}

function pageProblems({ pages, services }: Content): string[] {
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

function linkProblems({ pages, services, navigation, footerColumns, home }: Content): string[] {
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

function menuProblems({ menus }: Content): string[] {
  return Object.entries(menus).flatMap(([page, menu]) => {
    const services = menu.groups.flatMap((group) => group.services);
    return [
      ...outside(services.length, 6, 10, `services/${page}.ts`, 'services'),
      ...repeated(
        `Id in services/${page}.ts`,
        services.map((service) => service.id),
      ),
      ...services
        .filter((service) => service.details.length === 0)
        .map((service) => `${service.id} in services/${page}.ts has no details.`),
    ];
  });
}

function offerProblems({ offers }: Content): string[] {
  return [
    ...repeated(
      'Id in offers.ts',
      offers.packages.map((offer) => offer.id),
    ),
    ...offers.packages
      .filter((offer) => offer.features.length === 0)
      .map((offer) => `${offer.id} in offers.ts has no features.`),
  ];
}

function programProblems({ academy }: Content): string[] {
  return repeated(
    'Id in academy.ts',
    academy.programs.map((program) => program.id),
  );
}

function testimonialProblems({ testimonials }: Content): string[] {
  return [
    ...outside(testimonials.length, 11, 11, 'testimonials.ts', 'reviews'),
    ...repeated(
      'Id in testimonials.ts',
      testimonials.map((testimonial) => testimonial.id),
    ),
  ];
}

function photoProblems({ photos, home }: Content): string[] {
  const missing = Object.keys(photos).filter((name) => !existsSync(inFrontend(`photos/${name}.jpg`)));
  return [
    ...missing.map((name) => `photos/${name}.jpg is missing.`),
    ...outside(home.work.photos.length, 9, Number.POSITIVE_INFINITY, "The home page's work grid", 'photos'),
  ];
}

function sampleProblems(): string[] {
  return samples
    .filter(({ file }) => !existsSync(inFrontend(file)))
    .map(({ file }) => `samples.ts names ${file}, which does not exist.`);
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
