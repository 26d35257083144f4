import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, offline, serve } from '../../test/adminServer';
import { adminPost, post } from '../../test/posts';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';
import type { AdminPost } from '../api/posts';
import type { Schemas } from '../api/request';

beforeEach(() => beLoggedIn());

const first: Schemas['Revision'] = {
  ...post('oil'),
  language: 'en',
  n: 1,
  date: '2020-11-20T06:00:00.000Z',
  reason: 'published',
  by: null,
};

const server = (over: Partial<AdminPost> = {}, handlers = {}) =>
  serve({
    'GET /api/blogs/oil': () => json(adminPost('oil', over), { headers: { ETag: '"7"' } }),
    'GET /api/blogs/oil/revisions': () =>
      json([
        { n: 2, date: '2020-11-21T05:12:00.000Z', reason: 'updated', title: 'Oil before the wash' },
        { n: 1, date: first.date, reason: 'published', title: 'Oil' },
      ]),
    'GET /api/blogs/oil/revisions/1': () => json(first),
    ...handlers,
  });

// e2e/tests/admin-posts.spec.ts restores a version.

it('the history of a post lists its versions with day and reason, newest first, once the server can be reached', async () => {
  server({}, { 'GET /api/blogs/oil/revisions': offline });
  await renderAdmin('/admin/blog/history/oil');
  expect(await screen.findByText('The history can’t be loaded right now.')).toBeInTheDocument();
  server();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const versions = within(await screen.findByRole('list', { name: 'Versions' }));
  expect(versions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Version from 21 November 2020 at 10:42 amUpdatedOil before the wash',
    'Version from 20 November 2020 at 11:30 amPublishedOil',
  ]);
});

it('a version that can not be restored says why', async () => {
  const calls = server(
    { state: 'draft' },
    { 'POST /api/blogs/oil/revisions/1/restore': () => errorResponse(412, 'It was changed meanwhile.') },
  );
  const { at } = await renderAdmin('/admin/blog/history/oil');
  await userEvent.click(await screen.findByRole('button', { name: /20 November/ }));
  expect(await screen.findByText(/It becomes the text of your draft/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText('It is not restored: It was changed meanwhile.')).toBeInTheDocument();
  expect(calls.at(-1)?.headers.get('If-Match')).toBe('"7"');
  expect(at()).toBe('/admin/blog/history/oil');
});
