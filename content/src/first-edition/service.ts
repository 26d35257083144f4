import type { Price } from '../description/prices.ts';
import type { WrittenService } from '../description/services.ts';

export const fixed = (rupees: number): Price => ({ kind: 'fixed', rupees });
/** With an asterisk, which the footnote explains. */
export const starred = (rupees: number): Price => ({ ...fixed(rupees), conditions: true });
export const from = (rupees: number): Price => ({ kind: 'from', rupees });

/** A service that a fresh site shows. */
export const service = (
  id: string,
  name: string,
  price: Price,
  duration: string,
  more: Omit<WrittenService, 'id' | 'name' | 'price' | 'duration'>,
): WrittenService => ({ id, name, price, duration, ...more });

/** Services under a common heading. */
export const inGroup = (group: string, ...services: WrittenService[]): WrittenService[] =>
  services.map((service) => ({ ...service, group }));
