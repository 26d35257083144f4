import type { SiteContent } from '@salon/content/description';
import { withPicture } from './pictures';

/**
 * Those who are shown: all of them, or those of a menu. As soon as one has a portrait, the others stand beside their initial, so
 * that names keep one edge.
 */
export function peopleOf(content: SiteContent, menu?: string) {
  const people = content.people
    .filter(({ hidden, menus }) => !hidden && (menu === undefined || menus.includes(menu)))
    .map(({ hidden: _, menus: __, ...person }) => withPicture(person.name, person, content));
  const isBeside = people.some(({ picture }) => picture);
  return people.map((person) => ({
    ...person,
    initial: isBeside && !person.picture ? firstLetter(person.name) : undefined,
  }));
}

/** As readers count letters. */
const firstLetter = (name: string) => [...new Intl.Segmenter().segment(name)][0]?.segment;
