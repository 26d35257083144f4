import { services } from '../../../../content/services/catalogue';
import type { MenuId, SiteContent } from '../../../../content/site-content';
import { same } from './share';

/** A part of the content that is one thing to the owner, and is kept or taken as a whole when two devices changed it. */
export interface Section {
  id: string;
  name: string;
  holds: (content: SiteContent) => unknown;
  /** `into` with this section of `from`. */
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

/** What two devices made of one text: sections that only the other one changed, and those that both did. */
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

/** `mine` with these sections of `theirs`. */
export function join(mine: SiteContent, theirs: SiteContent, taken: Section[]): SiteContent {
  return taken.reduce((content, section) => section.copy(theirs, content), mine);
}
