import type { MenuId, Service, SiteContent } from '../../../../content/site-content';
import { changed, idFor, moved, without } from '../lists/lists';

type Services = SiteContent['services'];

export interface ServiceGroup {
  title: string;
  services: Service[];
}

/** Groups services by heading, in the order in which the headings first occur. */
export function groupsOf(services: Service[]): ServiceGroup[] {
  const groups = new Map<string, Service[]>();
  for (const service of services) groups.set(service.group, [...(groups.get(service.group) ?? []), service]);
  return [...groups].map(([title, services]) => ({ title, services }));
}

/** Sorts services so that those of one group are next to each other. */
const together = (services: Service[]) => groupsOf(services).flatMap((group) => group.services);

const withMenu = (content: SiteContent, menu: MenuId, services: Service[]): SiteContent => ({
  ...content,
  services: { ...content.services, [menu]: together(services) },
});

export function findService(services: Services, menu: MenuId, id: string): Service | undefined {
  return services[menu].find((service) => service.id === id);
}

export function changeService(
  content: SiteContent,
  menu: MenuId,
  id: string,
  change: Partial<Service>,
): SiteContent {
  const own = content.services[menu];
  const before = own.find((service) => service.id === id);
  if (!before) return content;
  // A service that changes its heading becomes the last one there, wherever it was in the menu.
  if (change.group !== undefined && change.group !== before.group)
    return withMenu(content, menu, [...without(own, id), { ...before, ...change }]);
  return withMenu(content, menu, changed(own, id, change));
}

/** Adds an empty service of that name, last in its group. Also returns its id. */
export function addService(
  content: SiteContent,
  menu: MenuId,
  name: string,
  group: string,
): { content: SiteContent; id: string } {
  const own = content.services[menu];
  const id = idFor(name, idsOf(own));
  const service: Service = {
    id,
    name,
    description: '',
    duration: '',
    bestFor: '',
    details: [],
    group,
    hidden: false,
  };
  return { content: withMenu(content, menu, [...own, service]), id };
}

/** Adds a copy after the service. It is hidden until the owner has edited and shown it. */
export function duplicateService(
  content: SiteContent,
  menu: MenuId,
  id: string,
): { content: SiteContent; id: string } | undefined {
  const own = content.services[menu];
  const place = own.findIndex((service) => service.id === id);
  const original = own[place];
  if (!original) return undefined;
  const name = `${original.name} (copy)`;
  const copy = { ...structuredClone(original), id: idFor(name, idsOf(own)), name, hidden: true };
  return { content: withMenu(content, menu, own.toSpliced(place + 1, 0, copy)), id: copy.id };
}

export const removeService = (content: SiteContent, menu: MenuId, id: string) =>
  withMenu(content, menu, without(content.services[menu], id));

/** Puts a removed service back at its old index in the menu, or last in its group when the menu has become shorter. */
export function restoreService(
  content: SiteContent,
  menu: MenuId,
  service: Service,
  place: number,
): SiteContent {
  const own = content.services[menu];
  if (own.some(({ id }) => id === service.id)) return content;
  return withMenu(content, menu, own.toSpliced(place, 0, service));
}

/** Moves a service up (-1) or down (1) by one within its group. */
export function moveService(content: SiteContent, menu: MenuId, id: string, by: -1 | 1): SiteContent {
  const own = content.services[menu];
  const from = own.findIndex((service) => service.id === id);
  const to = from + by;
  return own[to]?.group === own[from]?.group ? withMenu(content, menu, moved(own, from, to)) : content;
}

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
  const service = findService(content.services, from, id);
  if (!service || from === to) return { content, id };
  const there = content.services[to];
  const taken = idsOf(there);
  const newId = taken.includes(id) ? idFor(id, taken) : id;
  const group = there.some((other) => other.group === service.group)
    ? service.group
    : (there.at(-1)?.group ?? '');
  const left = removeService(content, from, id);
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
  const services = moved(groups, from, from + by).flatMap((each) => each.services);
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

const idsOf = (services: Service[]) => services.map(({ id }) => id);
