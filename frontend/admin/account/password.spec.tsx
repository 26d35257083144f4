import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';

beforeEach(() => beLoggedIn());

async function change(next: string) {
  await renderAdmin('/admin/password');
  await userEvent.type(await screen.findByLabelText('Current password'), 'the old one');
  await userEvent.type(screen.getByLabelText('New password'), next);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

// e2e/tests/admin-password.spec.ts changes it.

it.each([
  ['Current password', 'currentPassword', 'The current password is not correct.'],
  ['New password', 'newPassword', 'This is one of the most common passwords. Please choose another one.'],
])('the password page says beside %s what is wrong with it', async (label, name, message) => {
  const refused = () => errorResponse(400, message, { errors: [{ field: name, message }] });
  serve({ 'POST /api/admin/password': refused });
  await change('password1');
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/15 or more are better/);
  expect(screen.getByLabelText('New password')).toHaveValue('password1');
});

const CODE = 'K7QF-9M2T-0000-AAAA-BBBB-CCCC';
const session = (recoveryCodeMadeAt: string | null) =>
  json({ expiresAt: '2026-11-21T06:00:00.000Z', mustChangePassword: false, recoveryCodeMadeAt });
async function make() {
  await userEvent.type(await screen.findByLabelText('Your password'), 'jasmine');
  await userEvent.click(screen.getByRole('button', { name: 'Create a recovery code' }));
}

it('a recovery code is made with the password and shown until it is on paper; then its date is shown', async () => {
  let madeAt: string | null = null;
  const calls = serve({
    'GET /api/admin/session': () => session(madeAt),
    'POST /api/admin/recovery-code': () => {
      madeAt = '2026-11-20T06:00:00.000Z';
      return json({ code: CODE });
    },
  });
  window.print = jest.fn();
  await renderAdmin('/admin/password');
  expect(screen.queryByText(/^There is one/)).not.toBeInTheDocument();
  await make();
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
