import { sampleContent } from '@salon/content/testing/sample';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';

beforeEach(() => beLoggedIn());

const date = '2099-11-30T18:30:00.000Z';
const plan = { publishedAt: date, summary: ['New prices'], etag: '"p"' };
const draft = { updated: '2020-11-20T05:12:00.000Z', summary: ['Phone', 'Parking'] };
const handlers = {
  'GET /api/site': () => json({ edition: 6, publishedAt: date, content: sampleContent() }),
  'GET /api/site/pending': () => json({ draft, plan }),
  'GET /api/blogs': () => json([]),
  'GET /api/blogs/counts': () =>
    json({ draft: 1, scheduled: 2, published: 9, binned: 0, nextScheduled: date }),
  'GET /api/counts': () => counts(120, 4),
  'GET /api/consents': () => json(['2020-05-31', '2099-05-31', undefined].map((until) => ({ until }))),
};
const counts = (visit: number, chat: number) =>
  json({ kinds: Object.entries({ visit, chat }).map(([kind, n]) => ({ kind, n, before: 0 })) });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('says how the salon, its site and its posts stand, in few requests', async () => {
  const calls = serve(handlers);
  await renderAdmin('/admin');
  expect((await part('Today')).getByText(/^(Open|Closed)/)).toBeInTheDocument();
  expect((await part('Today')).getByText(/^Hours of today: /)).toBeInTheDocument();
  const links = (await screen.findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['2 changes not published', '/admin/site/publish'],
      ['1 change planned', '/admin/site/publish'],
      ['1 draft', '/admin/blog?state=draft'],
      ['2 scheduled', '/admin/blog?state=scheduled'],
      ['In the last 7 days: 120 visits, 4 chats opened', '/admin/visitors'],
      ['1 consent ended or ending within a month', '/admin/pictures'],
    ]),
  );
  expect((await part('Site')).getByText(/last changed 20 November 2020 at 10:42 am$/)).toBeInTheDocument();
  expect((await part('Site')).getByText(/1 Dec,? 2099, 12:00 am$/)).toBeInTheDocument();
  expect((await part('Posts')).getByText(/next .*1 Dec,? 2099, 12:00 am$/)).toBeInTheDocument();
  expect(await (await part('Make it yours')).findByRole('link', { name: /of 10 steps/ })).toBeInTheDocument();
  expect(calls).toHaveLength(8);
});

it.each([
  ['nothing was counted', () => counts(0, 0)],
  ['the numbers are away', () => errorResponse(503, 'Please try again in a moment.')],
])('says nothing of visits when %s', async (_, answer) => {
  serve({ ...handlers, 'GET /api/counts': answer });
  await renderAdmin('/admin');
  expect(await (await part('Site')).findByRole('link', { name: 'Change something' })).toBeInTheDocument();
  expect(screen.queryByText(/^In the last 7 days/)).not.toBeInTheDocument();
});

it('shows the rest when a part is away, which is tried again', async () => {
  const away = () => errorResponse(503, 'Please try again in a moment.');
  serve({ ...handlers, 'GET /api/site/pending': away });
  await renderAdmin('/admin');
  const site = await part('Site');
  expect(await site.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  expect((await part('Posts')).getByRole('link', { name: '1 draft' })).toBeInTheDocument();
  serve({ ...handlers, 'GET /api/site/pending': () => json({ draft: null, plan: null }) });
  await userEvent.click(site.getByRole('button', { name: 'Try again' }));
  expect(await site.findByText('No unpublished changes.')).toBeInTheDocument();
});
