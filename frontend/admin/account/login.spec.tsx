import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { badGateway, deferred, errorResponse, json, offline, serve } from '../../test/adminServer';
import { renderAdmin } from '../../test/renderAdmin';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const noPosts = { 'GET /api/blogs': () => json([]) };
const password = () => screen.findByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Log in' });

async function logInWith(text: string) {
  const user = userEvent.setup();
  await user.type(await password(), text);
  await user.click(button());
}

describe('login', () => {
  it('stores token and flag and goes to the list of posts', async () => {
    const calls = serve({ ...noPosts, 'POST /api/admin/login': () => json({ token: 't1', message: 'ok' }) });
    const { at } = await renderAdmin('/admin/login');
    await logInWith('a long passphrase');
    expect(await screen.findByRole('heading', { name: 'Blog posts' })).toBeInTheDocument();
    expect(at()).toBe('/admin/blog');
    expect(calls[0]?.body).toEqual({ password: 'a long passphrase' });
    expect(localStorage.getItem('adminToken')).toBe('t1');
    expect(localStorage.getItem('adminAuthenticated')).toBe('true');
  });

  it('says what the server said', async () => {
    serve({ 'POST /api/admin/login': () => errorResponse(401, 'Invalid credentials') });
    await renderAdmin('/admin/login');
    await logInWith('wrong');
    expect(await screen.findByText('Invalid credentials')).toBeInTheDocument();
    expect(await password()).toHaveAccessibleDescription('Invalid credentials');
  });

  it("says 'Invalid credentials' when the server said nothing", async () => {
    serve({ 'POST /api/admin/login': () => json({}, { status: 401 }) });
    await renderAdmin('/admin/login');
    await logInWith('wrong');
    expect(await screen.findByText('Invalid credentials')).toBeInTheDocument();
  });

  it.each([
    ['the network is gone', offline],
    ['the answer is no JSON', badGateway],
    ['the answer holds no token', () => json({ message: 'ok' })],
  ])('says so when %s', async (_case, answer) => {
    serve({ 'POST /api/admin/login': answer });
    await renderAdmin('/admin/login');
    await logInWith('secret');
    expect(await screen.findByText('Server error. Please try again.')).toBeInTheDocument();
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('asks for a password before it asks the server', async () => {
    const calls = serve({});
    await renderAdmin('/admin/login');
    await password();
    await userEvent.click(button());
    expect(await screen.findByText('Please enter the password.')).toBeInTheDocument();
    expect(await password()).toBeRequired();
    expect(calls).toEqual([]);
  });

  it("says 'Logging in...' while it waits", async () => {
    const { handler, release } = deferred(() => errorResponse(401, 'Invalid credentials'));
    serve({ 'POST /api/admin/login': handler });
    await renderAdmin('/admin/login');
    await logInWith('secret');
    expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await act(async () => release());
    expect(button()).toBeEnabled();
  });

  it('counts down how long to wait', async () => {
    serve({
      'POST /api/admin/login': () =>
        errorResponse(429, 'Too many attempts. Please wait.', {}, { 'Retry-After': '2' }),
    });
    await renderAdmin('/admin/login');
    await logInWith('wrong');
    expect(await screen.findByText('Too many attempts. Please wait.')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 2 seconds.');
    expect(button()).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('1 second.'));
    await waitFor(() => expect(button()).toBeEnabled());
  });

  it('shows and hides the password', async () => {
    serve({});
    await renderAdmin('/admin/login');
    const field = await password();
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});
