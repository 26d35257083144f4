import { pages } from '../../content/pages';
import { services } from '../../content/services/catalogue';
import { edit } from '../../content/services/edit';
import { hair } from '../../content/services/hair';
import { haircolor } from '../../content/services/haircolor';
import { servicesContent } from '../../content/services/index-page';
import { makeup } from '../../content/services/makeup';
import { menshair } from '../../content/services/menshair';
import { nail } from '../../content/services/nail';
import { skin } from '../../content/services/skin';
import { spmu } from '../../content/services/spmu';
import { texture } from '../../content/services/texture';
import type { MenuId } from '../../content/site-content';
import type { ServiceProse } from '../../content/types';
import { headData } from '../../features/head/headData';
import { codePicture, shownPicture } from '../../ui/picture/sitePicture';
import type { Shown } from '../shown';

const prose: Record<MenuId, ServiceProse> = {
  hair,
  skin,
  menshair,
  texture,
  nail,
  makeup,
  edit,
  spmu,
  haircolor,
};

export const menuIds = Object.keys(prose) as MenuId[];

export type ServicesData = ReturnType<typeof servicesData>;

export function servicesData({ content: { photos } }: Shown) {
  const { hero, intro, points, closing } = servicesContent;
  const picture = shownPicture(photos.heroes.services);
  return {
    head: headData(pages.services, picture),
    hero: { ...hero, picture },
    intro,
    cards: (Object.keys(services) as MenuId[])
      .filter((id) => services[id].listed)
      .map((id) => {
        const { path, name, summary } = services[id];
        return { path, name, summary, picture: shownPicture(photos.heroes[id]) };
      }),
    points,
    closing,
  };
}

export type ServiceData = ReturnType<ReturnType<typeof serviceData>>;

export const serviceData =
  (id: MenuId) =>
  ({ content: { services: menus, notes, photos } }: Shown) => {
    const page = services[id];
    const { hero, intro, closing, place } = prose[id];
    const picture = shownPicture(photos.heroes[id]);
    return {
      head: headData(page, picture, [pages.services]),
      menu: id,
      name: page.name,
      hero: { ...hero, picture },
      intro,
      services: menus[id].filter(({ hidden }) => !hidden),
      note: notes[id],
      closing,
      place: codePicture(place),
      others: Object.values(services)
        .filter((other) => other !== page)
        .map(({ path, name }) => ({ path, name })),
    };
  };
