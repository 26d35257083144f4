import type { OfferPackage } from './description/offers.ts';
import type { SiteContent } from './description.ts';
import { sampleContent } from './testing/sample.ts';
import { shownContent } from './visible.ts';

const NOW = '2026-11-22T12:00';

/** The sample with these dates of its package and its notice. */
function dated(offer: Partial<OfferPackage>, notice: { from: string; until: string }): SiteContent {
  const content = sampleContent();
  const [wax] = content.offers.packages;
  if (wax) Object.assign(wax, { from: undefined, until: undefined }, offer);
  Object.assign(content.notices[0] ?? {}, notice);
  return content;
}

/** Every list in the content whose entries the owner can hide. */
function* hideable(value: unknown): Generator<{ id: string; hidden: boolean }[]> {
  if (typeof value !== 'object' || value === null) return;
  if (
    Array.isArray(value) &&
    value.some((entry) => entry !== null && Object(entry) === entry && 'hidden' in entry)
  )
    yield value;
  for (const part of Object.values(value)) yield* hideable(part);
}

describe('what visitors see', () => {
  test('has none of what is hidden, whichever list it is in', () => {
    const content = sampleContent();
    const lists = [...hideable(content)];
    for (const list of lists) {
      for (const entry of list) entry.hidden = false;
      const [first] = list;
      if (first) list.push({ ...first, id: 'unseen', hidden: true });
    }
    expect(lists.length).toBe(5);
    expect(JSON.stringify(content).match(/unseen/g)).toHaveLength(lists.length);
    expect(JSON.stringify(shownContent(content, NOW))).not.toContain('unseen');
  });

  test('has no question that no page shows', () => {
    const content = sampleContent();
    for (const question of content.questions) Object.assign(question, { hidden: false, pages: [] });
    expect(shownContent(content, NOW).questions).toEqual([]);
  });

  test.each<[Partial<OfferPackage>, number]>([
    [{}, 1],
    [{ from: '2026-11-22', until: '2026-11-22' }, 1],
    [{ from: '2026-11-23' }, 0],
    [{ until: '2026-11-21' }, 0],
  ])('of an offer %j is that many', (offer, count) => {
    const content = dated(offer, { from: NOW, until: '2026-11-23T00:00' });
    expect(shownContent(content, NOW).offers.packages).toHaveLength(count);
  });

  test.each([
    ['2026-11-22T12:00', '2026-11-22T12:01', 1],
    ['2026-11-22T12:01', '2026-11-23T00:00', 0],
    ['2026-11-22T11:00', '2026-11-22T12:00', 0],
  ])('of a notice from %s until %s is that many', (from, until, count) => {
    expect(shownContent(dated({}, { from, until }), NOW).notices).toHaveLength(count);
  });

  test('is all the rest as it is', () => {
    const content = dated({}, { from: NOW, until: '2026-11-23T00:00' });
    for (const list of hideable(content)) for (const entry of list) entry.hidden = false;
    for (const question of content.questions) question.pages = ['home'];
    expect(shownContent(content, NOW)).toEqual(content);
  });
});
