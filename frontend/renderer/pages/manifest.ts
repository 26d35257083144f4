import { shortName } from '../../shared/content/slots';
import { color } from '../../shared/theme/tokens';

/** What a phone needs to put the site on its home screen. The icons are files of the build. */
export const manifest = (name: string) =>
  JSON.stringify({
    name,
    short_name: shortName(name),
    start_url: '/',
    display: 'browser',
    background_color: color.leaf,
    theme_color: color.leaf,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
