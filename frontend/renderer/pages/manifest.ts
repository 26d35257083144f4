import type { Salon } from '@salon/content/description';
import { manifestIcons } from '../../shared/content/icons';
import { shortName } from '../../shared/content/slots';
import { placeIn } from '../drawings';
import { paletteFor } from '../palette';

/** What a phone needs to put the site on its home screen. */
export function manifest(salon: Salon) {
  const palette = paletteFor(salon.colours);
  return JSON.stringify({
    name: salon.name,
    short_name: shortName(salon.name),
    start_url: '/',
    display: 'browser',
    background_color: palette.dark,
    theme_color: palette.dark,
    icons: manifestIcons(salon, placeIn(palette)),
  });
}
