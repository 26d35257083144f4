import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { badGateway, errorResponse, json, offline } from '../../test/adminServer';
import { openAdmin } from '../../test/renderAdmin';

const SERVER_ERROR = 'Server error. Please try again.';
const password = () => screen.findByLabelText('Password');
const logIn = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));

describe('login', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['the server refuses it', 'Wrong.', () => errorResponse(401, 'Wrong.')],
    ['the server says nothing', 'Invalid credentials', () => json({}, { status: 401 })],
    ['the network is gone', SERVER_ERROR, offline],
    ['the answer is no JSON', SERVER_ERROR, badGateway],
    ['the answer holds no token', SERVER_ERROR, () => json({ message: 'ok' })],
  ])('says beside the field when %s: %s', async (_case, text, answer) => {
    await openAdmin('/admin/login', { 'POST /api/admin/login': answer });
    const field = await password();
    await userEvent.type(field, 'secret');
    await logIn();
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveValue('secret');
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('asks for a password before it asks the server', async () => {
    const { calls } = await openAdmin('/admin/login');
    const field = await password();
    await logIn();
    expect(field).toHaveAccessibleDescription('Please enter the password.');
    expect(calls).toEqual([]);
  });
});

it('shows a message in place of the form while the browser’s storage is blocked', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await openAdmin('/admin/blog');
  const said =
    'This browser keeps nothing for this site: its storage (cookies and site data) is blocked. Logging in needs it.';
  expect(await screen.findByText(said)).toHaveAttribute('role', 'alert');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

const message = 'This code is not the right one, or it has been used before.';
it.each([
  [message, () => errorResponse(400, message, { errors: [{ field: 'code', message }] })],
  ['Please wait 2 minutes and try again.', () => errorResponse(429, 'Please wait 2 minutes and try again.')],
  [SERVER_ERROR, offline],
])('a forgotten password is not replaced, and the code stays in its field: %s', async (text, answer) => {
  localStorage.clear();
  await openAdmin('/admin/login', { 'POST /api/admin/login/recovery': answer });
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  const field = screen.getByLabelText('Recovery code');
  await userEvent.type(field, 'k7qf');
  await userEvent.type(screen.getByLabelText('New password'), 'a new one');
  await userEvent.click(screen.getByRole('button', { name: 'Set the new password' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
  expect(field).toHaveValue('k7qf');
  expect(field).toHaveFocus();
});

// e2e/tests/admin-password.spec.ts changes it.

it.each([
  ['Current password', 'currentPassword', 'The current password is not correct.'],
  ['New password', 'newPassword', 'This is one of the most common passwords. Please choose another one.'],
])('the password page says beside %s what is wrong with it', async (label, name, message) => {
  const refused = () => errorResponse(400, message, { errors: [{ field: name, message }] });
  await openAdmin('/admin/password', { 'POST /api/admin/password': refused });
  await userEvent.type(await screen.findByLabelText('Current password'), 'the old one');
  await userEvent.type(screen.getByLabelText('New password'), 'password1');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/15 or more are better/);
  expect(screen.getByLabelText('New password')).toHaveValue('password1');
});

const CODE = 'K7QF-9M2T-0000-AAAA-BBBB-CCCC';

it('a recovery code is made with the password and shown until it is on paper; then its date is shown', async () => {
  let madeAt: string | null = null;
  window.print = jest.fn();
  const { calls } = await openAdmin('/admin/password', {
    'GET /api/admin/session': () => json({ mustChangePassword: false, recoveryCodeMadeAt: madeAt }),
    'POST /api/admin/recovery-code': () => {
      madeAt = '2026-11-20T06:00:00.000Z';
      return json({ code: CODE });
    },
  });
  expect(screen.queryByText(/^There is one/)).not.toBeInTheDocument();
  await userEvent.type(await screen.findByLabelText('Your password'), 'jasmine');
  await userEvent.click(screen.getByRole('button', { name: 'Create a recovery code' }));
  const shown = await screen.findByLabelText('Your recovery code');
  expect(shown).toHaveTextContent(CODE);
  expect(shown).toHaveFocus();
  expect(calls).toContainEqual(expect.objectContaining({ body: { currentPassword: 'jasmine' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'I have it on paper' }));
  expect(screen.queryByText(CODE)).not.toBeInTheDocument();
  expect(await screen.findByText(/^There is one, made on Fri, 20 Nov, 2026, 11:30 am/)).toBeInTheDocument();
});
