import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { deferred, errorResponse, json, offline, serve } from '../../test/adminServer';
import type { StoredPicture } from '../api/site';
import { PictureUploads } from './PictureUploads';

beforeEach(() => {
  localStorage.setItem('adminToken', 'good');
  localStorage.setItem('adminAuthenticated', 'true');
  globalThis.createImageBitmap = async () => ({ width: 30, height: 20, close: () => {} });
});
afterEach(() => localStorage.clear());

const picture: StoredPicture = {
  image: '/media/0a-600x400-4a3a30/960.jpg',
  width: 600,
  height: 400,
  colour: '#4a3a30',
  focus: { x: 0.5, y: 0.3 },
};
const png = () => new File(['png'], 'curl.png', { type: 'image/png' });
const { signal } = new AbortController();

const until = (uploads: PictureUploads, holds: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => void (holds() && resolve());
    uploads.subscribe(look);
    look();
  });

describe('pictures on their way', () => {
  it('go on by themselves when the network is back', async () => {
    let isUp = false;
    serve({ 'POST /api/pictures': () => (isUp ? json(picture) : offline()) });
    const uploads = new PictureUploads();
    const ids = uploads.addFiles([png()]);
    expect(await uploads.settled(ids, signal)).toBe(false);
    expect(uploads.all[0]?.error).toBe('The connection was lost: it goes on by itself.');
    isUp = true;
    dispatchEvent(new Event('online'));
    expect(await uploads.settled(ids, signal)).toBe(true);
    expect(uploads.all[0]).toMatchObject({ stored: picture, error: undefined });
  });

  it('are tried again only when she says so, when they were refused', async () => {
    let tries = 0;
    const calls = serve({
      'POST /api/pictures': () => (tries++ === 0 ? errorResponse(400, 'This is no picture.') : json(picture)),
    });
    const uploads = new PictureUploads();
    const [id = 0] = uploads.addFiles([png()]);
    expect(await uploads.settled([id], signal)).toBe(false);
    dispatchEvent(new Event('online'));
    expect(calls).toHaveLength(1);
    uploads.retry(id);
    expect(await uploads.settled([id], signal)).toBe(true);
  });

  it('end when nobody waits for them any more', async () => {
    const { handler, release } = deferred(() => json(picture));
    const calls = serve({ 'POST /api/pictures': handler });
    const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
    const uploads = new PictureUploads();
    const stored: StoredPicture[] = [];
    const ids = uploads.addFiles([png(), png(), png()], (one) => stored.push(one));
    await waitFor(() => expect(calls).toHaveLength(2));
    const settled = uploads.settled(ids, signal);
    uploads.close();
    expect(await settled).toBe(false);
    expect(abort).toHaveBeenCalledTimes(2);
    release();
    dispatchEvent(new Event('online'));
    await new Promise(process.nextTick);
    expect([calls.length, stored, uploads.all]).toEqual([2, [], []]);
  });

  it('are not tried again by the network when they have been closed', async () => {
    const calls = serve({ 'POST /api/pictures': offline });
    const uploads = new PictureUploads();
    const ids = uploads.addFiles([png()]);
    expect(await uploads.settled(ids, signal)).toBe(false);
    uploads.close();
    dispatchEvent(new Event('online'));
    await new Promise(process.nextTick);
    expect(calls).toHaveLength(1);
  });

  it('are two at a time, and can be cancelled', async () => {
    const { handler, release } = deferred(() => json(picture));
    const calls = serve({ 'POST /api/pictures': handler });
    const uploads = new PictureUploads();
    const ids = uploads.addFiles([png(), png(), png()]);
    await until(uploads, () => uploads.all.filter(({ preview }) => preview).length === 2);
    await Promise.resolve();
    expect(calls.length).toBeLessThanOrEqual(2);
    for (const id of ids) uploads.cancel(id);
    expect(uploads.all).toEqual([]);
    release();
  });
});
