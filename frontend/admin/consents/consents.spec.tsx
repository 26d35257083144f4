import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';
import { PictureUploads } from '../pictures/PictureUploads';

beforeEach(() => beLoggedIn());

const image = '/media/0a-600x400-4a3a30/960.jpg';
const PUT = 'PUT /api/consents/0a-600x400-4a3a30';
const DELETE = 'DELETE /api/consents/0a-600x400-4a3a30';
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
const upload = (areLogos = false) =>
  act(async () => {
    new PictureUploads(areLogos).addFiles([new File(['png'], 'curl.png', { type: 'image/png' })]);
  });

describe('after an upload', () => {
  const stored = { 'POST /api/pictures': () => json({ image, width: 600, height: 400 }, { status: 201 }) };

  it('a note asks once whether somebody can be recognised', async () => {
    await open([bare], stored);
    await upload();
    const asked = within(await screen.findByRole('complementary', { name: 'New pictures' }));
    expect(asked.getByText('Is somebody to be recognised?')).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: 'No' }));
    expect(screen.queryByText('Is somebody to be recognised?')).not.toBeInTheDocument();
    await upload(true);
    expect(screen.queryByText('Is somebody to be recognised?')).not.toBeInTheDocument();
  });

  it('a known picture names its person, and its form shows the consent', async () => {
    await open([noted], stored);
    await upload();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Priya, in new picture 1' })).toBeInTheDocument(),
    );
    await click('Priya, in new picture 1');
    expect(screen.getByLabelText('How it was given')).toHaveValue('on chat');
  });
});

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
    await userEvent.selectOptions(screen.getByLabelText('May be shown'), 'on the site and on social media');
    await click('Note it');
    expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription(/Please enter the name/);
    await userEvent.type(screen.getByLabelText('Name'), 'Priya');
    await click('Note it');
    expect(await screen.findByText('Priya is noted.')).toBeInTheDocument();
    expect(calls.findLast(({ name }) => name === PUT)?.body).toEqual({
      who: 'Priya',
      uses: ['site', 'social'],
      until: '2027-05-31',
      given: '',
    });
  });

  it('are saved although a form in another dialog is invalid', async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.append(Object.assign(document.createElement('input'), { required: true }));
    await open([noted], { [PUT]: () => new Response(null, { status: 204 }) });
    await click('Change or withdraw picture 1');
    await click('Note it');
    expect(await screen.findByText('Priya is noted.')).toBeInTheDocument();
    other.remove();
  });

  it('are listed with what they agreed to, also when that has ended', async () => {
    await open([noted, bare]);
    const words = 'Priya, on the site and on social media, until 31 May 2020, given on chat';
    expect(
      await screen.findByText((_, element) => element?.textContent === words && element.tagName === 'P'),
    ).toHaveAttribute('data-ending', 'true');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('Used in: nothing.');
    expect(rows[1]).toContain('Used in: the site or its history and the post “A wedding”.');
    const loaded = [...document.querySelectorAll('li img')].map((img) => img.getAttribute('src'));
    expect(new Set(loaded)).toEqual(new Set(['/media/0a-600x400-4a3a30/320.webp']));
  });

  it('can have their picture withdrawn, after a question that names where it is used', async () => {
    const left: object[] = [bare];
    const calls = await open(left, {
      [DELETE]: () => {
        left.pop();
        return new Response(null, { status: 204 });
      },
    });
    await click('Change or withdraw picture 1');
    await click('Withdraw the picture');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /^It is in the site or its history and the post “A wedding”\./,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(calls.some(({ name }) => name === DELETE)).toBe(false);
    await click('Withdraw');
    expect(await screen.findByText(/^It is withdrawn\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
  });
});
