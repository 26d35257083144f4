import { z } from 'zod';
import { entry, field, id, line, list, uniqueAddresses } from '../fields.ts';
import { paths } from '../sitePaths.ts';

const ADDRESS = 'Please enter a short address of small letters, digits and hyphens, as in window.';
const PAGE = 'Please enter the address of a page of this site, as in /offers.';
const BELOW = `${paths.services}/[A-Za-z0-9-]+|${paths.blog}/[a-z0-9-]+`;
const A_PAGE = new RegExp(`^(${Object.values(paths).join('|')}|${BELOW})$`);
const VALUE = { control: 'text', change: 'value' } as const;

/** What a short address looks like; visits from it are counted under it. */
export const SHORT_ADDRESS = /^[a-z0-9-]{1,30}$/;

export const Shortcut = entry(
  'Shortcut',
  {
    one: 'short address',
    many: 'short addresses',
    list: 'Short addresses',
    nameOf: ({ name }: { name: string }) => name,
    detailsOf: ({ address }: { address: string }) => `/go/${address}`,
    search: 'short address qr code link shop window card',
  },
  {
    id: id(),
    name: line('Name', {
      max: 60,
      required: true,
      isTranslatable: false,
      help: 'Where it stands, such as shop window or card.',
    }),
    address: field('Address', z.string(ADDRESS).trim().max(30, ADDRESS).regex(SHORT_ADDRESS, ADDRESS), VALUE),
    leadsTo: field('Leads to', z.string(PAGE).trim().max(160, PAGE).regex(A_PAGE, PAGE), VALUE),
  },
);
export type Shortcut = z.output<typeof Shortcut>;

/** Addresses for print and profiles: `/go/window` leads on to a page, and visits from it are counted. */
export const Shortcuts = list('short addresses', Shortcut, { max: 50 })
  .superRefine(uniqueAddresses('Another short address is the same.'))
  .default([]);
