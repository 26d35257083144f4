import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, offline, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';

beforeEach(() => beLoggedIn());

async function change(next: string) {
  await renderAdmin('/admin/password');
  await userEvent.type(await screen.findByLabelText('Current password'), 'the old one');
  await userEvent.type(screen.getByLabelText('New password'), next);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

// e2e/tests/admin-password.spec.ts changes it.

describe('password page', () => {
  it.each([
    ['Current password', 'currentPassword', 'The current password is not correct.'],
    ['New password', 'newPassword', 'This is one of the most common passwords. Please choose another one.'],
  ])('says beside %s what is wrong with it', async (label, name, message) => {
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

  it.each([
    ['Too many attempts. Please wait.', () => errorResponse(429, 'Too many attempts. Please wait.')],
    ['Server error. Please try again.', offline],
  ])('says %p', async (text, failing) => {
    serve({ 'POST /api/admin/password': failing });
    await change('long enough');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
