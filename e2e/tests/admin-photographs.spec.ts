import type { Locator, Page } from '@playwright/test';
import {
  chooseCover,
  choosePictures,
  contentField,
  save,
  savedWords,
  uniqueTitle,
  write,
} from '../support/editor.js';
import { look } from '../support/look.js';
import { showPictures } from '../support/page-pictures.js';
import { phonePhotograph, photographFile } from '../support/photographs.js';
import { boxOf, expect, expectInConsole, ownerTest, phone } from '../support/test.js';

/** Photographs on their way into a post: from the camera roll, the clipboard or a folder, also on connections that break. */
const PORTRAIT = 'portrait-with-place.jpg';
const PANORAMA = 'panorama.jpg';
const HEIC = 'portrait.heic';

/** Encoding takes a second or two per picture, and pictures of other tests wait in the same queue. */
const arrived = { timeout: 90_000 };
ownerTest.describe.configure({ timeout: 180_000 });
const uploads = (page: Page) => page.getByRole('list', { name: 'Pictures on their way' });
const onTheirWay = (page: Page) => uploads(page).getByRole('progressbar');

/** Publishes the post and opens its public page. */
async function publishAndView(page: Page) {
  await save(page, arrived.timeout);
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** The pictures of an element: which file, aspect ratio, position of the crop, and description. */
const pictures = (place: Locator) =>
  place.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => ({
      picture: /\/media\/[^/]+/.exec(image.src)?.[0],
      position: getComputedStyle(image).objectPosition,
      shape: Math.round((image.clientWidth / image.clientHeight) * 50) / 50,
      alt: image.alt,
    })),
  );

ownerTest('a portrait is cropped at the chosen point, as the preview showed', phone, async ({ page }) => {
  const title = uniqueTitle('A face high in the frame');
  await page.goto('/admin/blog/new');
  await write(page, title);
  await chooseCover(page).setInputFiles(photographFile(PORTRAIT));
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible(arrived);
  await page.getByLabel('Picture description').fill('Short hair, from the front');
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const card = () => pictures(preview.locator('[inert]').last());
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview.getByText('1 min read')).toBeVisible();
  const face = await card();
  // The face is in the upper half of the picture.
  expect(face).toMatchObject([{ position: expect.stringMatching(/^50% [12]\d%$/) }]);
  await page.keyboard.press('Escape');

  await page.getByText('Choose the focal point').click();
  await look(page, 'what crops keep');
  const frame = page.locator('details img');
  const { width, height } = await boxOf(frame);
  await frame.click({ position: { x: width / 2, y: height * 0.68 } });
  await expect(page.getByLabel('From top to bottom')).toHaveValue(/^6[789]$/);
  await expect(savedWords(page)).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview.getByText('1 min read')).toBeVisible();
  expect(await card()).not.toEqual(face);
  const promised = await pictures(preview.locator('[inert]').first());
  await page.keyboard.press('Escape');

  await publishAndView(page);
  await showPictures(page);
  expect(await pictures(page.getByRole('article').first())).toEqual(promised);
});

ownerTest(
  'uploads arrive whole and upright, also through an interruption',
  phone,
  async ({ page, context }) => {
    expectInConsole(/net::ERR_/);
    await page.goto('/admin/blog/new');
    await write(page, uniqueTitle('Through the tunnel'));
    await choosePictures(page).setInputFiles([photographFile(HEIC), await phonePhotograph(page)]);
    await expect(contentField(page).locator('img')).toHaveCount(2, arrived);
    await expect(savedWords(page)).toBeVisible();

    const { promise: tunnel, resolve: enterTunnel } = Promise.withResolvers<void>();
    await page.route('**/api/pictures', async (route) => {
      await tunnel;
      await route.abort('internetdisconnected');
    });
    await choosePictures(page).setInputFiles([photographFile(PORTRAIT), photographFile(PANORAMA)]);
    await expect(onTheirWay(page)).toHaveCount(2);
    await contentField(page).press('Control+End');
    await context.setOffline(true);
    enterTunnel();
    await expect(uploads(page).getByText('The connection was lost: it goes on by itself.')).toHaveCount(2);
    await look(page, 'pictures that a break stopped');
    await page.keyboard.insertText('Written in the tunnel.');
    await expect(page.getByText(/What you type is kept on this device/)).toBeVisible();

    await page.unroute('**/api/pictures');
    await context.setOffline(false);
    await expect(contentField(page).locator('img')).toHaveCount(4, arrived);
    await expect(savedWords(page)).toBeVisible();
    await publishAndView(page);
    await expect(page.getByRole('article').first()).toContainText('Written in the tunnel.');
    await showPictures(page);
    const found = await pictures(page.getByRole('article').first());
    // The HEIC and the phone's photograph of 12 MB are upright.
    expect(found.map(({ shape }) => shape).slice(0, 2)).toEqual(
      [2 / 3, 3 / 4].map((shape) => expect.closeTo(shape, 1)),
    );
    expect(found).toHaveLength(4);
  },
);
