import type { SiteContent } from '@salon/content/description';
import { withPicture } from './pictures';

/** Those who are shown: all of them, or those of a menu. */
export const peopleOf = (content: SiteContent, menu?: string) =>
  content.people
    .filter(({ hidden, menus }) => !hidden && (menu === undefined || menus.includes(menu)))
    .map(({ hidden: _, menus: __, ...person }) => withPicture(person.name, person, content));
