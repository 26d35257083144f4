/** What a palette is made of: the dark band, the paper, the accent, and the lines that drawings have beside it. */
export type Anchors = Record<'dark' | 'paper' | 'accent' | 'lines', string>;

/** The sets to choose from, each with its mood and the salon that it is for. The first is the one that a site comes with. */
export const colourSets = {
  leaf: {
    name: 'Leaf & brass',
    help: 'Calm and botanical: for clean, plant-led care.',
    ...{ dark: '#12372a', paper: '#f9f5ec', accent: '#cfa75a', lines: '#74a084' },
  },
  stone: {
    name: 'Black stone & copper',
    help: 'Spare and sure of itself: for a barber or a men’s studio.',
    ...{ dark: '#262321', paper: '#f5f2ed', accent: '#de9f77', lines: '#8f8880' },
  },
  wine: {
    name: 'Wine & rose',
    help: 'Warm and close: for skin, brows and make-up.',
    ...{ dark: '#4b1728', paper: '#fbf3f0', accent: '#eeb4a4', lines: '#b7727c' },
  },
  marigold: {
    name: 'Aubergine & marigold',
    help: 'Festive, a wedding morning: for brides and big days.',
    ...{ dark: '#361b40', paper: '#faf5ee', accent: '#f2ae45', lines: '#a47fa6' },
  },
  indigo: {
    name: 'Indigo & khadi',
    help: 'Crisp and quiet, like dyed cotton: for a family salon.',
    ...{ dark: '#1c2a52', paper: '#f6f4ee', accent: '#e3cfa6', lines: '#7f93bd' },
  },
  clay: {
    name: 'River clay & sage',
    help: 'Earthy and unhurried: for oils, massage and a spa.',
    ...{ dark: '#4a2518', paper: '#f8f0e3', accent: '#e9bf97', lines: '#9aa886' },
  },
  lagoon: {
    name: 'Lagoon & coral',
    help: 'Fresh and playful: for nails and lashes.',
    ...{ dark: '#0d3b45', paper: '#f5f7f2', accent: '#f7a58b', lines: '#6fa9ab' },
  },
  slate: {
    name: 'Slate & young leaf',
    help: 'Bold and young: for colour and short cuts.',
    ...{ dark: '#2b3036', paper: '#f4f5f1', accent: '#ccd577', lines: '#8b96a1' },
  },
} as const satisfies Record<string, Anchors & Record<'name' | 'help', string>>;
type SetName = keyof typeof colourSets;

/** The colours of the first set, chosen by eye; each by its custom property on a page, such as `--paper-shade`. */
export const firstPalette = {
  // Dark sections, header; footer and what lies on top.
  dark: '#12372a',
  darker: '#0e2a20',
  'dark-line': 'rgb(255 255 255 / 16%)',
  // Behind text, and a shade of it for alternating bands.
  paper: '#f9f5ec',
  'paper-shade': '#f1eadb',
  card: '#fffdf8',
  rule: '#ddd2bd',
  ink: '#20291f',
  'ink-soft': '#515a4e',
  'on-dark': '#fbf8f0',
  'on-dark-soft': '#d3ddd2',
  // Lines, and text on dark; `accent-ink` is for text on paper.
  accent: '#cfa75a',
  'accent-ink': '#7d5a17',
  error: '#a3482b',
  'error-soft': '#f6e4da',
  // Over pictures, and below cards.
  scrim: 'rgb(8 24 18 / 62%)',
  shade: 'rgb(14 42 32 / 38%)',
  // Drawings on the dark ground, by the names in their files.
  brass: '#c9a45c',
  light: '#f9f4ec',
  deep: '#8a6a34',
  leaf: '#74a084',
  // Drawings on paper, where `dark` is their `brass`.
  'paper-light': '#bf9549',
  'paper-deep': '#a9b79f',
  'paper-leaf': '#5f8569',
};
export type Palette = Record<keyof typeof firstPalette, string>;

const HEX = '#[0-9a-f]{6}';
/** The name of a set, or one or two colours of the salon's own. */
const COLOURS = new RegExp(`^(${Object.keys(colourSets).join('|')}|${HEX}( ${HEX})?)$`);

export const areColours = (written: string) => COLOURS.test(written);

const isSet = (colours: string): colours is SetName => Object.hasOwn(colourSets, colours);

/** The set of that name, else the salon's own colours. */
export const chosenColours = (colours: string): { set?: SetName; own: string[] } =>
  isSet(colours) ? { set: colours, own: [] } : { own: colours.split(' ') };

export const coloursInWords = (colours: string) =>
  isSet(colours) ? colourSets[colours].name : `your own, ${colours.replace(' ', ' and ')}`;
