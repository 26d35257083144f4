import type { SiteContent } from '@salon/content/description';
import { createBlogApi } from '../../site/blog/api';
import { editionOne } from '../../test/edition';
import { createRenderer } from '../entry-server';
import { renderPages } from './render';

const render = createRenderer({
  template: '<!--head--><div id="root"></div>',
  scripts: {},
  api: createBlogApi({ origin: '', options: () => ({}) }),
});

beforeAll(() => {
  globalThis.__RENDERER__ = true;
});
afterAll(() => {
  globalThis.__RENDERER__ = false;
});

/** What the site came with and more that nobody may see at that time, all of it with the word “unseen”. */
function withUnseen(): SiteContent {
  const content = structuredClone(editionOne);
  const { services, offers, notices, reviews, questions, academy } = content;
  const [service] = services.hair;
  const [offer] = offers.packages;
  const [program] = academy.programs;
  if (!service || !offer || !program) throw new Error('The site came with nothing of a kind.');
  const hidden = { id: 'unseen', hidden: true };
  const price = { kind: 'fixed' as const, rupees: 7_654_321 };
  for (const menu of Object.values(services))
    menu.push({ ...service, ...hidden, price, name: 'Service unseen', description: 'Unseen' });
  offers.packages.push(
    { ...offer, ...hidden, price, title: 'Offer unseen' },
    { ...offer, id: 'next-year', price, title: 'Offer unseen', from: '2027-11-22' },
    { ...offer, id: 'last-year', price, title: 'Offer unseen', from: undefined, until: '2025-11-22' },
  );
  const noticeOf = (from: string, until: string) => ({ id: from, text: 'Notice unseen', from, until });
  notices.push(
    noticeOf('2026-11-22T12:01', '2026-11-23T00:00'),
    noticeOf('2027-11-22T08:00', '2027-11-23T00:00'),
    noticeOf('2025-11-22T08:00', '2025-11-23T00:00'),
    { id: 'now', text: 'Closed from noon', from: '2026-11-22T08:00', until: '2026-11-22T20:00' },
  );
  reviews.push({ ...hidden, content: 'Review unseen', author: 'Unseen', location: '' });
  questions.push({ ...hidden, question: 'Unseen?', answer: 'Unseen.', pages: ['home', 'hair'] });
  academy.programs.push({ ...program, ...hidden, title: 'Programme unseen' });
  return content;
}

it('writes not a word of what is hidden, over or still to come into any file', async () => {
  const files = await renderPages(render, {
    edition: 1,
    publishedAt: null,
    content: withUnseen(),
    now: new Date('2026-11-22T12:00+05:30'),
  });
  const telling = [...files].filter(([, text]) => /unseen|76,?54,?321/i.test(text)).map(([file]) => file);
  expect(telling).toEqual([]);
  expect(files.get('index.html')).toContain('Closed from noon');
  expect(files.get('page-data/offers.json')).toContain('Closed from noon');
});

it('names anew what every page shows when that changes, and by no other change', async () => {
  const frameOf = async (changes: Partial<SiteContent>) => {
    const content = { ...editionOne, ...changes };
    const now = new Date('2026-11-22T12:00+05:30');
    return (await renderPages(render, { edition: 1, publishedAt: null, content, now })).get('frame');
  };
  const before = await frameOf({});
  expect(before).toMatch(/^[0-9a-f]{32}$/);
  expect(await frameOf({ notes: { ...editionOne.notes, hair: 'Another note' } })).toBe(before);
  expect(await frameOf({ contact: { ...editionOne.contact, email: 'new@salon.example' } })).not.toBe(before);
  expect(await frameOf({ services: { ...editionOne.services, nail: [] } })).not.toBe(before);
});
