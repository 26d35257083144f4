interface ServiceGroup<Service> {
  /** Empty for services without a heading. */
  title: string;
  services: Service[];
}

/** Services under their headings, in the order in which each first appears. */
export function groupServices<Service extends { group: string }>(
  services: Service[],
): ServiceGroup<Service>[] {
  const groups = new Map<string, Service[]>();
  for (const service of services) groups.set(service.group, [...(groups.get(service.group) ?? []), service]);
  return [...groups].map(([title, members]) => ({ title, services: members }));
}
