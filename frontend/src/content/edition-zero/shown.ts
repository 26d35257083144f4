import type { Service } from '../site-content';

type Written = Omit<Service, 'group' | 'hidden'>;

/** Services of one group, none of them hidden. */
export const shown = (services: Written[], group = ''): Service[] =>
  services.map((service) => ({ ...service, group, hidden: false }));
