import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, serve } from '../../test/adminServer';
import { adminPost } from '../../test/posts';
import { renderAdmin } from '../../test/renderAdmin';

const image = '/media/0a-600x400-4a3a30/960.jpg';
const PUT = 'PUT /api/consents/0a-600x400-4a3a30';
const noted = {
  image,
  who: 'Priya',
  uses: ['site', 'social'],
  until: '2020-05-31',
  given: 'on chat',
  places: [],
};
const bare = { image, given: '', places: ['the site or its history', 'the post “A wedding”'] };
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const open = async (consents: object[], more: Parameters<typeof serve>[0] = {}) => {
  const calls = serve({ 'GET /api/consents': () => json(consents), ...more });
  await renderAdmin('/admin/pictures');
  await screen.findByRole('heading', { level: 1, name: 'People in pictures' });
  return calls;
};
it('a picture’s own form shows what is noted of it', async () => {
  serve({
    'GET /api/consents': () => json([noted]),
    'GET /api/blogs/oil': () => json(adminPost('oil', { image }), { headers: { ETag: '"1"' } }),
  });
  await renderAdmin('/admin/blog/edit/oil');
  await screen.findByLabelText('Title');
  await click('A client’s face is visible in the cover');
  expect(await screen.findByLabelText('Name')).toHaveValue('Priya');
  expect(screen.getByLabelText('Agreed on')).toHaveValue('on chat');
});

// e2e/tests/site-withdrawn.spec.ts withdraws a picture.

describe('people in pictures', () => {
  it('are saved; an error is shown at its field, and what was typed stays', async () => {
    let tries = 0;
    const message = 'Please enter the name of the person.';
    const refused = errorResponse(400, message, { errors: [{ field: 'who', message }] });
    const calls = await open([bare], {
      [PUT]: () => (tries++ === 0 ? refused : new Response(null, { status: 204 })),
    });
    await click('Change or withdraw picture 1');
    await userEvent.type(screen.getByLabelText('Until'), '2027-05-31');
    await click('Save');
    const who = screen.getByLabelText('Name');
    await waitFor(() => expect(who).toHaveAccessibleDescription(/Please enter the name/));
    await userEvent.type(who, 'Priya');
    await click('Save');
    expect(await screen.findByText('Priya is noted.')).toBeInTheDocument();
    expect(calls.findLast(({ name }) => name === PUT)?.body).toEqual({
      who: 'Priya',
      uses: ['site', 'posts'],
      until: '2027-05-31',
      given: '',
    });
  });

  it('are listed with what they agreed to, also when that has ended', async () => {
    await open([noted, { ...bare, image: image.replace('0a', '0b') }]);
    const words = 'Priya, on the site and on social media, until 31 May 2020, agreed on chat';
    expect(
      await screen.findByText((_, element) => element?.textContent === words && element.tagName === 'P'),
    ).toHaveAttribute('data-ending', 'true');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('Used in: nothing.');
    expect(rows[1]).toContain('Used in: the site or its history and the post “A wedding”.');
  });
});
