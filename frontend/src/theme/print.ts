import { color } from './tokens';

/**
 * Every page on A4: ink on white, words before pictures, nothing that only a screen can use. What a part prints differently is said
 * beside it. `!important`, as components' own styles come later.
 */
export const print = `
  @page { size: A4; margin: 15mm 16mm; }
  html { font-size: 11.5px; }
  *, *::before, *::after {
    background: none !important;
    color: ${color.ink} !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
  [data-hidden] { opacity: 1 !important; transform: none !important; }
  header {
    position: static !important;
    height: auto !important;
    padding: 0 0 3mm !important;
    border-bottom: 1px solid ${color.brass};
  }
  header > :not(:first-child), footer nav, footer h2, footer p:not(:has(span)), footer [href^='/admin'], main nav, aside, form,
  button, video, iframe, [href^='https://wa.me'], a[href^='#'], footer [href*='instagram'], section:has([href*='instagram'] img) { display: none !important; }
  #root, main { display: block !important; margin: 0 !important; padding: 0 !important; }
  main section { padding: 5mm 0 0 !important; overflow: visible !important; }
  /* What leads to other pages, and buttons that book; the salon's number stands at the foot of each page. */
  main section:has(> div > nav:first-child), main section:has(> div > div > div > [href^='tel:']), main article > div > a:first-child,
  main:has(> section > article) > section:not(:has(> article)), article > [aria-hidden] { display: none !important; }
  /* The hero's picture, which would take half a sheet. */
  main > section > div:has(> picture) { display: none !important; }
  /* Cards of all menus, four in a row; services; two pictures that lie one over the other. */
  main div:has(> article > [aria-hidden]) { grid-template-columns: repeat(4, 1fr) !important; gap: 4mm !important; }
  article:has(> [aria-hidden]) { row-gap: 1mm !important; }
  article:has(> details) { padding: 3mm 0 0 !important; row-gap: 2mm !important; }
  main div:has(> picture + picture) { grid-template-columns: 1fr 1fr; gap: 4mm; break-inside: avoid; }
  main picture:has(+ picture), main picture + picture { width: auto !important; margin: 0 !important; border: 0 !important; }
  main > section > div { aspect-ratio: auto !important; }
  main section > div { max-width: none !important; padding-inline: 0 !important; }
  footer {
    margin-top: 8mm;
    padding: 4mm 0 0 !important;
    border-top: 1px solid ${color.brass};
    break-inside: avoid;
  }
  footer div { display: block !important; margin: 0 !important; padding: 0 !important; border: 0 !important; }
  footer ul { display: flex; flex-wrap: wrap; gap: 0 8mm; }
  footer a { min-height: 0 !important; text-decoration: none; }
  [data-print='alone'] ~ section, main:has([data-print='alone']) ~ footer, header:has(~ main [data-print='alone']) {
    display: none !important;
  }
  h1, h2, h3 { break-after: avoid; }
  h1 { font-size: 26pt !important; }
  h2 { font-size: 17pt !important; }
  p, li, dd { orphans: 3; widows: 3; }
  article article, div > article, figure, blockquote, li, dl > div { break-inside: avoid; }
  article:has(> section) { break-inside: auto !important; }
  main img { max-height: 52mm; object-fit: cover; }
  article:has(> [aria-hidden]) img { max-height: 36mm; }
  main article p a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; overflow-wrap: anywhere; }
`;
