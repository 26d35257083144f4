import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, offline } from '../test/adminServer';
import { openAdmin } from '../test/renderAdmin';
import { request } from './api/request';
import { startSession } from './session';

// e2e/tests/admin-session.spec.ts has the usual ways in and out.

const noPosts = { 'GET /api/blogs': () => json([]) };

describe('guard', () => {
  it.each([
    ['/admin', ['adminToken', 'adminAuthenticated']],
    ['/admin/blog/edit/oil', ['adminToken']],
    ['/admin/password', ['adminAuthenticated']],
  ])('sends %s to the login without %j, and asks the server nothing', async (path, missing) => {
    for (const key of missing) localStorage.removeItem(key);
    const { calls, at } = await openAdmin(path);
    expect(at()).toBe('/admin/login');
    expect(calls).toEqual([]);
    expect(screen.queryByText(/^Your session has ended/)).not.toBeInTheDocument();
  });

  it('lets in when the server can not be reached', async () => {
    const { at } = await openAdmin('/admin/blog', { ...noPosts, 'GET /api/admin/session': offline });
    expect(await screen.findByText('No blog posts available yet.')).toBeInTheDocument();
    expect(at()).toBe('/admin/blog');
  });
});

const prolonged = { mustChangePassword: false, token: 'prolonged' };

it('a session that is prolonged uses its new token, also on pages opened later', async () => {
  let isDue = false;
  const { router } = await openAdmin('/admin/blog', {
    ...noPosts,
    'GET /api/admin/session': ({ headers }) => {
      if (isDue) return json({ ...prolonged, token: 'prolonged again' });
      return json(headers.get('Authorization') === 'Bearer good-token' ? prolonged : {});
    },
  });
  await waitFor(() => expect(localStorage.getItem('adminToken')).toBe('prolonged'));
  expect(await screen.findByText('No blog posts available yet.')).toBeInTheDocument();
  isDue = true;
  await act(() => router.navigate('/admin/password'));
  await waitFor(() => expect(localStorage.getItem('adminToken')).toBe('prolonged again'));
});

it('asks to change a password that others made until that is done', async () => {
  const isGiven = ({ headers }: { headers: Headers }) => headers.get('Authorization') === 'Bearer good-token';
  await openAdmin('/admin/blog', {
    ...noPosts,
    'GET /api/admin/session': (call) => json({ mustChangePassword: isGiven(call) }),
  });
  const link = await screen.findByRole('link', { name: 'Change password' });
  await userEvent.click(link);
  expect(link).not.toBeInTheDocument();
  act(() => startSession('new-token'));
  await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
  expect(await screen.findByText('No blog posts available yet.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Change password')).not.toBeInTheDocument());
});

it('as an app on a home screen, opens where she was, also after a login', async () => {
  const handlers = { ...noPosts, 'POST /api/admin/login': () => json({ token: 'another-token' }) };
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    ({ ...matchMedia?.(query), matches: /standalone/.test(query) }) as MediaQueryList;
  await openAdmin('/admin/password', handlers);
  expect((await openAdmin('/admin', handlers)).at()).toBe('/admin/password');
  cleanup();
  localStorage.removeItem('adminAuthenticated');
  const { at } = await openAdmin('/admin', handlers);
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(at()).toBe('/admin/password'));
  window.matchMedia = matchMedia;
});

const ELSEWHERE = /^You are logged out on this device/;
// What is only logged out here loses its token as well.
it.each([
  ['has ended the session', () => errorResponse(401, 'Please log in again.'), 'Home', 'good-token'],
  ['can not be reached', offline, ELSEWHERE, null],
  ['fails', () => errorResponse(503, 'The service is not available right now.'), ELSEWHERE, null],
])('logging out works when the server %s', async (_case, answer, said, token) => {
  await openAdmin('/admin/blog', { ...noPosts, 'POST /api/admin/logout': answer });
  await userEvent.click(await screen.findByRole('link', { name: 'Logout' }));
  expect(await screen.findByText(said)).toBeInTheDocument();
  if (!token) expect(screen.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/');
  expect(localStorage.getItem('adminAuthenticated')).toBeNull();
  expect(localStorage.getItem('adminToken')).toBe(token);
});

it('the keyboard comes past the header and the places in one step', async () => {
  await openAdmin('/admin/blog', noPosts);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

it('says that visitors may still see what she has changed, when the server is not sure', async () => {
  await openAdmin('/admin/blog', {
    ...noPosts,
    'DELETE /api/blogs/oil': () => new Response('{}', { headers: { Publication: 'pending' } }),
  });
  await act(async () => {
    await request('/api/blogs/oil', { method: 'DELETE' });
  });
  expect(screen.getByText(/^Visitors may still see it for a moment:/)).toBeVisible();
});
