import { color, font, fontSize, headerHeight, lineHeight, media, space } from './tokens.ts';

/** Grows from a 360 px wide window to one of that many. */
function fluid(minPx: number, maxPx: number, untilPx = 1440): string {
  const slope = (maxPx - minPx) / (untilPx - 360);
  const base = minPx - slope * 360;
  const rem = (px: number) => `${+(px / 16).toFixed(3)}rem`;
  return `clamp(${rem(minPx)}, ${rem(base)} + ${+(slope * 100).toFixed(3)}vw, ${rem(maxPx)})`;
}

/** In narrow windows and with enlarged text the words of a heading must still fit; else it changes nothing down to 320 px. */
const fitting = (size: string, vw: number) => `min(${size}, ${vw}vw)`;

/** Long values of design tokens. They are variables of the global styles, so that no script contains them. */
const variables: Record<string, string> = {
  display: `'Salon Display', 'Salon Display Fallback', 'Salon Display Fallback Android', 'Salon Display Fallback Linux', Georgia, serif`,
  text: `'Salon Text', 'Salon Text Fallback', 'Salon Text Fallback Android', 'Salon Text Fallback Linux', system-ui, sans-serif`,
  shadow: '0 1.25rem 3rem -1.5rem var(--shade)',
  body: fluid(16, 18),
  lead: fluid(18, 22),
  h3: fitting(fluid(22, 28), 11),
  h2: fitting(fluid(26, 38, 1280), 12),
  h1: fitting(fluid(28, 44, 1280), 13),
  quote: fitting(fluid(24, 40), 12),
  gutter: fitting(fluid(20, 64), 6.25),
  half: fluid(32, 96),
  section: fluid(64, 136),
};

const declarations = Object.entries(variables)
  .map(([name, size]) => `--${name}: ${size};`)
  .join(' ');

// The global styles of every document are in its HTML only, so that no script contains them. The comments are here, as comments inside the styles would be sent to each visitor. A text that the owner left out takes no
// room; one that is said when it changes keeps it. Letters of Indic scripts reach higher and
// lower than Latin ones, so their lines are higher; `:root` makes this rule more specific than a component's own line height. On
// a short page the footer is still at the end of the window, and a message is in the middle of the space above it. The focus ring
// has two colours, so that it shows on light and on green backgrounds. Phone numbers are not kerned: kerning brings a 1 too close
// to the next group of digits. Until scripts are loaded, lazy pictures are far away in their first frame: those just below the
// screen would compete for the line with what is painted first.
export const globalStyles = `
  :root { ${declarations} }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  p:empty:not([role]) { display: none; }
  html {
    scroll-padding-top: calc(${headerHeight} + ${space[4]});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    background: ${color.paper};
    color: ${color.ink};
    font-family: ${font.text};
    font-size: ${fontSize.body};
    line-height: ${lineHeight.text};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3 {
    font-family: ${font.display};
    font-weight: 400;
    line-height: ${lineHeight.tight};
    letter-spacing: -0.012em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h1 { font-size: ${fontSize.h1}; letter-spacing: -0.022em; }
  :root :is(:lang(ta), :lang(ml), :lang(te), :lang(kn), :lang(hi)) { line-height: 1.5; }
  p, li, dd { text-wrap: pretty; }
  address { text-wrap: balance; }
  #root:has(> footer) { display: flex; flex-direction: column; min-height: 100vh; }
  #root > main { flex: 1 0 auto; width: 100%; }
  #root > main:has(> :only-child) { display: flex; flex-direction: column; justify-content: center; }
  ul, ol { padding: 0; list-style: none; }
  img, video, iframe, svg { display: block; max-width: 100%; }
  :root:has([media='not all']) img[loading='lazy'] { animation: far 1ms; }
  @keyframes far { from, to { translate: -999vw; } }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a[href^='tel:'] { font-kerning: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button, summary { cursor: pointer; }
  button { background: none; border: 0; padding: 0; }
  summary:has(svg)::-webkit-details-marker { display: none; }
  [open] > summary > svg { transform: rotate(180deg); }
  dialog { max-height: none; padding: 0; border: 0; }
  :focus-visible { outline: 3px solid ${color.brass}; outline-offset: 2px; box-shadow: 0 0 0 2px ${color.leafDeep}; }
  main:focus { outline: none; box-shadow: none; }
  ${media.reducedMotion} {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;
