import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, space, touchTarget } from '../../theme/tokens';

const half = `calc(${touchTarget} / 2)`;

/** Pictures, layouts and videos in a post's text, as postHtml writes them. */
export const figureStyles = css`
  picture { display: block; min-width: 0; }
  picture img { display: block; width: 100%; }
  > picture, > p > picture, > figure:not([data-layout]) > picture { max-width: calc(80vh * var(--ratio)); margin-inline: auto; }
  > * + figure, > * + picture, figure + * { margin-top: ${space[8]}; }
  figcaption {
    flex: 0 0 100%;
    margin-top: ${space[2]};
    font-size: ${fontSize.small};
    color: ${color.inkSoft};
  }

  figure[data-layout='row'], figure[data-layout='gallery'] { display: flex; flex-wrap: wrap; gap: ${space[2]}; }
  figure[data-layout='row'] > * { min-width: 0; }
  figure[data-layout='row'] > picture { flex: var(--ratio) 1 0; }
  figure[data-layout='row'] > img { flex: 1 1 0; }
  /* Each row is as high as all its pictures: they grow by their shapes. */
  figure[data-layout='gallery'] {
    --row: 6rem;
    ${media.tablet} { --row: 11rem; }
    > picture { flex: var(--ratio) 1 calc(var(--ratio) * var(--row)); max-width: min(100%, calc(var(--ratio) * var(--row) * 1.8)); }
    > img { flex: 1 1 auto; max-width: 100%; max-height: calc(var(--row) * 1.8); }
    > figcaption { margin-top: 0; }
  }

  figure[data-layout='compare'] > div {
    position: relative;
    display: flex;
    gap: ${space[2]};
    > div { position: relative; flex: 1 1 0; min-width: 0; }
    picture, img { height: 100%; width: 100%; }
    img { aspect-ratio: var(--ratio); object-fit: cover; }
    span {
      position: absolute;
      inset: auto auto 0 0;
      padding: ${space[1]} ${space[3]};
      font-size: ${fontSize.small};
      color: ${color.jasmine};
      background: ${color.leaf};
    }
    input, i { display: none; }
  }
  @media (scripting: enabled) {
    figure[data-layout='compare'] > div {
      display: grid;
      overflow: clip;
      max-width: calc(80vh * var(--ratio));
      margin-inline: auto;
      > * { grid-area: 1 / 1; min-width: 0; }
      > div + div { clip-path: inset(0 0 0 calc(var(--at, 0.5) * 100%)); }
      > div + div span { inset-inline: auto 0; }
      /* As wide as the picture and half a thumb at each side, so that the thumb's middle reaches both edges. */
      input {
        display: block;
        position: relative;
        width: calc(100% + ${touchTarget});
        height: 100%;
        margin: 0 -${half};
        appearance: none;
        opacity: 0;
        cursor: ew-resize;
        touch-action: pan-y;
        &::-webkit-slider-thumb { appearance: none; width: ${touchTarget}; height: 100vh; }
        &::-moz-range-thumb { width: ${touchTarget}; height: 100vh; border: 0; }
      }
      i {
        display: block;
        position: absolute;
        inset-block: 0;
        left: calc(var(--at, 0.5) * 100% - 1px);
        width: 2px;
        background: ${color.jasmine};
        pointer-events: none;
      }
      i::after {
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
      input:focus-visible + i::after { outline: 3px solid ${color.brassDeep}; outline-offset: 2px; }
    }
  }

  figure[data-embed] > div {
    position: relative;
    display: grid;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    background: ${color.leaf};
    > * { grid-area: 1 / 1; min-width: 0; min-height: 0; }
    > picture { max-width: none; }
    img { height: 100%; object-fit: cover; }
    button { display: none; }
    iframe { width: 100%; height: 100%; border: 0; }
  }
  figure[data-embed='instagram'] > div { max-width: 26rem; margin-inline: auto; aspect-ratio: 4 / 5; }
  figure[data-embed='instagram'] > div:has(> iframe) { aspect-ratio: auto; height: 44rem; }
  figure[data-embed='instagram'] figcaption { max-width: 26rem; margin-inline: auto; }
  @media (scripting: enabled) {
    figure[data-embed] > div button {
      position: relative;
      display: grid;
      grid-template-rows: 1fr auto;
      justify-items: center;
      padding: 0;
      color: ${color.jasmine};
      cursor: pointer;
    }
    /* A triangle on a disc. */
    figure[data-embed] > div button::before, figure[data-embed] > div button::after {
      content: '';
      grid-area: 1 / 1 / 3 / 2;
      place-self: center;
      width: 4.5rem;
      height: 4.5rem;
      border-radius: 50%;
      background: ${color.scrim};
      border: 2px solid ${color.brass};
    }
    figure[data-embed] > div button::after {
      width: 1.375rem;
      height: 1.625rem;
      margin-left: ${space[1]};
      border: 0;
      border-radius: 0;
      background: ${color.jasmine};
      clip-path: polygon(0 0, 100% 50%, 0 100%);
    }
    figure[data-embed] > div button span {
      grid-area: 2 / 1;
      margin-bottom: ${space[4]};
      padding: ${space[1]} ${space[3]};
      font-size: ${fontSize.small};
      background: ${color.leaf};
      border-radius: ${radius};
    }
    figure[data-embed] > div button:focus-visible { outline: 3px solid ${color.brass}; outline-offset: -6px; }
  }
`;
