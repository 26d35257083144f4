import { waitFor } from '@testing-library/react';
import { deferred, errorResponse, json, serve } from '../../test/adminServer';
import { PictureUploads } from './PictureUploads';

const picture = { image: '/media/0a-600x400-4a3a30/960.jpg', width: 600, height: 400 };

/** Uploads some files. */
function upload(count: number) {
  const uploads = new PictureUploads();
  const files = Array.from({ length: count }, () => new File(['png'], 'curl.png', { type: 'image/png' }));
  const arrived = uploads.send(files);
  const settled = (state: PictureUploads['waiting']) => waitFor(() => expect(uploads.waiting).toBe(state));
  return { uploads, arrived, settled };
}

it('what was refused is tried again only when she says so', async () => {
  let tries = 0;
  const calls = serve({
    'POST /api/pictures': () => (tries++ === 0 ? errorResponse(400, 'This is no picture.') : json(picture)),
  });
  const { uploads, arrived, settled } = upload(1);
  await settled('failed');
  dispatchEvent(new Event('online'));
  expect(calls).toHaveLength(1);
  uploads.all[0]?.retry?.();
  expect(await arrived).toEqual([picture]);
  await settled('none');
});

it('two are sent at a time, and all end when nobody waits for them any more', async () => {
  const { handler, release } = deferred(() => json(picture));
  const calls = serve({ 'POST /api/pictures': handler });
  const { uploads, arrived } = upload(3);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(uploads.waiting).toBe('arriving');
  uploads.close();
  release();
  dispatchEvent(new Event('online'));
  expect([calls.length, await arrived, uploads.all]).toEqual([2, [], []]);
});
