import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, offline, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';
import type { Category } from '../api/categories';

let categories: Category[];

beforeEach(() => {
  beLoggedIn();
  categories = [
    { id: 1, name: 'Hair Care', posts: 12 },
    { id: 2, name: 'Nail Care', posts: 1 },
  ];
});

// e2e/tests/admin-categories.spec.ts adds, renames and retires one.

const server = (handlers = {}) => serve({ 'GET /api/categories': () => json(categories), ...handlers });

async function open(handlers = {}) {
  const calls = server(handlers);
  await renderAdmin('/admin/blog/categories');
  await screen.findByText('Hair Care');
  return { calls, user: userEvent.setup() };
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the categories', () => {
  it('can be loaded again after a failure', async () => {
    server({ 'GET /api/categories': offline });
    await renderAdmin('/admin/blog/categories');
    expect(await screen.findByText('The categories can’t be loaded right now.')).toBeInTheDocument();
    server();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nail Care');
    expect(rows()).toEqual(['Hair Care12 postsRenameRetire', 'Nail Care1 postRenameRetire']);
  });

  it('say beside the field what the server refuses', async () => {
    const message = '2 to 40 characters, please.';
    const refused = () => errorResponse(400, 'Not valid.', { errors: [{ field: 'name', message }] });
    const { user } = await open({ 'POST /api/categories': refused });
    const field = screen.getByLabelText('Name of the new category');
    await user.type(field, 'h{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('h');
  });

  it('are renamed to the trimmed name, or not, and the focus returns to the button', async () => {
    const { user, calls } = await open({
      'PUT /api/categories/1': () => {
        categories = categories.with(0, { id: 1, name: 'Hair', posts: 12 });
        return json(categories[0]);
      },
    });
    await user.click(screen.getByRole('button', { name: 'Rename Nail Care' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Rename Nail Care' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Rename Hair Care' }));
    const field = screen.getByLabelText('New name of Hair Care');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, ' Hair {Enter}');
    expect(await screen.findByRole('button', { name: 'Rename Hair' })).toHaveFocus();
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ name: 'Hair' });
  });

  it('stay when retiring fails, and are restored by Undo when it succeeds', async () => {
    const { user, calls } = await open({
      'DELETE /api/categories/2': offline,
      'DELETE /api/categories/1': () => {
        categories = categories.slice(1);
        return new Response(null, { status: 204 });
      },
      'POST /api/categories': () => {
        categories = [{ id: 1, name: 'Hair Care', posts: 12 }, ...categories];
        return json(categories[0], { status: 201 });
      },
    });
    const retire = async (name: string) => {
      await user.click(screen.getByRole('button', { name: `Retire ${name}` }));
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retire' }));
    };
    await retire('Nail Care');
    expect(await screen.findByText('Server error while retiring the category.')).toBeInTheDocument();
    await retire('Hair Care');
    expect(await screen.findByText('Hair Care is retired.')).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Hair Care is back.')).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ name: 'Hair Care' });
  });
});
