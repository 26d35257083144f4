/** Design tokens: every colour, size and duration of the site. Colours and long values are custom properties (`var`). */

/** By what it is for: `paletteOf` in content/src/palette.ts says which colour each is in the palette of an edition. */
export const color = {
  /** Dark sections, header, footer. */
  leaf: 'var(--dark)',
  leafDeep: 'var(--darker)',
  leafLine: 'var(--dark-line)',
  /** Paper behind text, and a shade of it for alternating bands. */
  paper: 'var(--paper)',
  paperShade: 'var(--paper-shade)',
  card: 'var(--card)',
  line: 'var(--rule)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  /** Text and lines on dark. */
  jasmine: 'var(--on-dark)',
  jasmineSoft: 'var(--on-dark-soft)',
  /** The accent: `brass` for lines and for text on dark, `brassDeep` for text on paper. */
  brass: 'var(--accent)',
  brassDeep: 'var(--accent-ink)',
  /** Errors. */
  clay: 'var(--error)',
  claySoft: 'var(--error-soft)',
  scrim: 'var(--scrim)',
} as const;

export const font = {
  display: 'var(--display)',
  text: 'var(--text)',
} as const;

export const fontSize = {
  label: '0.75rem',
  small: '0.875rem',
  note: '0.9375rem',
  field: '1rem',
  /** The least size of the display face: its hairlines vanish below. */
  heading: '1.375rem',
  menu: 'min(1.375rem, 9vw)',
  logo: 'min(1.625rem, 9vw)',
  body: 'var(--body)',
  lead: 'var(--lead)',
  h3: 'var(--h3)',
  h2: 'var(--h2)',
  h1: 'var(--h1)',
  quote: 'var(--quote)',
} as const;

export const lineHeight = { tight: 1.08, snug: 1.25, text: 1.6 } as const;

export const width = {
  page: '80rem',
  /** The blog's widest files are 1440 px wide. */
  post: '45rem',
  title: '52rem',
  text: '38rem',
  aside: '28rem',
  drawer: '22rem',
} as const;

const gutter = 'var(--gutter)';

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
  half: 'var(--half)',
  section: 'var(--section)',
} as const;

export const radius = '0.25rem';
export const shadow = 'var(--shadow)';
/** Least width and height of a tap target: 44 px. */
export const touchTarget = '2.75rem';
/** A line of that height with its text in the middle. */
export const tapLine = `display: inline-flex; align-items: center; min-height: ${touchTarget};`;
/** A row whose parts are spread to both ends. */
export const spread = 'display: flex; align-items: center; justify-content: space-between;';
/** A text of at most that many lines, then an ellipsis. */
export const linesAtMost = (count: number) =>
  `display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${count}; overflow: hidden;`;
/** Something that lies on the page like a card. */
export const cardBox = `background: ${color.card}; border: 1px solid ${color.line}; border-radius: ${radius};`;
/** A field to type or choose in. */
export const fieldBox = `
  ${cardBox}
  min-height: 3rem;
  padding: ${space[2]} ${space[3]};
  font-size: ${fontSize.field};
  border-color: ${color.inkSoft};
`;

/** Height of the header. The `scroll-padding` and the position of sticky elements below it depend on this. */
export const headerHeight = '4rem';

/** Height of the bar at the lower edge of a phone's window. */
export const dockHeight = '3.5rem';

export const motion = {
  quick: '0.2s ease-out',
  fade: '0.6s ease-in-out',
  hoverZoom: '0.8s ease-out',
  reveal: '0.9s cubic-bezier(0.2, 0.7, 0.2, 1)',
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
  /** The same for a short text: also in windows of a tablet's width. */
  besidePicture: '@media (min-width: 45em), (min-width: 35em) and (min-aspect-ratio: 4/3)',
  /** Below 320 px, or with enlarged text, as its `rem` grow with that. Put `container-type: inline-size` on the container. */
  narrow: '@container (max-width: 16rem)',
  /** Too low for roomy lists: a phone in landscape. A window held upright has room, however large its text. */
  low: '@media (max-height: 30em) and (orientation: landscape)',
  /** Without the bar at the lower edge: wide windows, which have a margin, and low ones, which have no room. */
  undocked: '@media (min-width: 67.5em), (max-height: 30em) and (orientation: landscape)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motionAllowed: '@media (prefers-reduced-motion: no-preference)',
} as const;
