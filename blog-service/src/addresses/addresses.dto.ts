import { Shortcut } from '@salon/content/description/shortcuts';
import { part } from '@salon/content/fields';
import { z } from 'zod';
import { LONGEST } from './old-path.js';

const ADDRESS = z.string().max(LONGEST);

/** `/offers-2024` → `/offers` */
export const AddressBody = part('AddressBody', 'address', {
  path: ADDRESS,
  leadsTo: Shortcut.shape.leadsTo,
});
export type AddressBody = z.output<typeof AddressBody>;

export const ListedAddress = z.object({ path: ADDRESS, leadsTo: ADDRESS }).meta({ id: 'ListedAddress' });
export type ListedAddress = z.output<typeof ListedAddress>;

export const LedAddress = ListedAddress.extend({
  ledTo: ADDRESS.nullable().describe('Where it led before'),
}).meta({ id: 'LedAddress' });
export type LedAddress = z.output<typeof LedAddress>;
