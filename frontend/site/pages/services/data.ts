import type { MenuId, SiteContent } from '@salon/content/description';
import { weeklyText } from '@salon/content/hours/texts';
import { formatDuration } from '@salon/content/words/durations';
import { pages } from '../../../shared/content/pages';
import { photoWords } from '../../../shared/content/photo-words';
import { services } from '../../../shared/content/services/catalogue';
import type { ServiceProse } from '../../../shared/content/types';
import { codePicture, shownPicture } from '../../../shared/ui/picture/sitePicture';
import { edit } from '../../content/services/edit';
import { hair } from '../../content/services/hair';
import { haircolor } from '../../content/services/haircolor';
import { servicesContent } from '../../content/services/index-page';
import { makeup } from '../../content/services/makeup';
import { menshair } from '../../content/services/menshair';
import { nail } from '../../content/services/nail';
import { priceList } from '../../content/services/price-list';
import { skin } from '../../content/services/skin';
import { spmu } from '../../content/services/spmu';
import { texture } from '../../content/services/texture';
import { headData } from '../../head/headData';
import { questionsOn } from '../../questions/questionsOn';
import { emptyMenus, shownServices } from '../../services/emptyMenus';
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

export function servicesData({ content }: Shown) {
  const { photos } = content;
  const { hero, intro, points, closing } = servicesContent;
  const picture = shownPicture(photos.heroes.services, photoWords.hero('services'));
  return {
    head: headData(pages.services, picture),
    hero: { ...hero, picture },
    intro,
    cards: offeredMenus(content)
      .filter((id) => services[id].listed)
      .map((id) => {
        const { path, name, summary } = services[id];
        return { path, name, summary, picture: shownPicture(photos.heroes[id], photoWords.hero(id)) };
      }),
    /** Menus that have no card. */
    others: offeredMenus(content)
      .filter((id) => !services[id].listed)
      .map(linkTo),
    points,
    questions: questionsOn('services', content),
    closing,
  };
}

/** In the order of the cards on /services. */
function offeredMenus(content: SiteContent): MenuId[] {
  const empty = emptyMenus(content);
  return (Object.keys(services) as MenuId[]).filter((id) => !empty.includes(services[id].path));
}

const linkTo = (id: MenuId) => ({ path: services[id].path, name: services[id].name });

export type PriceListData = ReturnType<typeof priceListData>;

/** The menus that are not empty, with what the price list shows of each service. */
export function priceListData({ content }: Shown) {
  const { hero, closing } = priceList;
  return {
    head: headData(pages.prices, codePicture(pages.prices.photo), [pages.services]),
    hero,
    menus: offeredMenus(content).map((id) => ({
      id,
      ...{ ...linkTo(id), note: content.notes[id] },
      services: shownServices(content.services[id]).map(({ id, name, price, duration, group }) => ({
        ...{ id, name, price, group },
        duration: duration && formatDuration(duration),
      })),
    })),
    week: weeklyText(content.hours.weekly),
    questions: questionsOn('prices', content),
    closing,
  };
}

export type ServiceData = ReturnType<ReturnType<typeof serviceData>>;

export const serviceData =
  (id: MenuId) =>
  ({ content }: Shown) => {
    const { services: menus, notes, photos } = content;
    const page = services[id];
    const { hero, intro, closing, place } = prose[id];
    const picture = shownPicture(photos.heroes[id], photoWords.hero(id));
    return {
      head: headData(page, picture, [pages.services]),
      menu: id,
      name: page.name,
      hero: { ...hero, picture },
      intro,
      services: shownServices(menus[id]),
      note: notes[id],
      questions: questionsOn(id, content),
      closing,
      place: codePicture(place),
      others: offeredMenus(content)
        .filter((other) => other !== id)
        .map(linkTo),
    };
  };
