import { slotsOf } from '../../shared/content/slots';
import { shownPicture } from '../../shared/ui/picture/sitePicture';
import { offeredMenus } from '../services/offeredMenus';
import type { Shown } from './shown';
import { bridalLink, linkToMenu, proseOf, questionsOn } from './words';

export const servicesData = ({ content }: Shown) => ({
  ...proseOf('services', content),
  cards: offeredMenus(content).map((menu) => ({
    ...linkToMenu(menu),
    summary: menu.summary,
    picture: shownPicture(menu.picture, slotsOf(content).menu(menu)),
  })),
  bridal: bridalLink(content),
  questions: questionsOn('services', content),
});
