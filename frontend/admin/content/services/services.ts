import type { MenuId, SiteContent } from '@salon/content/description';
import { addEntry, groupsOf, idFor, move, removeEntry, setEntries } from '../entries/entries';

// Changes of menus, for recipes: they change the draft that they are given.

/**
 * Moves a service to another menu: last under the same heading, or under the last heading when it has no such one.
 * Returns the id, which is a new one when the old one is taken there.
 */
export function moveToMenu(content: SiteContent, from: MenuId, id: string, to: MenuId): string {
  const service = content.services[from].find((one) => one.id === id);
  if (!service || from === to) return id;
  const there = content.services[to];
  const newId = there.some((other) => other.id === id) ? idFor(id, there, id) : id;
  const hasHeading = there.some((other) => other.group === service.group);
  const group = hasHeading ? service.group : (there.at(-1)?.group ?? '');
  removeEntry(content, `services.${from}`, id);
  addEntry(content, `services.${to}`, { ...service, id: newId, group });
  return newId;
}

/** Renames a heading. With the name of another heading, both groups become one. */
export function renameGroup(content: SiteContent, menu: MenuId, title: string, next: string) {
  const services = content.services[menu];
  for (const service of services) if (service.group === title) service.group = next;
  setEntries(content, `services.${menu}`, services);
}

/** Moves a whole group up or down by one. */
export function moveGroup(content: SiteContent, menu: MenuId, title: string, by: -1 | 1) {
  const groups = groupsOf(content.services[menu]);
  const place = groups.findIndex((group) => group.title === title);
  move(groups, place, by);
  setEntries(
    content,
    `services.${menu}`,
    groups.flatMap(({ entries }) => entries),
  );
}
