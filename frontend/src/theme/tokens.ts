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
  /** River clay: errors, the second helper. */
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
  /** Beside a picture. */
  h1Beside: 'clamp(2rem, 4.4vw, 5rem)',
  quote: fluid(24, 40),
} as const;

export const lineHeight = { tight: 1.08, snug: 1.25, indic: 1.5, text: 1.6 } as const;

export const width = {
  page: '80rem',
  /** A photo at its widest: 800 px, so that its 1600 px file is sharp at two device pixels to one. */
  photo: '50rem',
  /** The video's poster is 1920 px wide. */
  video: '60rem',
  /** The blog's widest files have 1440 px. */
  post: '45rem',
  /** A square cut from a landscape photo: its 1600 px file shows 1067. */
  square: '33.25rem',
  title: '52rem',
  text: '38rem',
  aside: '28rem',
  drawer: '22rem',
} as const;

const gutter = fluid(20, 64);

/** 4/8 rhythm. */
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
  /** How far a hero's picture reaches into what follows. */
  overhang: 'min(5rem, 4vw)',
} as const;

export const radius = '0.25rem';
export const shadow = '0 1.25rem 3rem -1.5rem rgb(14 42 32 / 38%)';
/** The least width and height of what a finger taps: 44 px. */
export const touchTarget = '2.75rem';

/** Header height: the `scroll-padding` and the top of what sticks below it follow it. */
export const headerHeight = '4rem';

export const motion = {
  quick: '0.2s ease-out',
  fade: '0.6s ease-in-out',
  /** Pictures under the pointer. */
  hoverZoom: '0.8s ease-out',
  reveal: '0.9s cubic-bezier(0.2, 0.7, 0.2, 1)',
  /** A damped spring, sampled. */
  spring:
    '0.4s linear(0, 0.012 2%, 0.108 6.6%, 0.528 18.9%, 0.748 26.3%, 0.906 34.2%, 0.998 42.6%, 1.032 50%, 1.034 57%, 1.012 74%, 1.002 86%, 1)',
} as const;

export const zIndex = { header: 10, chat: 9, toast: 20 } as const;

const minWidth = (px: number) => `@media (min-width: ${px / 16}em)`;

/** Media queries: from a window width on, and by the visitor's choice about movement. */
export const media = {
  phone: minWidth(480),
  tablet: minWidth(720),
  wide: minWidth(1024),
  desktop: minWidth(1080),
  spacious: minWidth(1200),
  /** Words and picture side by side: wide windows, and those too low for one under the other. */
  beside: '@media (min-width: 64em), (min-width: 35em) and (min-aspect-ratio: 4/3)',
  /** Too low for roomy lists: a phone on its side. */
  low: '@media (max-height: 30em)',
  /** Where there is room for cards: from a tablet on, and on paper. */
  cards: `${minWidth(720)}, print`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motionAllowed: '@media (prefers-reduced-motion: no-preference)',
} as const;
