import type { SiteContent } from '@salon/content/description';
import { firstEdition } from '@salon/content/first-edition';

/** A text or picture that was made up for the sample identity. Delete its line once it is the owner's own. */
interface Sample {
  /** Where to change it: a place in the admin area, or a file from the frontend's folder. */
  where: string;
  what: string;
  /** For content that the owner edits: the part that counts as a sample until it differs from the first edition. */
  part?: (content: SiteContent) => unknown;
}

export const samples: Sample[] = [
  {
    where: 'admin: Words',
    what: 'founding year and tagline',
    part: ({ salon: { founded, tagline } }) => [founded, tagline],
  },
  { where: 'admin: Hours', what: 'opening hours', part: ({ hours }) => hours.weekly },
  {
    where: 'admin: Reviews',
    what: 'all eleven reviews; ask each author for consent',
    part: ({ reviews }) => reviews,
  },
  {
    where: 'admin: Questions',
    what: 'all answers: parking, children, payment, certificates and what the terms promise',
    part: ({ questions }) => questions,
  },
  {
    where: 'admin: Contact',
    what: 'the landmark and where to park',
    part: ({ contact: { landmark, parking } }) => [landmark, parking],
  },
  {
    where: 'admin: Services',
    what: 'menus: prices, durations and product claims, such as formaldehyde-free',
    part: ({ services }) => services,
  },
  {
    where: 'admin: Offers',
    what: 'what each package holds, and taxes being included in its price',
    part: ({ offers }) => offers,
  },
  {
    where: 'admin: Offers',
    what: 'the made-up skincare brand "Thaliram Botanics"; right to name Olaplex',
    part: ({ offers }) => offers.packages.find(({ id }) => id === 'brand-facial'),
  },
  {
    where: 'admin: Academy',
    what: 'curricula, hours, dates, fees and certificates of both programmes',
    part: ({ academy }) => academy,
  },
  {
    where: 'admin: Photographs',
    what: "rendered pictures: put the salon's own in their place, with descriptions",
    part: ({ photos }) => photos,
  },
  {
    where: 'site/content/drawn-map.ts',
    what: 'the streets around the made-up address; the map is shown at this address only',
  },
  {
    where: 'admin: Words',
    what: 'the opening lines, and what the five highlights promise',
    part: ({ words, highlights }) => [words.home.hero, highlights],
  },
  {
    where: 'admin: Words',
    what: "the salon's story and what its three values promise",
    part: ({ words }) => words.about,
  },
  {
    where: 'admin: Words',
    what: 'group size and what the opening lines of the academy promise',
    part: ({ words }) => words.academy,
  },
  {
    where: 'admin: Words, terms',
    what: 'for a lawyer: cancellation, refund, liability and withdrawal terms',
    part: ({ words }) => words.terms,
  },
  {
    where: 'admin: Words, privacy',
    what: "for a lawyer: the data protection act asks for a parent's consent under 18 and for breach notices; how long data are kept, who looks after privacy, encrypted connection",
    part: ({ words }) => words.privacy,
  },
  {
    where: 'photos',
    what: "rendered pictures beside the address, and the film in film/hero.mp4: put the salon's own in files of the same names",
  },
  { where: '../content/src/photos.ts', what: 'alt texts, once one of these has been replaced' },
];

/** Lists what must be replaced before going live: made-up content, and a name and contact data equal to the sample's. */
export function listSamples(content: SiteContent): string[] {
  const first = firstEdition();
  const { phone, landline, whatsapp, email, address, instagram } = first.contact;
  const fields = {
    phone,
    landline,
    'chat number': whatsapp,
    'e-mail': email,
    address,
    'social page': instagram,
  };
  const values = new Set<string>(Object.values(content.contact));
  const set = [
    ...(content.salon.name === first.salon.name ? [['admin: Words, name', first.salon.name]] : []),
    ...Object.entries(fields)
      .filter(([, sample]) => values.has(sample))
      .map(([what, sample]) => [`admin: Contact, ${what}`, sample]),
  ];
  const isSample = (part: (content: SiteContent) => unknown) =>
    JSON.stringify(part(content)) === JSON.stringify(part(first));
  return [
    ...set.map(([where, sample]) => `${where}: still the sample "${sample}"`),
    ...samples.filter(({ part }) => !part || isSample(part)).map(({ where, what }) => `${where}: ${what}`),
  ];
}
