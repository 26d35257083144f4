import type { Palette } from '@salon/content/colourSets';
import type { Salon } from '@salon/content/description';
import { groundOfLogo, SAMPLE_NAME } from '@salon/content/description/salon';
import { color, radius } from '../theme/tokens';
import { standIn } from '../theme/typefaces';

// The salon's logo; the emblem that came with the site, while the name did too; else a letter. For the renderer and the admin area.

export const MONOGRAM = 'monogram.svg';

export const hasEmblem = ({ name, logo }: Salon): boolean => !logo && name === SAMPLE_NAME;

/** The most that a header has room for. */
const ROOM = { width: 176, height: 44 };
/** Around a dark logo, which would be faint on the header. */
const PLATE = { width: 16, height: 8 };
const plate = {
  padding: `${PLATE.height / 2}px ${PLATE.width / 2}px`,
  background: color.card,
  borderRadius: radius,
};

/** The logo as a header shows it. Its address says its size, so that nothing moves when it arrives. */
export function logoOf({ logo }: Salon) {
  if (!logo) return undefined;
  const [, width, height] = (/-(\d+)x(\d+)-/.exec(logo.image) ?? []).map(Number);
  if (!width || !height) return undefined;
  const isDark = groundOfLogo(logo) === 'card';
  const edge = isDark ? PLATE : { width: 0, height: 0 };
  const scale = Math.min((ROOM.width - edge.width) / width, (ROOM.height - edge.height) / height);
  return {
    src: logo.image,
    width: Math.round(width * scale) + edge.width,
    height: Math.round(height * scale) + edge.height,
    ...(isDark && { style: plate }),
  };
}

export const ICON_SIDES = [32, 180, 192, 512];

/** Those of the first palette are beside the logo; `place` is where those of another one are. */
const ofLogo = ({ image }: NonNullable<Salon['logo']>, side: number, place?: string) =>
  place ? `${place}logo-${image.split('/')[2]}-${side}.png` : image.replace('960.png', `${side}.png`);

export function manifestIcons(salon: Salon, place?: string) {
  const { logo } = salon;
  if (!logo && !hasEmblem(salon)) return [{ src: `/${MONOGRAM}`, sizes: 'any', type: 'image/svg+xml' }];
  return [192, 512].map((side) => ({
    src: logo ? ofLogo(logo, side, place) : `${place ?? '/'}emblem-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
}

/** For tabs, and for home screens. Phones make an icon of a name's first letter by themselves. */
export function iconsOf(salon: Salon, place?: string): { small: string; touch?: string } {
  const { logo } = salon;
  if (logo) return { small: ofLogo(logo, 32, place), touch: ofLogo(logo, 180, place) };
  if (!hasEmblem(salon)) return { small: `/${MONOGRAM}` };
  return { small: `${place ?? '/'}emblem-32.png`, touch: `${place ?? '/'}emblem-180.png` };
}

export function iconLinks(salon: Salon, place?: string): string {
  const { small, touch } = iconsOf(salon, place);
  const { logo } = salon;
  const drawn = (path: string) => `<link rel="icon" href="${path}" type="image/svg+xml">`;
  if (!touch) return drawn(small);
  const first = logo ? '' : drawn(`${place ?? '/'}emblem.svg`);
  const large = logo ? `<link rel="icon" href="${ofLogo(logo, 192, place)}" sizes="192x192">` : '';
  return `${first}<link rel="icon" href="${small}" sizes="32x32">${large}<link rel="apple-touch-icon" href="${touch}">`;
}

/** The first letter of the name, as readers count letters, on the dark ground. */
export function monogram({ name, typefaces }: Salon, { dark, accent }: Palette): string {
  const [first] = new Intl.Segmenter('en').segment(name.match(/[\p{L}\p{N}].*/u)?.[0] ?? '');
  const letter = (first?.segment ?? '').toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${dark}" d="M0 0h100v100H0z"/><text x="50" y="70" fill="${accent}" font-family="${standIn(typefaces)}" font-size="58" text-anchor="middle">${letter}</text></svg>`;
}
