import { sampleContent } from '@salon/content/testing/sample';
import { screen, within } from '@testing-library/react';
import { json, serve } from '../../test/adminServer';
import { adminSummary } from '../../test/posts';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';

beforeEach(() => beLoggedIn());

const date = '2099-11-30T18:30:00.000Z';
const plan = { publishedAt: date, summary: ['New prices'], etag: '"p"' };
const draft = { updated: '2020-11-20T05:12:00.000Z', summary: ['Phone', 'Parking'] };
const handlers = {
  'GET /api/site': () => json({ edition: 6, publishedAt: date, content: sampleContent() }),
  'GET /api/site/pending': () => json({ draft, plan }),
  'GET /api/blogs': () => json([adminSummary('comb', 'Which comb')]),
  'GET /api/consents': () => json(['2020-05-31', '2099-05-31', undefined].map((until) => ({ until }))),
};
const overview = () => within(screen.getByRole('region', { name: 'Overview' }));

it('shows the state of the site above the list of posts, with few requests', async () => {
  const calls = serve(handlers);
  const { at } = await renderAdmin('/admin');
  expect(at()).toBe('/admin/blog');
  await overview().findByRole('link', { name: /of 13 steps are still the sample’s$/ });
  const links = overview().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^(Open|Closed)/), '/admin/site/hours'],
    ['2 changes not published', '/admin/site/publish'],
    [expect.stringMatching(/^1 change scheduled for .* 1 Dec,? 2099, 12:00 am$/), '/admin/site/publish'],
    ['1 consent ended or ending within a month', '/admin/pictures'],
    [expect.anything(), '/admin/site/yours'],
  ]);
  expect(calls).toHaveLength(9);
});

it('of very many changes it is not said how many', async () => {
  const summary = Array.from({ length: 50 }, (_, n) => `Service ${n}`);
  serve({ ...handlers, 'GET /api/site/pending': () => json({ draft: { ...draft, summary }, plan: null }) });
  await renderAdmin('/admin');
  expect(await overview().findByText('More than 49 changes not published')).toBeVisible();
});
