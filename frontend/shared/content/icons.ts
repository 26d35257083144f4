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

/** The logo or the emblem; undefined for a letter. Those of the first palette are beside the logo; `place` is where those of another one are. */
export function iconOf(salon: Salon, side: number, place?: string): string | undefined {
  const { image } = salon.logo ?? {};
  if (image && !place) return image.replace('960.png', `${side}.png`);
  if (image) return `${place}logo-${image.split('/')[2]}-${side}.png`;
  return hasEmblem(salon) ? `${place ?? '/'}emblem-${side}.png` : undefined;
}

export function manifestIcons(salon: Salon, place?: string) {
  if (!iconOf(salon, 192)) return [{ src: `/${MONOGRAM}`, sizes: 'any', type: 'image/svg+xml' }];
  return [192, 512].map((side) => ({
    src: iconOf(salon, side, place),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
}

/** For tabs, and for home screens. Phones make an icon of a name's first letter by themselves. */
export function iconLinks(salon: Salon, place?: string): string {
  const [small, touch, large] = [32, 180, 192].map((side) => iconOf(salon, side, place));
  const drawn = (path: string) => `<link rel="icon" href="${path}" type="image/svg+xml">`;
  if (!small) return drawn(`/${MONOGRAM}`);
  const more = `<link rel="apple-touch-icon" href="${touch}">`;
  const pixels = `<link rel="icon" href="${small}" sizes="32x32">`;
  return salon.logo
    ? `${pixels}<link rel="icon" href="${large}" sizes="192x192">${more}`
    : `${drawn(`${place ?? '/'}emblem.svg`)}${pixels}${more}`;
}

/** The first letter of the name, as readers count letters, on the dark ground. */
export function monogram({ name, typefaces }: Salon, { dark, accent }: Palette): string {
  const [first] = new Intl.Segmenter('en').segment(name.match(/[\p{L}\p{N}].*/u)?.[0] ?? '');
  const letter = (first?.segment ?? '').toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${dark}" d="M0 0h100v100H0z"/><text x="50" y="70" fill="${accent}" font-family="${standIn(typefaces)}" font-size="58" text-anchor="middle">${letter}</text></svg>`;
}
