import { createPost, token } from '../../support/admin.js';
import { photographUrl } from '../../support/photographs.js';
import { expect, test } from '../../support/test.js';

/** Width and height from a JPEG's frame header. */
function sizeOf(jpeg: Buffer): [width: number, height: number] {
  let at = 2;
  while (jpeg[at + 1] !== 0xc0 && jpeg[at + 1] !== 0xc2) at += 2 + jpeg.readUInt16BE(at + 2);
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
}

test('a chat shows a shared post with its title, its text and a picture', async ({
  playwright,
  request,
  baseURL,
}) => {
  const image = photographUrl('portrait-with-place.jpg');
  const title = 'Oil before the wash & "after"';
  const excerpt = 'Two spoons of coconut oil, an hour before.';
  const { _id } = await createPost(request, await token(request), {
    title,
    excerpt,
    image,
    imageAlt: 'Short hair',
  });

  const chat = await playwright.request.newContext({
    baseURL,
    userAgent: 'WhatsApp/2.23.20.0',
    maxRedirects: 0,
  });
  const html = await (await chat.get(`/blog/${_id}`)).text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(meta('og:title')).toBe('Oil before the wash &amp; &quot;after&quot;');
  expect(meta('og:description')).toBe(excerpt);
  expect(meta('og:url')).toBe(`http://localhost:8080/blog/${_id}`);
  expect(meta('og:image')).toMatch(/^http:\/\/localhost:8080\/media\/[^/]+\/preview(-\d+-\d+)?\.jpg$/);
  expect(meta('og:image:alt')).toBe('Short hair');

  const picture = await chat.get(new URL(`${meta('og:image')}`).pathname);
  expect(picture.status()).toBe(200);
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/jpeg' });
  expect(picture.headers()['set-cookie']).toBeUndefined();
  const jpeg = await picture.body();
  expect(jpeg.length).toBeLessThan(250_000);
  expect(sizeOf(jpeg)).toEqual([1200, 630]);
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  await chat.dispose();
});
