import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, offline, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';
import type { AdminPost, Revision } from '../api/posts';

beforeEach(() => beLoggedIn());
afterEach(() => localStorage.clear());

const text = {
  title: 'Oil before the wash',
  content: '<p>Warm two spoons of oil.</p><p>Wait an hour.</p>',
  excerpt: 'Warm two spoons of oil.',
  author: 'Kadali',
  category: 'Hair Care',
  image: null,
  imageAlt: null,
  focus: null,
};

const post = (over: Partial<AdminPost> = {}): AdminPost => ({
  ...text,
  _id: 'oil',
  content: '<p>Warm three spoons of oil.</p><p>Wait an hour.</p>',
  category: 'Curly Hair',
  date: '2026-11-20T06:00:00.000Z',
  updated: '2026-11-21T06:00:00.000Z',
  state: 'published',
  binned: null,
  changes: null,
  ...over,
});

const first: Revision = { ...text, n: 1, date: '2020-11-20T06:00:00.000Z', reason: 'published' };

const server = (over: Partial<AdminPost> = {}, handlers = {}) =>
  serve({
    'GET /api/blogs/oil': () => json(post(over), { headers: { ETag: '"7"' } }),
    'GET /api/blogs/oil/revisions': () =>
      json([
        { n: 2, date: '2020-11-21T05:12:00.000Z', reason: 'updated', title: 'Oil before the wash' },
        { n: 1, date: first.date, reason: 'published', title: 'Oil' },
      ]),
    'GET /api/blogs/oil/revisions/1': () => json(first),
    'GET /api/categories': () => json([]),
    ...handlers,
  });

describe('the history of a post', () => {
  it('lists its versions with day and reason, newest first', async () => {
    server();
    await renderAdmin('/admin/blog/history/oil');
    const versions = within(await screen.findByRole('list', { name: 'Versions' }));
    expect(versions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '21 November 2020 at 10:42 amUpdatedOil before the wash',
      '20 November 2020 at 11:30 amPublishedOil',
    ]);
    expect(versions.getByRole('link', { name: '20 November 2020 at 11:30 am' })).toHaveAttribute(
      'href',
      '/admin/blog/history/oil/1',
    );
  });

  it.each([
    ['Blog post not found.', () => errorResponse(404, 'Blog post not found.')],
    ['The history can’t be loaded right now.', offline],
  ])('says %p, and tries again when asked', async (words, failing) => {
    server({}, { 'GET /api/blogs/oil/revisions': failing });
    await renderAdmin('/admin/blog/history/oil');
    expect(await screen.findByText(words)).toBeInTheDocument();
    server();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Versions' })).toBeInTheDocument();
  });
});

describe('a version', () => {
  const part = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

  it('says what has changed since, and shows how it reads', async () => {
    server();
    await renderAdmin('/admin/blog/history/oil/1');
    await screen.findByRole('heading', { name: 'What has changed since' });
    expect(part('Category')?.querySelector('del')).toHaveTextContent('removed: Hair Care');
    expect(part('Category')?.querySelector('ins')).toHaveTextContent('added: Curly Hair');
    expect(part('Text')?.querySelector('del')).toHaveTextContent('removed: two');
    expect(part('Text')?.querySelector('ins')).toHaveTextContent('added: three');
    expect(part('Text')).toHaveTextContent('1 paragraph unchanged');
    expect(screen.getByText('Warm two spoons of oil.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Oil before the wash' })).toBeInTheDocument();
  });

  it('comes back as changes that visitors do not see yet', async () => {
    const calls = server({}, { 'POST /api/blogs/oil/revisions/1/restore': () => json(post()) });
    const { at } = await renderAdmin('/admin/blog/history/oil/1');
    expect(await screen.findByText(/visitors see it once you update the post/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect(at()).toBe('/admin/blog/edit/oil'));
    expect(screen.getByText('The version from 20 November 2020 at 11:30 am is back.')).toBeInTheDocument();
    const restored = calls.find(({ name }) => name.startsWith('POST'));
    expect(restored?.headers.get('If-Match')).toBe('"7"');
  });

  it('becomes the text of a draft', async () => {
    server({ state: 'draft' });
    await renderAdmin('/admin/blog/history/oil/1');
    expect(await screen.findByText(/It becomes the text of your draft/)).toBeInTheDocument();
  });

  it('says why it did not come back', async () => {
    const changed = () => errorResponse(412, 'It was changed meanwhile.');
    server({}, { 'POST /api/blogs/oil/revisions/1/restore': changed });
    const { at } = await renderAdmin('/admin/blog/history/oil/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back' }));
    expect(await screen.findByText('It is not brought back: It was changed meanwhile.')).toBeInTheDocument();
    expect(at()).toBe('/admin/blog/history/oil/1');
    expect(screen.getByRole('button', { name: 'Bring back' })).toBeEnabled();
  });

  it('needs no way back when it is as the post is', async () => {
    server(text);
    await renderAdmin('/admin/blog/history/oil/1');
    expect(await screen.findByText('Nothing: it is as it is now.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Bring back' })).not.toBeInTheDocument();
  });
});
