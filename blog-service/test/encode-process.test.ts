import { readFile } from 'node:fs/promises';
import { until } from '@salon/service-kit/testing/until';
import { beforeEach, expect, test } from 'vitest';
import { PictureEncoder } from '../src/pictures/picture-encoder.js';
import { expectRefused, SAMPLE, useApp } from './app.js';
import { dataUrl, jpeg, padded, paddedHeic, photograph } from './samples.js';

const blog = useApp({ inProcesses: true });

beforeEach(async () => {
  await blog.database.query('DELETE FROM post');
  await blog.database.query('DELETE FROM picture');
});

const save = (image: string) => blog.admin('POST', '', { ...SAMPLE, image });
const stored = () =>
  blog.database.query(
    'SELECT (SELECT count(*)::int FROM post) AS posts, (SELECT count(*)::int FROM picture) AS pictures',
  );

test('pictures up to 5 MB, and HEIC up to 10 MB, are encoded within its limits, and a post gets the detected focus', async () => {
  const photo = await save(dataUrl(padded(await jpeg(), 5 * 1024 * 1024)));
  expect(photo.status).toBe(201);
  const heic = await readFile(new URL('pictures/portrait.heic', import.meta.url));
  const { image, focus, ...size } = await blog.store(paddedHeic(heic, 10 * 1024 * 1024));
  expect(size).toMatchObject({ width: 600, height: 900 });
  expect(focus.y).toBeLessThan(0.4);
  expect(await blog.create({ image })).toMatchObject({ focus });
  // Another focus has a preview of its own, which another process makes of the stored picture.
  await blog.create({ image, focus: { x: 0, y: 1 } });
  expect(await blog.status(image.replace('960.jpg', 'preview-0-100.jpg'))).toBe(200);
});

test('a picture that would take more memory than its process may have is refused with a sentence', async () => {
  const bomb = await readFile(new URL('pictures/49-megapixels.avif', import.meta.url));
  const response = await save(dataUrl(bomb, 'image/avif'));
  const message = 'The image takes too much memory to be read. Please save it at a smaller size.';
  await expectRefused(response, 400, message, 'image');
});

// Each takes a while: even on a busy machine its process is found before it ends.
const detailed = () => photograph({ width: 2400, height: 1600 });
const turbulent = (times: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><filter id="f">${'<feTurbulence baseFrequency=".01"/>'.repeat(times)}</filter>
     <path filter="url(#f)" d="M0 0h300v100H0z"/></svg>`,
  );
const saveDrawn = (drawing: Buffer) => blog.upload(drawing, 'image/svg+xml', '?as=logo');

test.each([
  ['picture', detailed, (photo: Buffer) => save(dataUrl(photo))],
  ['photographed logo', detailed, (photo: Buffer) => blog.upload(photo, 'image/jpeg', '?as=logo')],
  ['drawn logo', () => turbulent(2_000), saveDrawn],
])('a %s whose process dies is answered by a 503, and nothing is stored', async (_, make, send) => {
  const saving = send(await make());
  await until(async () => {
    const pid = await encoder();
    if (pid) process.kill(pid, 'SIGKILL');
    return pid !== undefined;
  });
  const response = await saving;
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('20');
  expect(await stored()).toEqual([{ posts: 0, pictures: 0 }]);
});

test('a drawing has so many seconds of a processor, however long a busy machine takes for them', async () => {
  blog.app.get(PictureEncoder).maxDrawingSeconds = 1;
  const message = 'The logo takes too long to be drawn. Please save it as plain shapes, or as a PNG.';
  await expectRefused(await saveDrawn(turbulent(20_000)), 400, message, 'image');
});

test('of a burst of pictures some wait their turn, the rest get a 503 that says when to come back', async () => {
  blog.app.get(PictureEncoder).maxWaiting = 2;
  const picture = await jpeg();
  const answers = await Promise.all(
    [10, 20, 30, 40, 50, 60].map((more) => save(dataUrl(padded(picture, picture.length + more)))),
  );
  const saved = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  // At least three are saved: one is encoded while two wait.
  expect(saved.length).toBeGreaterThanOrEqual(3);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer.headers.get('Retry-After')).toBe('20');
    await expectRefused(
      answer,
      503,
      'Too many pictures are being saved right now. Please try again in a moment.',
    );
  }
  expect(await stored()).toEqual([{ posts: saved.length, pictures: saved.length }]);
});

test('a picture of an import waits with however many, and lets all others go first', async () => {
  const encoder = blog.app.get(PictureEncoder);
  const { maxWaiting } = encoder;
  const ended: string[] = [];
  const picture = await jpeg();
  const encode = async (name: string, isPatient: boolean) => {
    await encoder.encode(picture, false, isPatient);
    ended.push(name);
  };
  const first = encode('first', false);
  encoder.maxWaiting = 0;
  const patient = encode('patient', true);
  await expect(encode('refused', false)).rejects.toThrow('Too many pictures are being saved right now.');
  encoder.maxWaiting = maxWaiting;
  await Promise.all([first, patient, encode('usual', false)]);
  expect(ended).toEqual(['first', 'usual', 'patient']);
});

/** The process that encodes a picture, once it is Node. */
async function encoder(): Promise<number | undefined> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  for (const pid of children.trim().split(' ')) {
    const about = (what: string) => readFile(`/proc/${pid}/${what}`, 'utf8').catch(() => '');
    // A process that was only just made is still a copy of the service, then a shell.
    const isNode = /^Name:\s+(node|MainThread)$/m.test(await about('status'));
    if (isNode && (await about('cmdline')).includes('encode-process')) return Number(pid);
  }
  return undefined;
}
