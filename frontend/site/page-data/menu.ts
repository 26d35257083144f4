import type { Menu, Service, SiteContent } from '@salon/content/description';
import { serviceAt } from '@salon/content/description/services';
import { SEARCH_DESCRIPTION } from '@salon/content/description/words';
import { isThere, menuAt } from '@salon/content/reachable';
import { shorten } from '@salon/content/words/dates';
import { formatPrice } from '@salon/content/words/prices';
import { data, redirect } from 'react-router-dom';
import { menuPath, paths } from '../../shared/content/paths';
import { slotsOf } from '../../shared/content/slots';
import { shownPicture } from '../../shared/ui/picture/sitePicture';
import { offeredMenus, shownServices } from '../services/offeredMenus';
import type { Facts } from '../visit/store';
import { peopleOf, withPicture } from './entries';
import { calledBy, originalMenu, originalService, titleIn } from './names';
import type { Shown } from './shown';
import { bridalLink, linkTo, linkToMenu, partsOf, questionsOn } from './words';

export function shownMenu({ content }: Shown, address: string): Menu {
  const menu = menuAt(content, address);
  if (!menu || menu.hidden) throw data(null, { status: 404 });
  if (menu.address !== address) throw redirect(menuPath(menu.address), 301);
  return menu;
}

export function menuData({ content }: Shown, menu: Menu) {
  const { id, name, subtitle, introTitle, introText, closingTitle, closingText, note } = menu;
  const { summary, searchTitle, searchDescription } = menu;
  const picture = shownPicture(menu.picture, slotsOf(content).menu(menu));
  const { wishes } = content.words.bridal;
  const ofMenu = (one: Menu) =>
    wishes.services.filter(({ service }) => serviceAt(content, service)?.menu === one).length;
  // The menu with most of what a bride can choose.
  const isForBrides = ofMenu(menu) > 0 && content.menus.every((one) => ofMenu(one) <= ofMenu(menu));
  return {
    page: {
      ...linkToMenu(menu),
      title: searchTitle || name,
      description: searchDescription || summary || pricesIn(content.services[id]) || name,
    },
    above: [linkTo('services', content)],
    hero: { title: calledBy(menu, content, ({ menus }) => titleIn(menus, id)), subtitle, picture },
    intro: { title: introTitle, subtitle: introText },
    closing: { title: closingTitle, text: closingText },
    menu: id,
    ...originalMenu(content, menu),
    services: shownServices(content.services[id]).map((service) => shownService(service, content, id)),
    note,
    people: peopleOf(content, id),
    bridal: isForBrides ? bridalLink(content) : undefined,
    questions: questionsOn(id, content),
    words: content.words.services.menu,
    others: [
      { path: paths.prices, name: content.words.services.intro.prices },
      ...(isThere('bridal', content) ? [linkTo('bridal', content)] : []),
      ...offeredMenus(content)
        .filter((other) => other !== menu)
        .map(linkToMenu),
    ],
  };
}

/** “Gel polish ₹700, Nail art ₹50 per nail”, as much as search results show. */
function pricesIn(services?: Service[]) {
  const said = shownServices(services).map(({ name, price }) =>
    `${name} ${price ? formatPrice(price) : ''}`.trim(),
  );
  return shorten(said.join(', '), SEARCH_DESCRIPTION);
}

/** What a card shows, without what is empty or can't be seen. */
export function shownService(
  { hidden: _, patchTest, terms, ...service }: Service,
  content: SiteContent,
  menu: string,
) {
  const { care, ...said } = { patchTest, ...terms };
  return {
    ...withPicture(service.name, service, content),
    ...originalService(content, `${menu}/${service.id}`),
    terms: shownTerms(said),
    care: care ? partsOf(care) : undefined,
  };
}

export const shownTerms = (terms: NonNullable<Facts['terms']>) =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value)) as typeof terms;
