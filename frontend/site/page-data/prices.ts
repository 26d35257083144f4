import { weeklyText } from '@salon/content/hours/texts';
import { formatDuration } from '@salon/content/words/durations';
import { codePicture } from '../../shared/ui/picture/sitePicture';
import { offeredMenus, shownServices } from '../services/offeredMenus';
import { originalMenu, originalService } from './names';
import type { Shown } from './shown';
import { linkTo, linkToMenu, questionsOn, wordsOf } from './words';

/** The menus that are not empty, with what the price list shows of each service. */
export const pricesData = ({ content }: Shown) => ({
  ...wordsOf('prices', content),
  picture: codePicture('services'),
  above: [linkTo('services', content)],
  menus: offeredMenus(content).map((menu) => ({
    ...{ id: menu.id, ...linkToMenu(menu), ...originalMenu(content, menu), note: menu.note },
    services: shownServices(content.services[menu.id]).map(({ id, name, price, duration, group }) => ({
      ...{ id, name, price, group, ...originalService(content, `${menu.id}/${id}`) },
      duration: duration && formatDuration(duration),
    })),
  })),
  week: weeklyText(content.hours.weekly),
  questions: questionsOn('prices', content),
});
