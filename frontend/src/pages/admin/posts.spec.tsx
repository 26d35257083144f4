import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { badGateway, errorResponse, json, offline, serve } from '../../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../../test/renderAdmin';

beforeEach(() => beLoggedIn());
afterEach(() => localStorage.clear());

const post = (id: string, title: string) => ({
  _id: id,
  title,
  excerpt: null,
  author: null,
  category: null,
  image: null,
  date: '2026-11-20T06:00:00.000Z',
});
const two = () => json([post('oil', 'Oil before the wash'), post('comb', 'Which comb')]);
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

  it('searches', async () => {
    const calls = serve({
      'GET /api/blogs': ({ query }) =>
        query.get('q') === 'comb' ? json([post('comb', 'Which comb')]) : two(),
    });
    await renderAdmin('/admin/blog');
    await screen.findByRole('link', { name: 'Oil before the wash' });
    await userEvent.type(screen.getByLabelText('Search posts'), ' comb ');
    expect(await screen.findByText('1 post for “comb”')).toBeInTheDocument();
    expect(titles()).toEqual(['Which comb']);
    expect(calls.at(-1)?.query.get('q')).toBe('comb');
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

  it('is found as it was left when coming back from a post', async () => {
    const calls = serve({
      'GET /api/blogs': ({ query }) =>
        query.get('cursor') === 'c1'
          ? json([post('comb', 'Which comb')])
          : json([post('oil', 'Oil before the wash')], {
              headers: { Link: '</api/blogs?limit=24&cursor=c1>; rel="next"', 'X-Total-Count': '2' },
            }),
      'GET /api/blogs/comb': () => json({ ...post('comb', 'Which comb'), content: '<p>Wide.</p>' }),
    });
    const { router } = await renderAdmin('/admin/blog');
    await userEvent.type(await screen.findByLabelText('Search posts'), 'o');
    await screen.findByText('2 posts for “o”');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Which comb' }));
    await screen.findByLabelText('Title');
    const before = calls.length;
    await act(() => router.navigate(-1));
    expect(screen.getByLabelText('Search posts')).toHaveValue('o');
    expect(titles()).toEqual(['Oil before the wash', 'Which comb']);
    expect(calls).toHaveLength(before);
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

  it('copies the link of a post', async () => {
    serve({ 'GET /api/blogs': two });
    await renderAdmin('/admin/blog');
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy link to Which comb' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('http://localhost:8080/blog/comb');
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

describe('deleting', () => {
  async function deleteComb() {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Which comb' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this post?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  }

  it('asks first, and does nothing on cancel', async () => {
    const calls = serve({ 'GET /api/blogs': two });
    await renderAdmin('/admin/blog');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Which comb' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    expect(titles()).toHaveLength(2);
  });

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
