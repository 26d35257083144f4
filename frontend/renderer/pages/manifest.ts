import type { Salon } from '@salon/content/description';
import { manifestIcons } from '../../shared/content/icons';
import { shortName } from '../../shared/content/slots';
import { color } from '../../shared/theme/tokens';

/** What a phone needs to put the site on its home screen. */
export const manifest = (salon: Salon) =>
  JSON.stringify({
    name: salon.name,
    short_name: shortName(salon.name),
    start_url: '/',
    display: 'browser',
    background_color: color.leaf,
    theme_color: color.leaf,
    icons: manifestIcons(salon),
  });
