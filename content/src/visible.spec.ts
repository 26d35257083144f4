import type { SiteContent } from './description.ts';
import { sampleContent } from './testing/sample.ts';
import { shownContent } from './visible.ts';

const NOW = '2026-11-22T12:00';

/** The sample with these dates of its package and its notice. */
function dated(
  offer: { from?: string; until?: string },
  from = NOW,
  until = '2026-11-23T00:00',
): SiteContent {
  const content = sampleContent();
  Object.assign(content.offers.packages[0] ?? {}, { from: undefined, until: undefined }, offer);
  Object.assign(content.notices[0] ?? {}, { from, until });
  return content;
}

/** Every list in the content whose entries the owner can hide. */
function* hideable(value: unknown): Generator<{ id: string; hidden: boolean }[]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.some((entry) => Object(entry) === entry && 'hidden' in entry))
    yield value;
  for (const part of Object.values(value)) yield* hideable(part);
}

describe('what visitors see', () => {
  test('omits hidden entries of every list, and leaves the rest unchanged', () => {
    const content = dated({});
    const lists = [...hideable(content)];
    for (const entry of lists.flat()) entry.hidden = false;
    for (const question of content.questions) question.pages = ['home'];
    const all = structuredClone(content);
    expect(shownContent(content, NOW)).toEqual(all);
    for (const list of lists) list.push({ ...(list[0] as object), id: 'unseen', hidden: true });
    expect(lists.length).toBe(9);
    expect(JSON.stringify(content).match(/unseen/g)).toHaveLength(lists.length);
    expect(shownContent(content, NOW)).toEqual(all);
  });

  test('has nothing of a hidden menu or of what is switched off', () => {
    const content = dated({});
    content.menus = content.menus.map((menu) => ({ ...menu, hidden: menu.id === 'hair' }));
    Object.assign(content.pages, { academy: false, offers: false, reviews: false, work: false });
    const { menus, services, academy, offers, reviews, photos } = shownContent(content, NOW);
    expect([menus.length, Object.keys(services).length]).toEqual([8, 8]);
    expect(services).not.toHaveProperty('hair');
    expect([academy.programs, offers.packages, reviews, photos.work]).toEqual([[], [], [], []]);
  });

  test('has the questions that a page shows', () => {
    const content = sampleContent();
    const shownOn = (...pages: string[]) => ({ ...content.questions[0], id: pages.join(), pages });
    const questions = [[], ['academy'], ['offers'], ['academy', 'home'], ['offers', 'home']];
    content.questions = questions.map((pages) => shownOn(...pages)) as SiteContent['questions'];
    const shown = () => shownContent(content, NOW).questions.map(({ id }) => id);
    expect(shown()).toEqual(['academy', 'offers', 'academy,home', 'offers,home']);
    content.pages.academy = false;
    expect(shown()).toEqual(['offers', 'academy,home', 'offers,home']);
    content.pages.offers = false;
    expect(shown()).toEqual(['academy,home', 'offers,home']);
  });

  test('has the notice of a closed day that is told of, as pages do', () => {
    const content = dated({});
    const days = { id: 'a', from: '2026-11-24', until: '2026-11-24', times: [], reason: '', isTold: true };
    content.hours.special.push(days);
    const texts = (now: string) => shownContent(content, now).notices.map(({ text }) => text);
    expect(texts(NOW)).toEqual(['Closed for Pongal', 'We are closed on Tuesday, 24 November.']);
    expect(texts('2026-11-20T23:59')).toEqual([]);
  });

  test.each<[what: string, content: SiteContent, isShown: boolean]>([
    ['offer without dates', dated({}), true],
    ['offer on its only day', dated({ from: '2026-11-22', until: '2026-11-22' }), true],
    ['offer of tomorrow', dated({ from: '2026-11-23' }), false],
    ['offer that ended yesterday', dated({ until: '2026-11-21' }), false],
    ['notice that begins now', dated({}, NOW, '2026-11-22T12:01'), true],
    ['notice that begins in a minute', dated({}, '2026-11-22T12:01'), false],
    ['notice that ends now', dated({}, '2026-11-22T11:00', NOW), false],
  ])('the %s', (what, content, isShown) => {
    const { offers, notices } = shownContent(content, NOW);
    expect((what.startsWith('offer') ? offers.packages : notices).length).toBe(isShown ? 1 : 0);
  });
});
