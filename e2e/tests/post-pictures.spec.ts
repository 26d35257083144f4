import type { APIRequestContext, Page } from '@playwright/test';
import { createPost, type Post } from '../support/admin.js';
import { uniqueTitle } from '../support/editor.js';
import { showPictures } from '../support/page-pictures.js';
import { photographFile, storePhotograph } from '../support/photographs.js';
import { boxOf, expect, expectAccessible, expectNoOverflow, test } from '../support/test.js';

const TEXT = '<p>Comb the lengths with your fingers, and let the hair dry in the shade.</p>';

/** A post with every kind of content. */
async function storyWithPictures(request: APIRequestContext): Promise<Post> {
  // Other kinds of files: admin-photographs.spec.ts.
  const [portrait, panorama] = await Promise.all(
    ['portrait-with-place.jpg', 'panorama.jpg'].map((name) => storePhotograph(request, photographFile(name))),
  );
  const image = (src: string | undefined, alt: string) => `<img src="${src}" alt="${alt}">`;
  const content = [
    TEXT,
    `<figure>${image(panorama, 'The class room')}<figcaption>Where we <em>learn</em></figcaption></figure>`,
    TEXT,
    `<figure data-layout="row">${image(portrait, 'Before the cut')}${image(portrait, 'After the cut')}</figure>`,
    `<figure data-layout="compare">${image(portrait, 'Dry')}${image(portrait, 'Cared for')}<figcaption>One month</figcaption></figure>`,
    `<figure data-layout="gallery">${image(portrait, 'One')}${image(panorama, 'Two')}${image(portrait, 'Three')}${image(panorama, 'Four')}<figcaption>All of them</figcaption></figure>`,
    '<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://x.example/">How to braid</a></figure>',
    '<figure data-embed="instagram" data-id="C_a-9x"><a href="https://x.example/">A look</a></figure>',
    TEXT,
  ].join('');
  return createPost(request, {
    title: uniqueTitle('Pictures in a post'),
    content,
    image: portrait,
  });
}

/** Collects all requests to other sites. */
function askedElsewhere(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(page.url()).host) asked.push(request.url());
  });
  return asked;
}

test.beforeEach(async ({ page }) => {
  // Requests to other sites are answered here, so that no test depends on them.
  await page.route(/youtube|instagram/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' }),
  );
});

test('a post shows its pictures, layouts and videos', async ({ page, request, browser }) => {
  test.slow();
  const { _id } = await storyWithPictures(request);
  await page.goto(`/blog/${_id}`);
  const elsewhere = askedElsewhere(page);
  const article = page.getByRole('article').first();
  const box = (name: string) => boxOf(article.getByAltText(name, { exact: true }));

  await test.step('every picture arrives, at its own shape', async () => {
    await showPictures(page);
    const panorama = await box('The class room');
    expect(panorama.width / panorama.height).toBeCloseTo(1632 / 408, 1);
    await expect(article.locator('figcaption').first()).toHaveText('Where we learn');
  });

  await test.step('a row stands side by side', async () => {
    const [before, after] = [await box('Before the cut'), await box('After the cut')];
    expect(after.y).toBeCloseTo(before.y, 0);
    expect(after.height).toBeCloseTo(before.height, 0);
    expect(after.x).toBeGreaterThan(before.right);
  });

  await test.step('the slider is moved by keys', async () => {
    const slider = article.getByRole('slider', { name: 'Slide between before and after' });
    const clip = () =>
      slider.evaluate((input) => getComputedStyle(input.parentElement?.children[1] as Element).clipPath);
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(clip).toMatch(/ 100%\)$/);
    await page.keyboard.press('Home');
    await expect.poll(clip).toMatch(/^inset\(0(px)?( 0px 0px 0%)?\)$/);
  });

  await test.step('nothing is too wide, and axe finds nothing', async () => {
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  await test.step('a video asks nothing of another site until it is tapped', async () => {
    await expect(article.locator('iframe')).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    await article.getByRole('button', { name: 'Play from YouTube: How to braid' }).click();
    const video = article.locator('iframe[title="How to braid"]');
    await expect(video).toBeFocused();
    await expect(video).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
    await article.getByRole('button', { name: 'Show from Instagram: A look' }).click();
    await expect(article.locator('iframe[title="A look"]')).toBeFocused();
    await expect
      .poll(() => elsewhere)
      .toEqual([
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
        'https://www.instagram.com/p/C_a-9x/embed/',
      ]);
    await expectNoOverflow(page, 320);
  });

  await test.step('without JavaScript a comparison stands side by side, and a video is a link', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL(`/blog/${_id}`, page.url()).href);
    const after = await boxOf(plain.getByAltText('Cared for'));
    expect(after.x).toBeGreaterThanOrEqual((await boxOf(plain.getByAltText('Dry'))).right);
    const link = plain.getByRole('link', { name: 'How to braid' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await context.close();
  });
});
