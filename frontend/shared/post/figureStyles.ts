import { color, font, fontSize, media, radius, space, touchTarget } from '../theme/tokens';

/** The class that PostBody sets. With the element name, these rules are more specific than PostBody's rules for all text. */
const text = 'div.post-text';
const row = `${text} figure[data-layout='row']`;
const gallery = `${text} figure[data-layout='gallery']`;
const compare = `${text} figure[data-layout='compare']`;
const embed = `${text} figure[data-embed]`;
const instagram = `${text} figure[data-embed='instagram']`;
const half = `calc(${touchTarget} / 2)`;

// All pictures in a row of a gallery have one height; they grow by their ratios. A play button is a triangle on a disc.
const styles = `
  ${text} picture { display: block; min-width: 0; }
  ${text} picture img { display: block; width: 100%; }
  ${text} > picture, ${text} > p > picture, ${text} > figure:not([data-layout]) > picture {
    max-width: calc(80vh * var(--ratio));
    margin-inline: auto;
  }
  ${text} > * + figure, ${text} > * + picture, ${text} figure + * { margin-top: ${space[8]}; }
  ${text} figcaption {
    flex: 0 0 100%;
    margin-top: ${space[2]};
    font-size: ${fontSize.small};
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    ${text} { display: flow-root; }
    ${text} figure:is([data-align='left'], [data-align='right']) {
      width: 18rem;
      max-width: 45%;
      margin-bottom: ${space[5]};
    }
    ${text} figure[data-align='left'] { float: left; margin-right: ${space[6]}; }
    ${text} figure[data-align='right'] { float: right; margin-left: ${space[6]}; }
    ${text} figure[data-align='wide'] { margin-inline: calc((100% - min(64rem, 100vw - 2 * ${space.gutter})) / 2); }
    ${text} > :is(h2, hr, div, figure) { clear: both; }
  }

  ${row}, ${gallery} { display: flex; flex-wrap: wrap; gap: ${space[2]}; }
  ${row} > * { min-width: 0; }
  ${row} > picture { flex: var(--ratio) 1 0; }
  ${row} > img { flex: 1 1 0; }

  ${gallery} { --row: 5.5rem; }
  ${media.tablet} { ${gallery} { --row: 11rem; } }
  ${gallery} > picture {
    flex: var(--ratio) 1 calc(var(--ratio) * var(--row));
    max-width: min(100%, calc(var(--ratio) * var(--row) * 1.8));
  }
  ${gallery} > img { flex: 1 1 auto; max-width: 100%; max-height: calc(var(--row) * 1.8); }
  ${gallery} > figcaption { margin-top: 0; }

  ${compare} > div { position: relative; display: flex; gap: ${space[2]}; }
  ${compare} > div > div { position: relative; flex: 1 1 0; min-width: 0; }
  ${compare} :is(picture, img) { height: 100%; width: 100%; }
  ${compare} img { aspect-ratio: var(--ratio); object-fit: cover; }
  ${compare} span {
    position: absolute;
    inset: auto auto 0 0;
    padding: ${space[1]} ${space[3]};
    font-size: ${fontSize.small};
    color: ${color.jasmine};
    background: ${color.leaf};
  }
  ${compare} :is(input, i) { display: none; }
  @media (scripting: enabled) {
    ${compare} > div {
      display: grid;
      overflow: clip;
      max-width: calc(80vh * var(--ratio));
      margin-inline: auto;
    }
    ${compare} > div > * { grid-area: 1 / 1; min-width: 0; }
    ${compare} > div > div + div { clip-path: inset(0 0 0 calc(var(--at, 0.5) * 100%)); }
    ${compare} > div > div + div span { inset-inline: auto 0; }
    /* As wide as the pictures and half a thumb at each side, so that the thumb's middle reaches both edges; out of the flow, as
       its thumb is higher than they are. */
    ${compare} input {
      display: block;
      position: absolute;
      inset-block: 0;
      left: -${half};
      width: calc(100% + ${touchTarget});
      height: 100%;
      appearance: none;
      opacity: 0;
      cursor: ew-resize;
      touch-action: pan-y;
    }
    ${compare} input::-webkit-slider-thumb { appearance: none; width: ${touchTarget}; height: 100vh; }
    ${compare} input::-moz-range-thumb { width: ${touchTarget}; height: 100vh; border: 0; }
    ${compare} i {
      display: block;
      position: absolute;
      inset-block: 0;
      left: calc(var(--at, 0.5) * 100% - 1px);
      width: 2px;
      background: ${color.jasmine};
      pointer-events: none;
    }
    ${compare} i::after {
      content: '‹ ›';
      position: absolute;
      top: calc(50% - ${half});
      left: calc(1px - ${half});
      display: grid;
      place-items: center;
      width: ${touchTarget};
      height: ${touchTarget};
      font: 600 ${fontSize.heading} / 1 ${font.text};
      color: ${color.leaf};
      background: ${color.jasmine};
      border-radius: 50%;
    }
    ${compare} input:focus-visible + i::after { outline: 3px solid ${color.brassDeep}; outline-offset: 2px; }
  }

  ${embed} > div {
    position: relative;
    display: grid;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    background: ${color.leaf};
  }
  ${embed} > div > * { grid-area: 1 / 1; min-width: 0; min-height: 0; }
  ${embed} > div > picture { max-width: none; }
  ${embed} > div img { height: 100%; object-fit: cover; }
  ${embed} > div button { display: none; }
  ${embed} iframe { width: 100%; height: 100%; border: 0; }
  ${instagram} > div { max-width: 26rem; margin-inline: auto; aspect-ratio: 4 / 5; }
  ${instagram} > div:has(> iframe) { aspect-ratio: auto; height: 44rem; }
  ${instagram} figcaption { max-width: 26rem; margin-inline: auto; }
  @media (scripting: enabled) {
    ${embed} > div button {
      position: relative;
      display: grid;
      grid-template-rows: 1fr auto;
      justify-items: center;
      color: ${color.jasmine};
    }
    ${embed} > div button::before, ${embed} > div button::after {
      content: '';
      grid-area: 1 / 1 / 3 / 2;
      place-self: center;
      width: 4.5rem;
      height: 4.5rem;
      border-radius: 50%;
      background: ${color.scrim};
      border: 2px solid ${color.brass};
    }
    ${embed} > div button::after {
      width: 1.375rem;
      height: 1.625rem;
      margin-left: ${space[1]};
      border: 0;
      border-radius: 0;
      background: ${color.jasmine};
      clip-path: polygon(0 0, 100% 50%, 0 100%);
    }
    ${embed} > div button span {
      grid-area: 2 / 1;
      margin-bottom: ${space[4]};
      padding: ${space[1]} ${space[3]};
      font-size: ${fontSize.small};
      background: ${color.leaf};
      border-radius: ${radius};
    }
    ${embed} > div button:focus-visible { outline: 3px solid ${color.brass}; outline-offset: -6px; }
  }
`;

/** With the class names and elements of postHtml; on one line without comments, as each page carries them. */
export const figureStyles = styles
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ')
  .trim();
