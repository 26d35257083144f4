import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { photos } from '@salon/content/photos';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred, errorResponse, json, serve } from '../../../test/adminServer';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();
beforeEach(() => {
  globalThis.createImageBitmap = async () => ({ width: 30, height: 20, close: () => {} });
});

const stored = (key: string) =>
  json(
    {
      image: `/media/${key}-600x400-4a3a30/480.jpg`,
      width: 600,
      height: 400,
      colour: '#4a3a30',
      focus: { x: 0.5, y: 0.3 },
    },
    { status: 201 },
  );
let pictures = 0;
const answerUpload = () => {
  pictures += 1;
  return stored(`upload${pictures}`);
};

async function open(path: string, heading: string, more: Parameters<typeof serve>[0] = {}) {
  const { calls } = await area.open(path, heading, { 'POST /api/pictures': answerUpload, ...more });
  return calls;
}

const list = (more?: Parameters<typeof serve>[0]) => open('/admin/site/photos', 'Photographs', more);
const file = (name: string) => new File([name], name, { type: 'image/png' });
const work = () => area.draft?.photos.work;
const workRows = () => within(screen.getByRole('list', { name: 'your work' })).getAllByRole('listitem');

describe('photographs of the work', () => {
  it('show how far they are, and can be cancelled', async () => {
    const { handler, release } = deferred(answerUpload);
    let progress = (_: number) => {};
    await list({
      'POST /api/pictures': (call) => {
        progress = call.progress;
        return handler(call);
      },
    });
    await userEvent.upload(screen.getByLabelText('Add pictures'), [file('one.png')]);
    const bar = await screen.findByRole('progressbar', { name: 'one.png, sent' });
    await waitFor(() => expect(screen.getByText('Waiting…')).toBeInTheDocument());
    await waitFor(() => {
      act(() => progress(0.4));
      expect(bar).toHaveAttribute('value', '0.4');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel one.png' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await act(async () => release());
    expect(workRows()).toHaveLength(9);
  });

  it('can be tried again when one failed', async () => {
    let attempts = 0;
    await list({
      'POST /api/pictures': () => {
        attempts += 1;
        return attempts === 1 ? errorResponse(413, 'The picture is too large.') : answerUpload();
      },
    });
    await userEvent.upload(screen.getByLabelText('Add pictures'), [file('one.png')]);
    expect(await screen.findByText('The picture is too large.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again with one.png' }));
    await waitFor(() => expect(workRows()).toHaveLength(10));
  });

  it('refuse a video as what it is, and offer no other try', async () => {
    await list();
    const video = new File(['x'], 'clip.mov', { type: 'video/quicktime' });
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Add pictures'), video);
    expect(
      await screen.findByText(/^This is a video, and only pictures can be shown here\./),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out clip.mov' }));
    expect(screen.queryByText('clip.mov')).not.toBeInTheDocument();
  });

  it('go on while another part of the site is edited', async () => {
    const { handler, release } = deferred(answerUpload);
    await list({ 'POST /api/pictures': handler });
    await userEvent.upload(screen.getByLabelText('Add pictures'), [file('one.png')]);
    await screen.findByText('Waiting…');
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Site' }));
    await act(async () => release());
    await waitFor(() => expect(work()).toHaveLength(10));
  });

  it('end with a word when the site is no longer edited', async () => {
    const { handler } = deferred(answerUpload);
    const calls = await list({ 'POST /api/pictures': handler, 'GET /api/blogs': () => json([]) });
    const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
    await userEvent.upload(screen.getByLabelText('Add pictures'), [file('one.png')]);
    await waitFor(() => expect(calls.some(({ name }) => name === 'POST /api/pictures')).toBe(true));
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    expect(await screen.findByText('A picture was still on its way and is not added.')).toBeInTheDocument();
    expect(abort).toHaveBeenCalledTimes(1);
  });

  it('are at least nine', async () => {
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Picture 1' }));
    expect(screen.getByText(/^At least 9 pictures stand here/)).toBeInTheDocument();
    expect(workRows()).toHaveLength(9);
  });

  it('can come from those of the site, and be removed with a way back', async () => {
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Add one that came with the site' }));
    const dialog = screen.getByRole('dialog', { name: 'Pictures that came with the site' });
    await userEvent.click(within(dialog).getByRole('button', { name: photos.lipsticks.alt }));
    await waitFor(() => expect(work()?.[9]?.image).toBe('photo:lipsticks'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Picture 10' }));
    expect(workRows()).toHaveLength(9);
    const toast = screen.getByText('The picture is removed.').parentElement as HTMLElement;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(workRows()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Picture 10' }));
    await userEvent.click(screen.getByRole('button', { name: `Put back ${photos.lipsticks.alt}` }));
    expect(workRows()).toHaveLength(10);
  });
});

it('a picture of a programme is removed', async () => {
  await open('/admin/site/academy/foundation', 'Foundation');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Picture 1' }));
  await waitFor(() => expect(area.draft?.academy.programs[0]?.gallery).toEqual([]));
});
