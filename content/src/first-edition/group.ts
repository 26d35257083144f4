import type { WrittenService } from '../description/services.ts';

/** Services under a common heading. */
export const inGroup = (services: WrittenService[], group: string): WrittenService[] =>
  services.map((service) => ({ ...service, group }));
