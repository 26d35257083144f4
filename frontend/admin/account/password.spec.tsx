import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, offline, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';

beforeEach(() => beLoggedIn());
afterEach(() => localStorage.clear());

async function change(current: string, next: string) {
  await renderAdmin('/admin/password');
  const user = userEvent.setup();
  if (current) await user.type(await screen.findByLabelText('Current password'), current);
  if (next) await user.type(await screen.findByLabelText('New password'), next);
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
}

describe('password page', () => {
  it('changes the password and goes on with the new token', async () => {
    const calls = serve({ 'POST /api/admin/password': () => json({ token: 'new-token' }) });
    await change('the old one', 'eight 88');
    expect(
      await screen.findByText('Password changed. All other devices have been logged out.'),
    ).toBeInTheDocument();
    const sent = calls.find(({ name }) => name === 'POST /api/admin/password');
    expect(sent?.body).toEqual({ currentPassword: 'the old one', newPassword: 'eight 88' });
    expect(localStorage.getItem('adminToken')).toBe('new-token');
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it.each([
    ['Current password', 'currentPassword', 'The current password is not correct.'],
    ['New password', 'newPassword', 'This is one of the most common passwords. Please choose another one.'],
  ])('says beside %s what is wrong with it', async (label, name, message) => {
    const refused = () => errorResponse(400, message, { errors: [{ field: name, message }] });
    serve({ 'POST /api/admin/password': refused });
    await change('the old one', 'password1');
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/15 or more are better/);
    expect(screen.getByLabelText('New password')).toHaveValue('password1');
  });

  it.each([
    ['Too many attempts. Please wait.', () => errorResponse(429, 'Too many attempts. Please wait.')],
    ['Server error. Please try again.', offline],
  ])('says %p', async (text, failing) => {
    serve({ 'POST /api/admin/password': failing });
    await change('the old one', 'long enough');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
