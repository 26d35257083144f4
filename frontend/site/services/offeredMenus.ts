import type { Menu, Service, SiteContent } from '@salon/content/description';
import { isOffered } from '@salon/content/menus';

export const shownServices = (services: Service[] = []): Service[] =>
  services.filter(({ hidden }) => !hidden);

/** The menus with something on them, in the order of the cards on /services. Nothing on the site leads to the others. */
export const offeredMenus = (content: Pick<SiteContent, 'menus' | 'services'>): Menu[] =>
  content.menus.filter((menu) => isOffered(content, menu));
