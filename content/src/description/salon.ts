import { z } from 'zod';
import { areColours, coloursInWords } from '../colourSets.ts';
import { field, line, part, text } from '../fields.ts';
import { type Typefaces, typefaces } from '../typefaces.ts';

/** The name that the site comes with, and its emblem. */
export const SAMPLE_NAME = 'Kadali — Salon & Academy';

const LOGO = 'Please choose a logo.';
/** The address that `POST /api/pictures?as=logo` answers. */
const UPLOADED = /^\/media\/[0-9a-f]{20}-[1-9]\d{0,4}x[1-9]\d{0,4}-[0-9a-f]{6}\/960\.png$/;

/** What a logo stands on: the dark band, or paper if most of it would be faint there. The last part of its key. */
export const LOGO_GROUNDS = { dark: '12372a', card: 'fffdf8' } as const;

export const groundOfLogo = ({ image }: Logo): keyof typeof LOGO_GROUNDS =>
  image.includes(`-${LOGO_GROUNDS.card}/`) ? 'card' : 'dark';

export const Logo = part('Logo', 'logo', {
  image: text(LOGO, { pattern: UPLOADED, maxLength: 100 }),
});
type Logo = z.output<typeof Logo>;

const COLOURS = 'Please choose a set of colours, or give one or two of your own, as in #6a1b9a.';

const YEAR = 'Please enter a year such as 2023.';

/** A year, or nothing. */
export const year = (label: string, initial: string, help: string) =>
  field(label, text(YEAR, { pattern: /^((19|20)\d\d)?$/, maxLength: 4 }).default(initial), {
    control: 'text',
    change: 'value',
    help,
  });

/** Who the salon is, on every page. */
export const Salon = part('Salon', 'salon', {
  name: line('Name of the salon', {
    max: 100,
    required: true,
    initial: SAMPLE_NAME,
    change: 'value',
    help: 'With an addition after a long dash (—), which stands smaller below it.',
  }),
  tagline: line('Tagline', {
    max: 200,
    initial: 'Hair, skin and nails, cared for with clean, plant-led products.',
    help: 'One sentence: in the footer, and for search engines.',
  }),
  logo: field('Logo', Logo.optional()),
  colours: field(
    'Colours',
    text(COLOURS, { form: (written) => written.toLowerCase(), is: areColours, maxLength: 15 }).default(
      'leaf',
    ),
    {
      control: 'colours',
      change: 'value',
      words: coloursInWords,
      fitsAll: true,
      help: 'Drawings, icons and shared pictures follow. Every text stays easy to read, whatever you choose.',
    },
  ),
  typefaces: field(
    'Typefaces',
    z.enum(Object.keys(typefaces) as Typefaces[], 'Please choose a pair of typefaces.').default('fraunces'),
    {
      control: 'typefaces',
      change: 'value',
      words: (chosen: Typefaces) => typefaces[chosen].name,
      fitsAll: true,
      help: 'For headings, and for texts and prices.',
    },
  ),
  founded: year('Founded in', '2023', 'For search engines. May be empty.'),
});
export type Salon = z.output<typeof Salon>;
