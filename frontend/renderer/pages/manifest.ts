import type { Salon } from '@salon/content/description';
import { manifestIcons } from '../../shared/content/icons';
import { shortName } from '../../shared/content/slots';
import { placeIn } from '../drawings';
import { paletteFor } from '../palette';

function common(salon: Salon) {
  const palette = paletteFor(salon.colours);
  return {
    short_name: shortName(salon.name),
    background_color: palette.dark,
    theme_color: palette.dark,
    icons: manifestIcons(salon, placeIn(salon.colours)),
  };
}

/** What a phone needs to put the site on its home screen. */
export const manifest = (salon: Salon) =>
  JSON.stringify({ ...common(salon), name: salon.name, start_url: '/', display: 'browser' });

/** The same for the owner's area, which is installed as an app. */
export const adminManifest = (salon: Salon) =>
  JSON.stringify({
    ...common(salon),
    ...{ name: `${salon.name} admin`, id: '/admin', start_url: '/admin', scope: '/admin' },
    display: 'standalone',
  });
