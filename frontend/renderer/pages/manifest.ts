import type { Salon } from '@salon/content/description';
import { manifestIcons } from '../../shared/content/icons';
import { shortName } from '../../shared/content/slots';
import { color } from '../../shared/theme/tokens';

const common = (salon: Salon) => ({
  short_name: shortName(salon.name),
  background_color: color.leaf,
  theme_color: color.leaf,
  icons: manifestIcons(salon),
});

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
