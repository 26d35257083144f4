import { entriesOf, inOrder, merge, type Path } from './merge.ts';
import { isRecord, same } from './same.ts';
import { type Random, randomFrom } from './testing/random.ts';

interface Entry {
  id: string;
  name: string;
  note?: string;
  price: { kind: string; rupees: number };
  details: string[];
  picture?: { image: string; alt: string };
}
interface Menu {
  phone: string;
  words: Record<string, string>;
  services: Entry[];
  photos: { image: string; alt: string }[];
}

const CASES = 3_000;

const entry = (id: string, random: Random): Entry => ({
  id,
  name: `name ${random(3)}`,
  price: { kind: 'from', rupees: random(3) },
  details: [],
});
const start = (random: Random): Menu => ({
  phone: '1',
  words: { title: 'a', text: 'b' },
  services: ['cut', 'spa', 'oil', 'wax'].slice(random(4)).map((id) => entry(id, random)),
  photos: ['a', 'b', 'c'].slice(random(3)).map((image) => ({ image, alt: '' })),
});

/** What a person does in one step: few values and ids, so that two people often do the same or the opposite. */
function change(menu: Menu, random: Random) {
  const pick = <T>(list: T[]): T | undefined => list[random(list.length || 1)];
  const lists: { id?: string; image?: string }[][] = [menu.services, menu.photos];
  const list = lists[random(2)] ?? [];
  const one = pick(menu.services);
  const photo = pick(menu.photos);
  const steps: (() => unknown)[] = [
    () => Object.assign(menu, { phone: `${random(3)}` }),
    () => Object.assign(menu.words, { [['title', 'text', 'note'][random(3)] ?? '']: `word ${random(3)}` }),
    () => delete menu.words.note,
    () => list.splice(random(list.length || 1), 1),
    () => list.splice(random(list.length || 1), 0, ...list.splice(random(list.length || 1), 1)),
    () => {
      const id = ['new', 'other', 'cut'][random(3)] ?? '';
      if (!menu.services.some((other) => other.id === id))
        menu.services.splice(random(5), 0, entry(id, random));
    },
    () =>
      menu.photos.every(({ image }) => image !== 'd') &&
      menu.photos.push({ image: 'd', alt: `${random(2)}` }),
    () => photo && Object.assign(photo, { alt: `alt ${random(3)}` }),
    () => one && Object.assign(one, { name: `name ${random(3)}` }),
    () => one && Object.assign(one, { note: random(2) ? `note ${random(2)}` : undefined }),
    () => one && Object.assign(one.price, { rupees: random(4) }),
    () => one && Object.assign(one.price, { kind: random(2) ? 'from' : 'fixed' }),
    () => one?.details.push(`line ${random(3)}`),
    () => one && Object.assign(one, { picture: { image: `p${random(2)}`, alt: `${random(2)}` } }),
    () => one?.picture && Object.assign(one.picture, { alt: `alt ${random(3)}` }),
    () => one && delete one.picture,
  ];
  pick(steps)?.();
}

function changed(menu: Menu, random: Random): Menu {
  const copy = structuredClone(menu);
  for (let step = random(8); step >= 0; step--) change(copy, random);
  return copy;
}

/** All values by where they are; entries are known by their keys, so that no order is part of it. */
function* valuesIn(value: unknown, path: Path = []): Generator<[path: string, value: unknown]> {
  const parts = entriesOf(value) ?? (isRecord(value) && new Map(Object.entries(value)));
  if (parts) for (const [key, part] of parts) yield* valuesIn(part, [...path, key]);
  else yield [path.join('/'), JSON.stringify(value)];
}

/** What the result does not hold although somebody did it, and no clash shows. */
function* lostIn(base: Menu, mine: Menu, theirs: Menu) {
  const { content, clashes } = merge(base, mine, theirs);
  const shown = clashes.map((clash) => clash.join('/'));
  const isShown = (path: string) => shown.some((clash) => path === clash || path.startsWith(`${clash}/`));
  const [before, own, other, joined] = [base, mine, theirs, content].map((menu) => new Map(valuesIn(menu)));
  for (const path of new Set([before, own, other].flatMap((values) => [...(values?.keys() ?? [])]))) {
    const [was, m, t, now] = [before, own, other, joined].map((values) => values?.get(path));
    if (m !== was && now !== m) yield `mine: ${path}`;
    if (t !== was && now !== t && !isShown(path)) yield `theirs: ${path}`;
    if (m === was && t === was && now !== was) yield `nobody changed ${path}`;
  }
  for (const { id, price } of content.services)
    if (![mine, theirs].some((menu) => same(menu.services.find((one) => one.id === id)?.price, price)))
      yield `a price that nobody wrote: ${id}`;
  for (const list of ['services', 'photos'] as const) {
    const keysIn = (menu: Menu) => [...(entriesOf(menu[list])?.keys() ?? [])];
    const [was, m, t, now] = [keysIn(base), keysIn(mine), keysIn(theirs), keysIn(content)];
    if (!inOrder(m, was) && !inOrder(now, m)) yield `my order of ${list}`;
    if (!inOrder(t, was) && !inOrder(now, t) && !isShown(list)) yield `their order of ${list}`;
  }
}

const cases = Array.from({ length: CASES }, (_, seed) => {
  const random = randomFrom(seed);
  const base = start(random);
  return { seed, base, mine: changed(base, random), theirs: changed(base, random) };
});

describe('two versions of one document, changed in any way', () => {
  it('lose nothing that somebody did, unless it is shown as a clash', () => {
    const lost = cases.flatMap(({ seed, base, mine, theirs }) =>
      [...lostIn(base, mine, theirs)].map((what) => `${seed}: ${what}`),
    );
    expect(lost).toEqual([]);
  });

  it('clash only where both sides changed something', () => {
    const clashing = cases.filter(({ base, mine, theirs }) => merge(base, mine, theirs).clashes.length > 0);
    // Neither all nor none of the cases: the others would show nothing.
    expect(clashing.length / CASES).toBeGreaterThan(0.2);
    expect(clashing.length / CASES).toBeLessThan(0.8);
    for (const { base, mine } of cases) {
      expect(merge(base, mine, base)).toEqual({ content: mine, clashes: [] });
      expect(merge(base, base, mine)).toEqual({ content: mine, clashes: [] });
    }
  });
});
