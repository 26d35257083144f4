import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, serve } from '../../test/adminServer';
import { adminPost } from '../../test/posts';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('a link to a draft is made, passed on, and taken back', async () => {
  let passedOn: ShareData | undefined;
  navigator.share = async (data) => {
    passedOn = data;
  };
  beLoggedIn();
  const link = { id: '1', post: 'oil', site: null, until: '2099-12-01T06:30:00Z', by: 'Owner' };
  let links = [{ ...link, id: '2', post: 'other' }];
  const draft = adminPost('oil', { state: 'draft', title: 'Oil' });
  const calls = serve({
    'GET /api/blogs': () => json([]),
    'GET /api/blogs/oil': () => json(draft, { headers: { ETag: '"1"' } }),
    'GET /api/shared': () => json(links),
    'POST /api/shared': () => {
      links = [...links, link];
      return json({ ...link, address: '/shared/TOKEN' });
    },
    'DELETE /api/shared/1': () => {
      links = links.slice(0, 1);
      return new Response(null, { status: 204 });
    },
  });
  await renderAdmin('/admin/blog/edit/oil');
  await press('Show this to somebody');
  await press('Make a link');
  expect(calls).toContainEqual(expect.objectContaining({ name: 'POST /api/shared', body: { post: 'oil' } }));
  expect(await screen.findByText(/^works until .*1 Dec.* 2099, 12:00 pm$/)).toBeVisible();
  expect(screen.getByLabelText('A new link')).toHaveValue('http://localhost:8080/shared/TOKEN');
  await press('Share the draft of Oil');
  expect(passedOn?.url).toBe('http://localhost:8080/shared/TOKEN');
  await press('Take back Link');
  expect(await screen.findByText('Taken back: the link shows nothing any more.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeVisible();
  expect(screen.queryByLabelText('A new link')).not.toBeInTheDocument();
});
