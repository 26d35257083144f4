import type { MenuId, Service, SiteContent } from '@salon/content/description';
import { withValueAt } from '@salon/content/paths';
import { groupsOf, together } from '../entries/groups';
import { idFor, moved, without } from '../entries/lists';

const withMenu = (content: SiteContent, menu: MenuId, services: Service[]): SiteContent =>
  withValueAt(content, `services.${menu}`, together(services));

/**
 * Moves a service to another menu: last under the same heading, or under the last heading when it has no such one.
 * Also returns the id, which is a new one when the old one is taken there.
 */
export function moveToMenu(
  content: SiteContent,
  from: MenuId,
  id: string,
  to: MenuId,
): { content: SiteContent; id: string } {
  const service = content.services[from].find((one) => one.id === id);
  if (!service || from === to) return { content, id };
  const there = content.services[to];
  const taken = there.map((one) => one.id);
  const newId = taken.includes(id) ? idFor(id, taken) : id;
  const group = there.some((other) => other.group === service.group)
    ? service.group
    : (there.at(-1)?.group ?? '');
  const left = withMenu(content, from, without(content.services[from], id));
  return { content: withMenu(left, to, [...there, { ...service, id: newId, group }]), id: newId };
}

/** Renames a heading. With the name of another heading, both groups become one. */
export function renameGroup(content: SiteContent, menu: MenuId, group: string, title: string): SiteContent {
  const rename = (service: Service) => (service.group === group ? { ...service, group: title } : service);
  return withMenu(content, menu, content.services[menu].map(rename));
}

/** Moves a whole group up or down by one. */
export function moveGroup(content: SiteContent, menu: MenuId, group: string, by: -1 | 1): SiteContent {
  const groups = groupsOf(content.services[menu]);
  const from = groups.findIndex(({ title }) => title === group);
  const services = moved(groups, from, from + by).flatMap(({ entries }) => entries);
  return withMenu(content, menu, services);
}

/** Whether each word of the search is in the service's name, heading or `bestFor`. */
export function matches(service: Service, search: string): boolean {
  const text = plain(`${service.name} ${service.group} ${service.bestFor}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .trim();
