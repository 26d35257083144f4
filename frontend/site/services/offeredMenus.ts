import type { Menu, Service, SiteContent } from '@salon/content/description';

export const shownServices = (services: Service[] = []): Service[] =>
  services.filter(({ hidden }) => !hidden);

/** The menus with something on them, in the order of the cards on /services. Nothing on the site leads to the others. */
export const offeredMenus = ({ menus, services }: Pick<SiteContent, 'menus' | 'services'>): Menu[] =>
  menus.filter(({ id, hidden }) => !hidden && shownServices(services[id]).length > 0);
