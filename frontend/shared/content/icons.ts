import type { Salon } from '@salon/content/description';
import { SAMPLE_NAME } from '@salon/content/description/salon';

// The salon's logo; the emblem that came with the site, while the name did too; else a letter. For the renderer and the admin area.

/** The dark ground of headers and icons. */
const GROUND = '#12372a';
export const MONOGRAM = 'monogram.svg';

export const hasEmblem = ({ name, logo }: Salon): boolean => !logo && name === SAMPLE_NAME;

/** The most that a header has room for. */
const ROOM = { width: 176, height: 44 };

/** The logo as a header shows it. Its address says its size, so that nothing moves when it arrives. */
export function logoOf({ logo }: Salon) {
  if (!logo) return undefined;
  const [, width, height] = (/-(\d+)x(\d+)-/.exec(logo.image) ?? []).map(Number);
  if (!width || !height) return undefined;
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  return { src: logo.image, width: Math.round(width * scale), height: Math.round(height * scale) };
}

const ofLogo = ({ image }: NonNullable<Salon['logo']>, side: number) =>
  image.replace('960.png', `${side}.png`);

export function manifestIcons(salon: Salon) {
  const { logo } = salon;
  if (!logo && !hasEmblem(salon)) return [{ src: `/${MONOGRAM}`, sizes: 'any', type: 'image/svg+xml' }];
  return [192, 512].map((side) => ({
    src: logo ? ofLogo(logo, side) : `/emblem-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
}

/** For tabs, and for home screens. Phones make an icon of a name's first letter by themselves. */
export function iconsOf(salon: Salon): { small: string; touch?: string } {
  const { logo } = salon;
  if (logo) return { small: ofLogo(logo, 32), touch: ofLogo(logo, 180) };
  return hasEmblem(salon) ? { small: '/emblem-32.png', touch: '/emblem-180.png' } : { small: `/${MONOGRAM}` };
}

export function iconLinks(salon: Salon): string {
  const { small, touch } = iconsOf(salon);
  const { logo } = salon;
  const drawn = (path: string) => `<link rel="icon" href="${path}" type="image/svg+xml">`;
  if (!touch) return drawn(small);
  const first = logo ? '' : drawn('/emblem.svg');
  const large = logo ? `<link rel="icon" href="${ofLogo(logo, 192)}" sizes="192x192">` : '';
  return `${first}<link rel="icon" href="${small}" sizes="32x32">${large}<link rel="apple-touch-icon" href="${touch}">`;
}

/** The first letter of the name, as readers count letters, on the dark ground. */
export function monogram(name: string): string {
  const [first] = new Intl.Segmenter('en').segment(name.match(/[\p{L}\p{N}].*/u)?.[0] ?? '');
  const letter = (first?.segment ?? '').toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${GROUND}" d="M0 0h100v100H0z"/><text x="50" y="70" fill="#cfa75a" font-family="Georgia,serif" font-size="58" text-anchor="middle">${letter}</text></svg>`;
}
