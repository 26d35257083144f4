import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { badGateway, errorResponse, json, offline, serve } from '../../test/adminServer';
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
});

it('shows a message in place of the form while the browser’s storage is blocked', async () => {
  serve({});
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await renderAdmin('/admin/blog');
  const said =
    'This browser keeps nothing for this site: its storage (cookies and site data) is blocked. Logging in needs it.';
  expect(await screen.findByText(said)).toHaveAttribute('role', 'alert');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

async function recoverWith(code: string, next: string) {
  await renderAdmin('/admin/login');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), code);
  await userEvent.type(screen.getByLabelText('New password'), next);
  await userEvent.click(screen.getByRole('button', { name: 'Set the new password' }));
}

const message = 'This code is not the right one, or it has been used before.';
it.each([
  [message, () => errorResponse(400, message, { errors: [{ field: 'code', message }] })],
  ['Please wait 2 minutes and try again.', () => errorResponse(429, 'Please wait 2 minutes and try again.')],
  [SERVER_ERROR, offline],
])('a forgotten password is not replaced, and the code stays in its field: %s', async (text, answer) => {
  serve({ 'POST /api/admin/login/recovery': answer });
  await recoverWith('k7qf', 'a new one');
  const field = screen.getByLabelText('Recovery code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
  expect(field).toHaveValue('k7qf');
  expect(field).toHaveFocus();
});
