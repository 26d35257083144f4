import type { MenuId, SiteContent } from '@salon/content/description';
import { services } from '../../../shared/content/services/catalogue';
import { same } from './share';

/** A part of the content that the owner sees as one thing. In a conflict it is kept or taken as a whole. */
export interface Section {
  id: string;
  name: string;
  holds: (content: SiteContent) => unknown;
  /** Returns `into` with this section taken from `from`. */
  copy: (from: SiteContent, into: SiteContent) => SiteContent;
}

export const menuIds = Object.keys(services) as MenuId[];

const menus = menuIds.map(
  (id): Section => ({
    id: `services.${id}`,
    name: services[id].name,
    holds: ({ services, notes }) => [services[id], notes[id]],
    copy: (from, into) => ({
      ...into,
      services: { ...into.services, [id]: from.services[id] },
      notes: { ...into.notes, [id]: from.notes[id] },
    }),
  }),
);

const whole = (id: Exclude<keyof SiteContent, 'services' | 'notes'>, name: string): Section => ({
  id,
  name,
  holds: (content) => content[id],
  copy: (from, into) => ({ ...into, [id]: from[id] }),
});

export const sections: Section[] = [
  ...menus,
  whole('offers', 'Offers'),
  whole('hours', 'Hours'),
  whole('notices', 'Notices'),
  whole('contact', 'Contact'),
  whole('reviews', 'Reviews'),
  whole('questions', 'Questions'),
  whole('photos', 'Photographs'),
  whole('academy', 'Academy'),
];

/** How two devices changed the same content: sections that only the other one changed, and those that both changed. */
export interface Difference {
  theirs: Section[];
  both: Section[];
}

export function compare(base: SiteContent, mine: SiteContent, theirs: SiteContent): Difference {
  const theirChanges = sections.filter(
    ({ holds }) => !same(holds(base), holds(theirs)) && !same(holds(mine), holds(theirs)),
  );
  const isMine = ({ holds }: Section) => !same(holds(base), holds(mine));
  return { theirs: theirChanges.filter((section) => !isMine(section)), both: theirChanges.filter(isMine) };
}

/** Returns `mine` with these sections taken from `theirs`. */
export function join(mine: SiteContent, theirs: SiteContent, taken: Section[]): SiteContent {
  return taken.reduce((content, section) => section.copy(theirs, content), mine);
}
