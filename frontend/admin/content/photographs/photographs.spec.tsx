import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred, errorResponse, json, type serve } from '../../../test/adminServer';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

const image = '/media/0123456789abcdef0123-600x400-4a3a30/960.jpg';
const answerUpload = () => json({ image, width: 600, height: 400, colour: '#4a3a30' }, { status: 201 });
const list = (handlers: Parameters<typeof serve>[0]) => area.open('/admin/site/photos', 'Our work', handlers);
const add = () =>
  userEvent.upload(
    screen.getByLabelText('Add pictures'),
    new File(['one'], 'one.png', { type: 'image/png' }),
  );
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const work = () => area.draft?.photos.work;
const workRows = () => within(screen.getByRole('list', { name: 'your work' })).getAllByRole('listitem');

describe('photographs of the work', () => {
  it('upload, can be retried and cancelled', async () => {
    const { handler, release } = deferred(answerUpload);
    let attempts = 0;
    await list({
      'POST /api/pictures': (call) => {
        attempts += 1;
        return attempts === 1 ? errorResponse(413, 'The picture is too large.') : handler(call);
      },
    });
    await add();
    expect(await screen.findByText('The picture is too large.')).toBeInTheDocument();
    await click('Try again with one.png');
    await screen.findByRole('progressbar', { name: 'Uploading one.png' });
    await click('Cancel one.png');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await act(async () => release());
    expect(workRows()).toHaveLength(9);
  });

  it('stop uploading, with a message, when the site’s pages are left', async () => {
    const { handler } = deferred(answerUpload);
    const { calls } = await list({ 'POST /api/pictures': handler, 'GET /api/blogs': () => json([]) });
    await add();
    await waitFor(() => expect(calls.some(({ name }) => name === 'POST /api/pictures')).toBe(true));
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    expect(await screen.findByText('Not added, as still on the way: 1 picture.')).toBeInTheDocument();
  });

  it('can be removed, and restored by Undo', async () => {
    await list({});
    await click('Remove Picture 9');
    await waitFor(() => expect(work()).toHaveLength(8));
    const toast = screen.getByText('The picture is removed.').parentElement as HTMLElement;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(workRows()).toHaveLength(9);
  });
});

it('the picture of a service or a package is uploaded, described, removed and restored by Undo', async () => {
  await area.open('/admin/site/prices', 'Prices', { 'POST /api/pictures': answerUpload });
  await click('Haircut');
  const picture = () => area.draft?.services.hair?.[1]?.picture;
  await userEvent.upload(
    screen.getByLabelText('Choose a picture'),
    new File(['one'], 'one.png', { type: 'image/png' }),
  );
  await userEvent.type(await screen.findByLabelText('Picture: what it shows'), 'A bob');
  await waitFor(() => expect(picture()).toEqual({ image, alt: 'A bob' }));
  await click('Remove picture');
  await waitFor(() => expect(picture()).toBeUndefined());
  await click('Undo');
  await waitFor(() => expect(picture()).toEqual({ image, alt: 'A bob' }));
  await userEvent.click(screen.getByRole('link', { name: 'Crop or replace Picture' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Haircut, picture' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByLabelText('Picture: what it shows')).toHaveValue('A bob');
});
