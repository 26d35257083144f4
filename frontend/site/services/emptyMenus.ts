import type { MenuId, Service, SiteContent } from '@salon/content/description';
import { servicePaths } from '../../shared/content/paths';

export const shownServices = (services: Service[]): Service[] => services.filter(({ hidden }) => !hidden);

/** The paths of the menus without a service to show. Their pages stay, but nothing on the site leads there. */
export const emptyMenus = ({ services }: Pick<SiteContent, 'services'>): string[] =>
  (Object.keys(servicePaths) as MenuId[])
    .filter((id) => shownServices(services[id]).length === 0)
    .map((id) => servicePaths[id][0]);
