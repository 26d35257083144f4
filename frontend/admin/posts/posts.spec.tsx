import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred, errorResponse, type Handlers, json, offline, serve } from '../../test/adminServer';
import { adminPost, adminSummary, post } from '../../test/posts';
import { openAdmin } from '../../test/renderAdmin';
import type { AdminPost } from '../api/posts';
import type { Schemas } from '../api/request';

const two = () => json([adminSummary('comb', 'Which comb'), adminSummary('oil', 'Oil before the wash')]);
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the list of posts', () => {
  it.each([
    ['', 'No blog posts available yet.'],
    ['?state=binned', 'The bin is empty.'],
  ])('%s says that there are no posts', async (query, words) => {
    await openAdmin(`/admin/blog${query}`, { 'GET /api/blogs': () => json([]) });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it.each([
    ['Failed to fetch blogs: Come back later.', () => errorResponse(503, 'Come back later.')],
    ['Server error while fetching blogs.', offline],
  ])('says %p and tries again when asked', async (text, failing) => {
    await openAdmin('/admin/blog', { 'GET /api/blogs': failing });
    const failed = (await screen.findByText(text)).closest<HTMLElement>('[role=alert]');
    serve({ 'GET /api/blogs': two });
    await userEvent.click(within(failed ?? document.body).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Which comb' })).toBeInTheDocument();
    expect(screen.getAllByText('No Image Available')).toHaveLength(2);
    expect(screen.getAllByText('Uncategorized')).toHaveLength(2);
  });

  it('searches all states, and counts the posts that are shown until the search has answered', async () => {
    const { handler, release } = deferred(() => json([adminSummary('comb', 'Which comb')]));
    const { calls } = await openAdmin('/admin/blog', {
      'GET /api/blogs': (call) => (call.query.get('q') ? handler(call) : two()),
    });
    await screen.findByText('2 posts');
    await userEvent.type(screen.getByLabelText('Search posts'), ' comb ');
    await waitFor(() => expect(String(calls.at(-1)?.query)).toBe('state=any&limit=24&q=comb'));
    expect(screen.getByText('2 posts')).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Posts by state' }));
    expect(tabs.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('1 post for “comb”')).toBeInTheDocument();
    expect(titles()).toEqual(['Which comb']);
  });

  it('shows all posts again when its link in the header is followed', async () => {
    await openAdmin('/admin/blog?q=nothing', {
      'GET /api/blogs': ({ query }) => (query.get('q') ? json([]) : two()),
    });
    await screen.findByText('No post matches “nothing”.');
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(screen.getByLabelText('Search posts')).toHaveValue('');
  });

  it("passes a post on by the browser's share sheet, where there is one", async () => {
    const share = jest.fn(async (_data: ShareData) => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await openAdmin('/admin/blog', { 'GET /api/blogs': two });
    await userEvent.click(await screen.findByRole('button', { name: 'Share Which comb' }));
    expect(share).toHaveBeenCalledWith({ title: 'Which comb', url: 'http://localhost:8080/blog/comb' });
    Reflect.deleteProperty(navigator, 'share');
  });
});

// e2e/tests/admin-posts.spec.ts deletes, and undoes that.
it.each([
  ['Failed to delete post: Blog post not found.', () => errorResponse(404, 'Blog post not found.')],
  ['Server error while deleting post.', offline],
  // The token has vanished from this browser.
  ['Not authenticated!', null],
])('deleting says %p and keeps the post', async (text, failing) => {
  await openAdmin('/admin/blog', {
    'GET /api/blogs': two,
    ...(failing && { 'DELETE /api/blogs/comb': failing }),
  });
  await screen.findByRole('link', { name: 'Which comb' });
  if (!failing) localStorage.removeItem('adminToken');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Which comb' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(titles()).toHaveLength(2);
});

const first: Schemas['Revision'] = {
  ...post('oil'),
  language: 'en',
  n: 1,
  date: '2020-11-20T06:00:00.000Z',
  reason: 'published',
  by: null,
};

const revisions = () =>
  json([
    { n: 2, date: '2020-11-21T05:12:00.000Z', reason: 'updated', title: 'Oil before the wash' },
    { n: 1, date: first.date, reason: 'published', title: 'Oil' },
  ]);

const openHistory = (over: Partial<AdminPost>, handlers: Handlers) =>
  openAdmin('/admin/blog/history/oil', {
    'GET /api/blogs/oil': () => json(adminPost('oil', over), { headers: { ETag: '"7"' } }),
    'GET /api/blogs/oil/revisions': revisions,
    'GET /api/blogs/oil/revisions/1': () => json(first),
    ...handlers,
  });

// e2e/tests/admin-posts.spec.ts restores a version.

it('the history of a post lists its versions with day and reason, newest first, once the server can be reached', async () => {
  let isOffline = true;
  await openHistory({}, { 'GET /api/blogs/oil/revisions': () => (isOffline ? offline() : revisions()) });
  expect(await screen.findByText('This can’t be loaded right now.')).toBeInTheDocument();
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const versions = within(await screen.findByRole('list', { name: 'Versions' }));
  expect(versions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Version from 21 November 2020 at 10:42 amUpdatedOil before the washShow',
    'Version from 20 November 2020 at 11:30 amPublishedOilShow',
  ]);
});

it('a version that can not be restored says why', async () => {
  const { at, calls } = await openHistory(
    { state: 'draft' },
    { 'POST /api/blogs/oil/revisions/1/restore': () => errorResponse(412, 'It was changed meanwhile.') },
  );
  await userEvent.click(await screen.findByRole('button', { name: /20 November/ }));
  expect(await screen.findByText(/It becomes the text of your draft/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText('It is not restored: It was changed meanwhile.')).toBeInTheDocument();
  expect(calls.at(-1)?.headers.get('If-Match')).toBe('"7"');
  expect(at()).toBe('/admin/blog/history/oil');
});
