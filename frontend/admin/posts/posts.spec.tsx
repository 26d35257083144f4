import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  badGateway,
  deferred,
  errorResponse,
  json,
  offline,
  serve as serveAll,
} from '../../test/adminServer';
import { setClock } from '../../test/clock';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';
import type { AdminPostSummary } from '../api/posts';

beforeEach(() => beLoggedIn());
afterEach(() => localStorage.clear());

const post = (id: string, title: string, over: Partial<AdminPostSummary> = {}): AdminPostSummary => ({
  _id: id,
  title,
  excerpt: '',
  author: '',
  category: null,
  image: null,
  focus: null,
  date: '2026-11-20T06:00:00.000Z',
  state: 'published',
  updated: '2026-11-20T06:00:00.000Z',
  binned: null,
  hasChanges: false,
  ...over,
});
const two = () => json([post('oil', 'Oil before the wash'), post('comb', 'Which comb')]);
const counts = { draft: 3, scheduled: 1, published: 2, binned: 4 };
const serve = (handlers: Parameters<typeof serveAll>[0]) =>
  serveAll({ 'GET /api/blogs/counts': () => json(counts), ...handlers });
/** The requests for the list, which is loaded again after every change. */
const asked = (calls: ReturnType<typeof serve>) => calls.filter(({ name }) => name === 'GET /api/blogs');
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('list of posts', () => {
  it('shows picture or placeholder, title, category and date, and asks with the token', async () => {
    const calls = serve({ 'GET /api/blogs': two });
    await renderAdmin('/admin/blog');
    expect(await screen.findByRole('link', { name: 'Oil before the wash' })).toHaveAttribute(
      'href',
      '/admin/blog/edit/oil',
    );
    expect(screen.getAllByText('No Image Available')).toHaveLength(2);
    expect(screen.getAllByText('Uncategorized')).toHaveLength(2);
    expect(screen.getAllByText('20 November 2026')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'View Oil before the wash' })).toHaveAttribute(
      'href',
      '/blog/oil',
    );
    const list = calls.find(({ name }) => name === 'GET /api/blogs');
    expect(list?.headers.get('Authorization')).toBe('Bearer good-token');
  });

  it('says when there are none', async () => {
    serve({ 'GET /api/blogs': () => json([]) });
    await renderAdmin('/admin');
    expect(await screen.findByText('No blog posts available yet.')).toBeInTheDocument();
  });

  it.each([
    ['Failed to fetch blogs: Come back later.', () => errorResponse(503, 'Come back later.')],
    ['Server error while fetching blogs.', offline],
    ['Server error while fetching blogs.', badGateway],
  ])('says %p and tries again when asked', async (text, failing) => {
    serve({ 'GET /api/blogs': failing });
    await renderAdmin('/admin/blog');
    expect(await screen.findByText(text)).toBeInTheDocument();
    serve({ 'GET /api/blogs': two });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Which comb' })).toBeInTheDocument();
  });

  it("says 'Not authenticated!' when the token has vanished from this browser", async () => {
    serve({ 'GET /api/blogs': offline });
    await renderAdmin('/admin/blog');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    localStorage.removeItem('adminToken');
    await userEvent.click(retry);
    expect(await screen.findByText('Not authenticated!')).toBeInTheDocument();
  });

  it('searches, and counts the posts that are shown until the search has answered', async () => {
    let answer = (_: Response) => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const calls = serve({ 'GET /api/blogs': ({ query }) => (query.get('q') ? answered : two()) });
    await renderAdmin('/admin/blog');
    await screen.findByText('2 posts');
    await userEvent.type(screen.getByLabelText('Search posts'), ' comb ');
    await waitFor(() => expect(asked(calls).at(-1)?.query.get('q')).toBe('comb'));
    expect(screen.getByText('2 posts')).toBeInTheDocument();
    answer(json([post('comb', 'Which comb')]));
    expect(await screen.findByText('1 post for “comb”')).toBeInTheDocument();
    expect(titles()).toEqual(['Which comb']);
  });

  it('loads more', async () => {
    serve({
      'GET /api/blogs': ({ query }) =>
        query.get('cursor') === 'c1'
          ? json([post('comb', 'Which comb')])
          : json([post('oil', 'Oil before the wash')], {
              headers: { Link: '</api/blogs?limit=24&cursor=c1>; rel="next"', 'X-Total-Count': '2' },
            }),
    });
    await renderAdmin('/admin/blog');
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Which comb' })).toBeInTheDocument();
    expect(titles()).toEqual(['Oil before the wash', 'Which comb']);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('is found as it was left when coming back from a post, and then as it has become', async () => {
    const posts = Array.from({ length: 25 }, (_, place) => post(`p${place}`, `Post ${place}`));
    const link = { Link: '</api/blogs?limit=24&cursor=c1>; rel="next"', 'X-Total-Count': '25' };
    const pages = ({ query }: { query: URLSearchParams }) => {
      if (query.get('cursor') === 'c1') return json(posts.slice(24));
      if (query.get('limit') === '24') return json(posts.slice(0, 24), { headers: link });
      return json([post('p0', 'Another title'), ...posts.slice(1)]);
    };
    serve({
      'GET /api/blogs': pages,
      'GET /api/blogs/p24': () => json({ ...post('p24', 'Post 24'), content: '<p>Wide.</p>' }),
    });
    const { router } = await renderAdmin('/admin/blog');
    await userEvent.type(await screen.findByLabelText('Search posts'), 'o');
    await screen.findByText('25 posts for “o”');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Post 24' }));
    await screen.findByLabelText('Title');
    const refresh = deferred(() => pages({ query: new URLSearchParams({ limit: '48' }) }));
    serve({ 'GET /api/blogs': refresh.handler });
    await act(() => router.navigate(-1));
    expect(screen.getByLabelText('Search posts')).toHaveValue('o');
    expect(titles()).toEqual(posts.map(({ title }) => title));
    refresh.release();
    expect(await screen.findByRole('link', { name: 'Another title' })).toBeInTheDocument();
    expect(titles()).toHaveLength(25);
  });

  it('shows all posts again when its link in the header is followed', async () => {
    serve({ 'GET /api/blogs': ({ query }) => (query.get('q') ? json([]) : two()) });
    await renderAdmin('/admin/blog?q=nothing');
    await screen.findByText('No post matches “nothing”.');
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(screen.getByLabelText('Search posts')).toHaveValue('');
  });

  it('says when the server has not counted all', async () => {
    const headers = { 'X-Total-Count': '200', 'X-Total-Count-Is': 'at-least' };
    serve({ 'GET /api/blogs': () => json([post('oil', 'Oil before the wash')], { headers }) });
    await renderAdmin('/admin/blog?q=oil');
    expect(await screen.findByText('200+ posts for “oil”')).toBeInTheDocument();
  });

  it('shares by chat where the browser has no share sheet of its own', async () => {
    serve({ 'GET /api/blogs': two });
    await renderAdmin('/admin/blog');
    expect(await screen.findByRole('link', { name: 'Share Which comb' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent('Which comb http://localhost:8080/blog/comb')}`,
    );
  });

  it("shares by the browser's own sheet where there is one", async () => {
    const share = jest.fn(async (_data: ShareData) => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    serve({ 'GET /api/blogs': two });
    await renderAdmin('/admin/blog');
    await userEvent.click(await screen.findByRole('button', { name: 'Share Which comb' }));
    expect(share).toHaveBeenCalledWith({ title: 'Which comb', url: 'http://localhost:8080/blog/comb' });
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the tabs', () => {
  afterEach(() => void jest.useRealTimers());
  const draft = post('comb', 'Which comb', { state: 'draft', updated: '2026-11-20T05:12:00.000Z' });
  const scheduled = post('oil', 'Oil before the wash', {
    state: 'scheduled',
    date: '2036-11-28T04:30:00.000Z',
  });

  it('say how many posts are drafts, scheduled, published and in the bin', async () => {
    serve({ 'GET /api/blogs': two });
    await renderAdmin('/admin/blog');
    const tabs = within(screen.getByRole('navigation', { name: 'Posts by state' }));
    await tabs.findByRole('link', { name: 'Draft 3' });
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Draft 3',
      'Scheduled 1',
      'Published 2',
      'Bin 4',
    ]);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Published');
  });

  it('are all searched at once, and each hit says where it is', async () => {
    const hits = [
      draft,
      scheduled,
      post('a', 'A comb', { hasChanges: true }),
      post('b', 'Old combs', { binned: '2026-11-19T05:12:00.000Z' }),
    ];
    serve({
      'GET /api/blogs': ({ query }) => {
        if (query.get('q') === 'comb') return json(query.get('state') === 'any' ? hits : []);
        return json([draft]);
      },
    });
    const { router } = await renderAdmin('/admin/blog?state=draft');
    await screen.findByText('1 post');
    await userEvent.type(screen.getByLabelText('Search posts'), 'comb');
    expect(await screen.findByText('4 posts for “comb”')).toBeInTheDocument();
    const state = (title: string) => {
      const row = screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
      return within(row).getByText(/^(Draft|Scheduled|Published|Bin)$/).textContent;
    };
    expect(hits.map(({ title }) => state(title))).toEqual(['Draft', 'Scheduled', 'Published', 'Bin']);
    expect(screen.getByRole('button', { name: 'Restore Old combs' })).toBeInTheDocument();
    const tabs = screen.getByRole('navigation', { name: 'Posts by state' });
    expect(within(tabs).queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Search posts'));
    expect(await screen.findByText('1 post')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?state=draft');
    expect(screen.queryByText('Draft', { selector: 'strong' })).not.toBeInTheDocument();
  });

  it('show of a draft when it was saved, and nothing that needs visitors', async () => {
    setClock('2026-11-20T11:00');
    serve({ 'GET /api/blogs': () => json([draft]) });
    await renderAdmin('/admin/blog?state=draft');
    expect(await screen.findByText('Saved 10:42 am')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'History of Which comb' })).toHaveAttribute(
      'href',
      '/admin/blog/history/comb',
    );
    expect(screen.queryByRole('link', { name: 'View Which comb' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy link to Which comb' })).not.toBeInTheDocument();
  });

  it('show of a scheduled post when it comes, and of a published one that it has unpublished changes', async () => {
    serve({
      'GET /api/blogs': ({ query }) =>
        json(query.get('state') === 'scheduled' ? [scheduled] : [post('a', 'A', { hasChanges: true })]),
    });
    await renderAdmin('/admin/blog?state=scheduled');
    expect(await screen.findByText('Scheduled for Fri 28 Nov 2036, 10:00 am')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^Published/ }));
    expect(await screen.findByText('Unpublished changes')).toBeInTheDocument();
  });

  it.each([
    ['draft', 'There are no drafts.'],
    ['scheduled', 'Nothing is scheduled.'],
    ['binned', 'The bin is empty.'],
  ])('say of %s when there is nothing', async (state, words) => {
    serve({ 'GET /api/blogs': () => json([]) });
    await renderAdmin(`/admin/blog?state=${state}`);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('the bin', () => {
  const binned = post('comb', 'Which comb', { binned: '2026-11-19T05:12:00.000Z' });

  it('says when a post goes for good, and gives it back', async () => {
    let rest = [binned, post('oil', 'Oil before the wash', { binned: '2026-11-18T05:12:00.000Z' })];
    const calls = serve({
      'GET /api/blogs': () => json(rest),
      'POST /api/blogs/comb/restore': () => {
        rest = rest.slice(1);
        return json({});
      },
    });
    await renderAdmin('/admin/blog?state=binned');
    expect(await screen.findByText(/^Deleted 19 Nov.*, gone for good on 19 Dec/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Which comb' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore Which comb' }));
    expect(await screen.findByText('Post restored.')).toBeInTheDocument();
    expect(titles()).toEqual(['Oil before the wash']);
    await waitFor(() => expect(calls.filter(({ name }) => name === 'GET /api/blogs/counts')).toHaveLength(2));
  });

  it('deletes for good, after a question of its own', async () => {
    let rest = [binned];
    const calls = serve({
      'GET /api/blogs': () => json(rest),
      'DELETE /api/blogs/comb': () => {
        rest = [];
        return json({ message: 'Blog deleted successfully!' });
      },
    });
    await renderAdmin('/admin/blog?state=binned');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for good: Which comb' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this post and its history for good?' });
    expect(dialog).toHaveAccessibleDescription('Which comb Nobody can bring it back then.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('The post is gone for good.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name.startsWith('DELETE'))?.query.get('permanently')).toBe('true');
    expect(screen.getByText('The bin is empty.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  async function deleteComb() {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Which comb' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this post?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  }

  it('takes the post out of the list, and Undo brings it back to its place', async () => {
    serve({
      'GET /api/blogs': two,
      'DELETE /api/blogs/oil': () => json({ message: 'Blog deleted successfully!' }),
      'POST /api/blogs/oil/restore': () => json({}),
    });
    await renderAdmin('/admin/blog');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Oil before the wash' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Blog deleted successfully!')).toBeInTheDocument();
    expect(titles()).toEqual(['Which comb']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Post restored.')).toBeInTheDocument();
    expect(titles()).toEqual(['Oil before the wash', 'Which comb']);
  });

  it.each([
    ['Failed to delete post: Blog post not found.', () => errorResponse(404, 'Blog post not found.')],
    ['Server error while deleting post.', offline],
    ['Server error while deleting post.', badGateway],
  ])('says %p and keeps the post', async (text, failing) => {
    serve({ 'GET /api/blogs': two, 'DELETE /api/blogs/comb': failing });
    await renderAdmin('/admin/blog');
    await deleteComb();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(titles()).toHaveLength(2);
  });

  it("says 'Not authenticated!' without a token", async () => {
    serve({ 'GET /api/blogs': two });
    await renderAdmin('/admin/blog');
    await screen.findByRole('link', { name: 'Which comb' });
    localStorage.removeItem('adminToken');
    await deleteComb();
    await waitFor(() => expect(screen.getByText('Not authenticated!')).toBeInTheDocument());
  });

  it('leads to the login when the session has ended', async () => {
    serve({
      'GET /api/blogs': two,
      'DELETE /api/blogs/comb': () => errorResponse(401, 'Please log in again.'),
    });
    const { at } = await renderAdmin('/admin/blog');
    await deleteComb();
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeInTheDocument();
    expect(at()).toBe('/admin/login');
  });
});
