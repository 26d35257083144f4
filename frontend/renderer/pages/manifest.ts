import type { Salon } from '@salon/content/description';
import { manifestIcons } from '../../shared/content/icons';
import { shortName } from '../../shared/content/slots';
import { paletteFor } from '../palette';

/** What a phone needs to put the site on its home screen. */
export function manifest(salon: Salon) {
  const { dark } = paletteFor(salon.colours);
  return JSON.stringify({
    name: salon.name,
    short_name: shortName(salon.name),
    start_url: '/',
    display: 'browser',
    background_color: dark,
    theme_color: dark,
    icons: manifestIcons(salon),
  });
}
