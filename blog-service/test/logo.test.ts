import { LOGO_GROUNDS } from '@salon/content/description/salon';
import { sampleContent } from '@salon/content/testing/sample';
import { withValueAt } from '@salon/content/testing/withValueAt';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { beginEditions, useApp } from './app.js';
import { padded, plain } from './samples.js';

const blog = useApp();
beforeEach(() => beginEditions(blog));

const svg = (inside: string, more = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 100" ${more}>${inside}</svg>`,
  );
const LEAF = '<circle cx="50" cy="50" r="40" fill="#cfa75a"/>';
const send = (logo: Buffer, type = 'image/svg+xml') => blog.upload(logo, type, '?as=logo');
const stored = async (logo: Buffer, type?: string) =>
  (await (await send(logo, type)).json()) as { image: string };

const bytesAt = async (path: string) => {
  const response = await blog.get(path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

const PNG = plain({ width: 900, height: 300 }, '#0000', 4)
  .composite([{ input: svg(LEAF, 'width="300"') }])
  .png();
test.each([
  ['an SVG', svg(LEAF), 'image/svg+xml'],
  ['a PNG', await PNG.toBuffer(), 'image/png'],
])(
  '%s becomes a transparent PNG, icons and a preview, which visitors get once they see it',
  async (_, logo, type) => {
    const { image } = await stored(logo, type);
    expect(image).toMatch(/^\/media\/[0-9a-f]{20}-396x132-12372a\/960[.]png$/);
    expect(await blog.status(image)).toBe(404);

    await blog.publish(await blog.saveDraft(withValueAt(sampleContent(), 'salon.logo', { image })));
    const shown = await bytesAt(image);
    expect(shown.response.headers.get('Content-Type')).toBe('image/png');
    const corner = await sharp(shown.bytes)
      .extract({ left: 395, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner.at(-1)).toBe(0);
    for (const side of [32, 180, 192, 512]) {
      const { bytes } = await bytesAt(image.replace('960.png', `${side}.png`));
      expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side, hasAlpha: false });
    }
    const preview = await bytesAt(image.replace('960.png', 'preview.jpg'));
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  },
);

test.each([
  ['light', '#cfa75a', 'dark'],
  ['dark', '#361b40', 'card'],
  ['neon', '#39ff14', 'dark'],
  ['black', '#000', 'card'],
] as const)('a %s logo stands where it can be seen, and so do its icons', async (_, fill, ground) => {
  const { image } = await stored(svg(LEAF.replace('#cfa75a', fill)));
  expect(image).toContain(`-${LOGO_GROUNDS[ground]}/`);
  await blog.publish(await blog.saveDraft(withValueAt(sampleContent(), 'salon.logo', { image })));
  const { bytes } = await bytesAt(image.replace('960.png', '32.png'));
  const corner = (await sharp(bytes).raw().toBuffer()).subarray(0, 3).toString('hex');
  expect(corner).toBe(LOGO_GROUNDS[ground]);
});

const drawn = (drawings: unknown) =>
  fetch(`${blog.url}/internal/drawn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(drawings),
  });

test('drawings of the renderer’s are answered as what is asked for, in their order', async () => {
  const drawing = `${svg('<path fill="#f00" d="M0 0h300v100H0z"/>', 'width="60" height="20"')}`;
  const wanted = [
    ['png', 'png', '#ff0000'],
    ['jpg', 'jpeg', '#fe0000'],
  ] as const;
  const answer = await drawn(wanted.map(([as]) => ({ svg: drawing, as })));
  const made = (await answer.json()) as string[];
  for (const [at, [, format, red]] of wanted.entries()) {
    const bytes = Buffer.from(made[at] ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 60, height: 20 });
    expect(`#${(await sharp(bytes).removeAlpha().raw().toBuffer()).subarray(0, 3).toString('hex')}`).toBe(
      red,
    );
  }
  expect((await drawn([{ svg: drawing, as: 'gif' }])).status).toBe(400);
});

const MORE = /^The SVG has more than shapes/;
test.each([
  ['a script', svg('<script>alert(1)</script>'), MORE],
  ['an event handler', svg(LEAF, 'onload="alert(1)"'), MORE],
  ['foreign content', svg('<foreignObject><p/></foreignObject>'), MORE],
  ['a link', svg('<use xlink:href="file:///etc/passwd#x"/>'), MORE],
  ['entities', Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), svg('&a;')]), MORE],
  ['a drawing that is too heavy', svg(' '.repeat(1024 * 1024)), /^An SVG must be at most 1 MB/],
  ['text', Buffer.from('our logo'), /^The image must be a JPEG, PNG/],
  ['40 MB', padded(Buffer.from('\xff\xd8\xff', 'latin1'), 40 << 20), /^Image size should be less than 5MB/],
])('a logo is refused when it is %s', async (_, logo, sentence) => {
  const response = await send(logo);
  expect([400, 413]).toContain(response.status);
  expect(JSON.stringify(await response.json())).toMatch(new RegExp(sentence.source.replace('^', '"')));
});
