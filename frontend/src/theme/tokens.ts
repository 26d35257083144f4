/** Design tokens: every colour, size and duration of the site. */

export const color = {
  /** Dark sections, header, footer. */
  leaf: '#12372a',
  leafDeep: '#0e2a20',
  leafLine: 'rgb(255 255 255 / 16%)',
  /** Paper behind text, and a shade of it for alternating bands. */
  paper: '#f9f5ec',
  paperShade: '#f1eadb',
  card: '#fffdf8',
  line: '#ddd2bd',
  ink: '#20291f',
  inkSoft: '#515a4e',
  /** Text and lines on dark green. */
  jasmine: '#fbf8f0',
  jasmineSoft: '#d3ddd2',
  /** The accent: `brass` for lines and for text on green, `brassDeep` (5.3:1 on paper) for text on paper. */
  brass: '#cfa75a',
  brassDeep: '#7d5a17',
  /** River clay: errors, and the second accent. */
  clay: '#a3482b',
  claySoft: '#f6e4da',
  scrim: 'rgb(8 24 18 / 62%)',
} as const;

export const font = {
  display: `'Kadali Display', 'Kadali Display Fallback', 'Kadali Display Fallback Android', 'Kadali Display Fallback Linux', Georgia, serif`,
  text: `'Kadali Text', 'Kadali Text Fallback', 'Kadali Text Fallback Android', 'Kadali Text Fallback Linux', system-ui, sans-serif`,
} as const;

/** Fluid from a 360 px to a 1440 px wide window. */
function fluid(minPx: number, maxPx: number): string {
  const slope = (maxPx - minPx) / (1440 - 360);
  const base = minPx - slope * 360;
  const rem = (px: number) => `${+(px / 16).toFixed(4)}rem`;
  return `clamp(${rem(minPx)}, ${rem(base)} + ${+(slope * 100).toFixed(4)}vw, ${rem(maxPx)})`;
}

export const fontSize = {
  label: '0.75rem',
  small: '0.875rem',
  note: '0.9375rem',
  field: '1rem',
  heading: '1.25rem',
  menu: '1.375rem',
  logo: '1.625rem',
  body: fluid(16, 18),
  lead: fluid(18, 22),
  h3: fluid(22, 28),
  h2: fluid(32, 52),
  h1: fluid(40, 80),
  /** Of a heading beside a picture. */
  h1Beside: 'clamp(2rem, 4.4vw, 5rem)',
  quote: fluid(24, 40),
} as const;

export const lineHeight = { tight: 1.08, snug: 1.25, indic: 1.5, text: 1.6 } as const;

export const width = {
  page: '80rem',
  /** Greatest width of a photo: 800 px, so that its 1600 px file is sharp at two device pixels per CSS pixel. */
  photo: '50rem',
  /** The video's poster file is 1920 px wide. */
  video: '60rem',
  /** The blog's widest files are 1440 px wide. */
  post: '45rem',
  /** A square cropped from a landscape photo: it shows 1067 px of the 1600 px file. */
  square: '33.25rem',
  title: '52rem',
  text: '38rem',
  aside: '28rem',
  drawer: '22rem',
} as const;

const gutter = fluid(20, 64);

/** Spacing in steps of 4 and 8 px. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  gutter,
  /** From the page's column to the edge of the window. */
  edge: `max(${gutter}, (100vw - ${width.page}) / 2)`,
  /** Between the two halves of a block. */
  half: fluid(32, 96),
  section: fluid(64, 136),
  /** How far a hero's picture overlaps the section below. */
  overhang: 'min(5rem, 4vw)',
} as const;

export const radius = '0.25rem';
export const shadow = '0 1.25rem 3rem -1.5rem rgb(14 42 32 / 38%)';
/** Least width and height of a tap target: 44 px. */
export const touchTarget = '2.75rem';

/** Height of the header. The `scroll-padding` and the position of sticky elements below it depend on this. */
export const headerHeight = '4rem';

export const motion = {
  quick: '0.2s ease-out',
  fade: '0.6s ease-in-out',
  /** Zoom of a picture under the pointer. */
  hoverZoom: '0.8s ease-out',
  reveal: '0.9s cubic-bezier(0.2, 0.7, 0.2, 1)',
  /** A damped spring, as sampled values. */
  spring:
    '0.4s linear(0, 0.012 2%, 0.108 6.6%, 0.528 18.9%, 0.748 26.3%, 0.906 34.2%, 0.998 42.6%, 1.032 50%, 1.034 57%, 1.012 74%, 1.002 86%, 1)',
} as const;

export const zIndex = { header: 10, chat: 9, toast: 20 } as const;

const minWidth = (px: number) => `@media (min-width: ${px / 16}em)`;

/** Media queries: by window width, and by the visitor's preference for less movement. */
export const media = {
  phone: minWidth(480),
  tablet: minWidth(720),
  wide: minWidth(1024),
  desktop: minWidth(1080),
  spacious: minWidth(1200),
  /** Text and picture side by side: in wide windows, and in windows too low to put one below the other. */
  beside: '@media (min-width: 64em), (min-width: 35em) and (min-aspect-ratio: 4/3)',
  /** Too low for roomy lists: a phone in landscape. */
  low: '@media (max-height: 30em)',
  /** Where there is room for cards: from the tablet width on, and on paper. */
  cards: `${minWidth(720)}, print`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motionAllowed: '@media (prefers-reduced-motion: no-preference)',
} as const;
