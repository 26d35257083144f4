import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, offline, serve } from '../test/adminServer';
import { beLoggedIn, renderAdmin } from '../test/renderAdmin';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const SESSION_ENDED = 'Your session has ended. Please log in again.';
const noPosts = { 'GET /api/blogs': () => json([]) };

describe('guard', () => {
  it.each(['/admin', '/admin/blog', '/admin/blog/new', '/admin/blog/edit/oil', '/admin/password'])(
    'sends %s to the login without asking the server',
    async (path) => {
      const calls = serve({});
      const { at } = await renderAdmin(path);
      expect(at()).toBe('/admin/login');
      expect(calls).toEqual([]);
      expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument();
    },
  );

  it.each(['adminToken', 'adminAuthenticated'])('does so when only %s is missing', async (key) => {
    serve({});
    beLoggedIn();
    localStorage.removeItem(key);
    const { at } = await renderAdmin('/admin/blog');
    expect(at()).toBe('/admin/login');
  });

  it('asks the server whether the session is still good', async () => {
    const calls = serve(noPosts);
    beLoggedIn();
    await renderAdmin('/admin/blog');
    expect(await screen.findByRole('heading', { name: 'Blog posts' })).toBeInTheDocument();
    const check = calls.find(({ name }) => name === 'GET /api/admin/session');
    expect(check?.headers.get('Authorization')).toBe('Bearer good-token');
  });

  it('leads to the login with a word why when it is not', async () => {
    serve({ ...noPosts, 'GET /api/admin/session': () => errorResponse(401, 'Please log in again.') });
    beLoggedIn();
    const { at } = await renderAdmin('/admin/blog');
    expect(await screen.findByText(SESSION_ENDED)).toBeInTheDocument();
    expect(at()).toBe('/admin/login');
    expect(localStorage.getItem('adminAuthenticated')).toBeNull();
  });

  it('lets in when the server can not be asked', async () => {
    serve({ ...noPosts, 'GET /api/admin/session': offline });
    beLoggedIn();
    const { at } = await renderAdmin('/admin/blog');
    expect(await screen.findByText('No blog posts available yet.')).toBeInTheDocument();
    expect(at()).toBe('/admin/blog');
  });

  it('follows another tab that logs out, and one that logs in again', async () => {
    serve(noPosts);
    beLoggedIn();
    const { at } = await renderAdmin('/admin/blog');
    await screen.findByRole('heading', { name: 'Blog posts' });
    localStorage.removeItem('adminAuthenticated');
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'adminAuthenticated' })));
    await waitFor(() => expect(at()).toBe('/admin/login'));
    beLoggedIn('another-token');
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'adminAuthenticated' })));
    await waitFor(() => expect(at()).toBe('/admin/blog'));
  });
});

describe('the first password', () => {
  const session = (mustChangePassword: boolean) => () =>
    json({ expiresAt: '2026-11-21T06:00:00.000Z', mustChangePassword });
  const notice = () => screen.queryByRole('complementary', { name: 'First password' });

  it('is to be changed, says the page that a login leads to', async () => {
    serve({ ...noPosts, 'GET /api/admin/session': session(true) });
    beLoggedIn();
    await renderAdmin('/admin/blog');
    const link = await screen.findByRole('link', { name: 'Choose your own' });
    expect(notice()).toContainElement(link);
    expect(link).toHaveAttribute('href', '/admin/password');
  });

  it('is not mentioned any more once it has been changed', async () => {
    serve({
      ...noPosts,
      'GET /api/admin/session': ({ headers }) =>
        session(headers.get('Authorization') === 'Bearer good-token')(),
      'POST /api/admin/password': () => json({ token: 'new-token' }),
    });
    beLoggedIn();
    await renderAdmin('/admin/blog');
    await userEvent.click(await screen.findByRole('link', { name: 'Choose your own' }));
    expect(notice()).not.toBeInTheDocument();
    await userEvent.type(await screen.findByLabelText('Current password'), 'the first one');
    await userEvent.type(screen.getByLabelText('New password'), 'her very own one');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByText(/^Password changed/);
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    expect(await screen.findByRole('heading', { name: 'Blog posts' })).toBeInTheDocument();
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
  });

  it('is not mentioned to an owner who has her own', async () => {
    serve({ ...noPosts, 'GET /api/admin/session': session(false) });
    beLoggedIn();
    await renderAdmin('/admin/blog');
    expect(await screen.findByText('No blog posts available yet.')).toBeInTheDocument();
    expect(notice()).not.toBeInTheDocument();
  });
});

describe('an address that is no page of the admin area', () => {
  it.each(['/admin%2fblog', '/x/..%2fadmin'])('is not loaded for ever: %s', async (path) => {
    serve({});
    await renderAdmin(path);
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeInTheDocument();
  });
});

describe('header', () => {
  it('leads to the posts, the site and out', async () => {
    serve(noPosts);
    beLoggedIn();
    await renderAdmin('/admin');
    expect(await screen.findByRole('link', { name: 'Manage Blogs' })).toHaveAttribute('href', '/admin/blog');
    expect(screen.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/admin/password');
  });

  it.each([
    ['', () => new Response(null, { status: 204 })],
    [' of a session that the server has ended', () => errorResponse(401, 'Please log in again.')],
  ])('logs out%s: the flag goes, the token stays, home', async (_case, answer) => {
    const calls = serve({ ...noPosts, 'POST /api/admin/logout': answer });
    beLoggedIn();
    const { at } = await renderAdmin('/admin/blog');
    await userEvent.click(await screen.findByRole('link', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
    expect(at()).toBe('/');
    expect(localStorage.getItem('adminAuthenticated')).toBeNull();
    expect(localStorage.getItem('adminToken')).toBe('good-token');
    const revoke = calls.find(({ name }) => name === 'POST /api/admin/logout');
    expect(revoke?.headers.get('Authorization')).toBe('Bearer good-token');
  });

  it('has nothing to ask a visitor who is not logged in', async () => {
    const calls = serve({});
    const { at } = await renderAdmin('/admin/logout');
    expect(at()).toBe('/');
    expect(calls).toEqual([]);
  });

  it.each([
    ['can not be reached', offline],
    ['fails', () => errorResponse(503, 'The service is not available right now.')],
  ])('takes the token away as well when the server %s, and says so', async (_case, answer) => {
    serve({ ...noPosts, 'POST /api/admin/logout': answer });
    beLoggedIn();
    await renderAdmin('/admin/blog');
    await userEvent.click(await screen.findByRole('link', { name: 'Logout' }));
    expect(
      await screen.findByRole('heading', { name: 'You are logged out on this device' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/');
    expect(localStorage.getItem('adminAuthenticated')).toBeNull();
    expect(localStorage.getItem('adminToken')).toBeNull();
  });
});
