import type { Service } from '../../content/site-content';

export interface ServiceGroup {
  /** Empty for services without a heading. */
  title: string;
  services: Service[];
}

/** Services under their headings, in the order in which each first appears. */
export function groupServices(services: Service[]): ServiceGroup[] {
  const groups = new Map<string, Service[]>();
  for (const service of services) groups.set(service.group, [...(groups.get(service.group) ?? []), service]);
  return [...groups].map(([title, members]) => ({ title, services: members }));
}
