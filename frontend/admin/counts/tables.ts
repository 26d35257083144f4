import type { SiteContent } from '@salon/content/description';
import type { Schemas } from '../api/request';
import { shownPages } from '../shownPages';

export type Counts = Schemas['Counts'];

/** The counts with names that the owner knows: a page has its own, a post that of its address. */
export function inOwnersWords(counts: Counts, content: SiteContent): Counts {
  const pages = shownPages(content);
  const post = (_: string, address: string) => `Post: ${address.replaceAll('-', ' ')}`;
  const nameIn = (kind: string, name: string) => {
    if (kind === 'chat') return name.replaceAll(/\d{4}/g, '₹$&');
    return kind === 'seen' ? (pages[name] ?? name.replace(/^\/blog\/(.+)-\w+$/, post)) : name;
  };
  return { ...counts, names: counts.names.map((one) => ({ ...one, name: nameIn(one.kind, one.name) })) };
}

const taps = ['call', 'directions', 'email', 'share', 'enquiry'];

/** Tables of a title, the names of the columns, and rows. `now` is one of these names. */
export function tablesOf({ days, kinds, names }: Counts, now: string): (string | number)[][][] {
  const listed = (title: string, what: string, rows: Counts['names']) => [
    [title],
    [what, now, 'Before'],
    ...rows.sort((one, other) => other.n - one.n).map(({ name, n, before }) => [name, n, before]),
  ];
  const named = (...of: string[]) => names.filter(({ kind }) => of.includes(kind));
  const tapped = kinds.filter(({ kind }) => taps.includes(kind)).map((one) => ({ ...one, name: one.kind }));
  // `Wed, 25 Nov`, or `Nov 2026` of a month.
  const dayWords = (day: string, isMonth: boolean) =>
    new Date(day).toUTCString().slice(...(isMonth ? [8, 16] : [0, 11]));
  return [
    [
      ['Visits by day'],
      ['Day', 'Visits', 'Visitors that day', 'Chats opened'],
      ...days.map(({ day, visits, visitors, chats }) => [
        dayWords(day, visitors === null),
        ...[visits, visitors ?? '–', chats],
      ]),
    ],
    listed('Chats opened', 'For', named('chat')),
    listed('Calls, directions and other taps', 'On', tapped),
    listed('Searches without results', 'Words', named('unfound')),
    listed('How people found you', 'Site or short address', named('from', 'tag')),
    listed('Most viewed pages', 'Page', named('seen')),
  ].filter(([_title, _head, ...rows]) => rows.length > 0);
}
