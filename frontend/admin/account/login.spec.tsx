import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { badGateway, deferred, errorResponse, json, offline, serve } from '../../test/adminServer';
import { renderAdmin } from '../../test/renderAdmin';

const SERVER_ERROR = 'Server error. Please try again.';
const password = () => screen.findByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Log in' });

async function logInWith(text: string) {
  const user = userEvent.setup();
  await user.type(await password(), text);
  await user.click(button());
}

describe('login', () => {
  it.each([
    ['the server refuses it', 'Wrong.', () => errorResponse(401, 'Wrong.')],
    ['the server says nothing', 'Invalid credentials', () => json({}, { status: 401 })],
    ['the network is gone', SERVER_ERROR, offline],
    ['the answer is no JSON', SERVER_ERROR, badGateway],
    ['the answer holds no token', SERVER_ERROR, () => json({ message: 'ok' })],
  ])('says beside the field when %s: %s', async (_case, text, answer) => {
    serve({ 'POST /api/admin/login': answer });
    await renderAdmin('/admin/login');
    await logInWith('secret');
    const field = await password();
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveValue('secret');
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('asks for a password before it asks the server', async () => {
    const calls = serve({});
    await renderAdmin('/admin/login');
    await password();
    await userEvent.click(button());
    expect(await password()).toHaveAccessibleDescription('Please enter the password.');
    expect(calls).toEqual([]);
  });

  it('says how long to wait after too many tries', async () => {
    const { handler, release } = deferred(() => errorResponse(429, 'Please wait 2 minutes and try again.'));
    serve({ 'POST /api/admin/login': handler });
    await renderAdmin('/admin/login');
    await logInWith('wrong');
    expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await act(async () => release());
    expect(await screen.findByText('Please wait 2 minutes and try again.')).toBeInTheDocument();
    expect(button()).toBeEnabled();
  });

  it('says what to do about a forgotten one: a command that there is', async () => {
    serve({});
    await renderAdmin('/admin/login');
    await userEvent.click(screen.getByText('Forgotten password?'));
    const [, target] = /^make (\S+)$/.exec(screen.getByText(/^make /).textContent ?? '') ?? [];
    expect(readFileSync('../Makefile', 'utf8')).toMatch(
      new RegExp(`^${target}: .*Set the admin password`, 'm'),
    );
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
