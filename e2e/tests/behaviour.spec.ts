import { editPageData, servicePages } from '../support/pages.js';
import {
  boxOf,
  chatButton,
  desktop,
  expect,
  expectAccessible,
  holdScripts,
  phone,
  test,
} from '../support/test.js';

/** A phone held sideways, and a window of 1280 × 800 at a zoom of 200 %. */
const lowWindows = [
  { width: 740, height: 360 },
  { width: 640, height: 400 },
];

const ENTRIES = ['HOME', 'ABOUT', 'SERVICES', 'ACADEMY', 'BLOG', 'BOOK APPOINTMENT', 'OFFERS'];

test('the header changes after 50 px of scrolling without a layout shift', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const shifts = () =>
    page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().length;
    });
  const before = await shifts();
  const main = page.getByRole('main');
  await expect(main).toHaveCSS('padding-top', '48px');
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect(main).toHaveCSS('padding-top', '64px');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(main).toHaveCSS('padding-top', '48px');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await shifts()).toBe(before);
});

test('a new page starts at its top; going back restores the place', phone, async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: "See men's hair" });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/services\/Menshair$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);
});

test('the drawer shows its entries in low windows, keeps the focus, and closes', phone, async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await open.click();
  await expect.poll(async () => Math.round((await drawer.boundingBox())?.x ?? 0)).toBe(54);
  const entries = drawer.getByRole('list').getByRole('link');
  await expect(entries).toHaveText(ENTRIES);
  await expectAccessible(page);
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.mouse.click(20, 200);
  await expect(drawer).toBeHidden();
  await open.click();
  await drawer.getByRole('link', { name: 'OFFERS' }).click();
  await expect(page).toHaveURL(/\/offers$/);
  await expect(drawer).toBeHidden();
});

test('headline and first button are on the first screen of low windows', desktop, async ({ page }) => {
  for (const path of ['/', '/about', '/services', '/services/spmu', '/Academy']) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const size of [...lowWindows, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size);
      await expect.soft(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect.soft(main.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a phone’s first screen shows a price, and both buttons of home', phone, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of servicePages) {
    await page.goto(path);
    const price = page.getByRole('article').getByText(/₹/).first();
    expect.soft((await boxOf(price)).bottom, path).toBeLessThanOrEqual(620);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const bar = await boxOf(page.getByRole('complementary', { name: 'Booking' }));
  const more = page.getByRole('main').getByRole('link', { name: 'More about us' });
  expect((await boxOf(more)).bottom).toBeLessThanOrEqual(bar.y);
});

test('the booking bar hides on scrolling down and returns on scrolling up', phone, async ({ page }) => {
  const chat = chatButton(page);
  const scroll = (top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await page.goto('/services/hair');
  await expect(chat).toBeInViewport({ ratio: 1 });
  // The first screen has this button itself.
  await expect(chat.getByText('Book on chat')).toHaveCSS('opacity', '0');
  await scroll(600);
  await expect(chat).toBeHidden();
  await scroll(550);
  await expect(chat.getByText('Book on chat')).toHaveCSS('opacity', '1');
  await expect(chat).toBeInViewport({ ratio: 1 });
});

test('the booking bar never covers the focused control', phone, async ({ page }) => {
  await page.goto('/services/prices');
  const booking = page.getByRole('complementary', { name: 'Booking', includeHidden: true });
  const isCovered = () =>
    booking.evaluate((bar) => {
      const focused = document.activeElement;
      if (!focused || bar.contains(focused) || !bar.checkVisibility({ visibilityProperty: true }))
        return false;
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    });
  for (let control = 0; control < 30; control++) {
    await page.keyboard.press('Tab');
    await expect.poll(isCovered, `control ${control}`).toBe(false);
  }
});

test('in a wide window the text ends before the chat button', desktop, async ({ page }) => {
  for (const path of ['/', '/services/prices', '/offers']) {
    await page.goto(path);
    for (const width of [1080, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const end = await page.getByRole('main').evaluate(rightEndOfText);
      expect.soft(end, `${path} at ${width} px`).toBeLessThanOrEqual((await boxOf(chatButton(page))).x);
    }
  }
});

function rightEndOfText(main: Element): number {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let end = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    // Words for screen readers only are clipped away.
    if (!parent?.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    end = Math.max(end, range.getBoundingClientRect().right);
  }
  return end;
}

test('a category and a search entered before the scripts load are applied', phone, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.getByLabel('Category').selectOption('Hair Care');
  await page.getByRole('searchbox', { name: 'Search' }).fill('oil');
  letScriptsCome();
  await expect(page).toHaveURL(/category=Hair\+Care&q=oil$/);
  await expect(page.getByLabel('Category')).toHaveValue('Hair Care');
  await expect(page.getByText(/posts? in Hair Care|^No posts match/)).toBeInViewport();
});

test('reviews rotate, stop, and unfold without enlarging the others', phone, async ({ page }) => {
  const more = ' Then came warm oil, a comb and all the time in the world.'.repeat(25);
  await editPageData(page, 'index', ({ testimonials: { reviews } }) => {
    if (reviews[3]) reviews[3].content += more;
  });
  await page.clock.install();
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  const carousel = page.getByRole('region', { name: 'What clients say' });
  const dots = carousel.getByRole('tab');
  await carousel.scrollIntoViewIfNeeded();
  // Under the pointer they would pause.
  await page.mouse.move(1, 1);
  await page.clock.runFor(5_000);
  await expect(dots.nth(1)).toHaveAttribute('aria-selected', 'true');
  await carousel.getByRole('button', { name: 'Stop automatic slide show' }).click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(20_000);
  await expect(dots.nth(1)).toHaveAttribute('aria-selected', 'true');

  const height = async () => (await boxOf(carousel)).height;
  const cut = await height();
  await dots.nth(3).click();
  const end = carousel.getByText('all the time in the world.');
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: /^Read more/ }).press('Enter');
  await expect(end).toBeVisible();
  expect(await height()).toBeGreaterThan(cut);
  await expectAccessible(page);
  await dots.nth(4).click();
  await expect.poll(height).toBe(cut);
});

test('the film plays muted and once; it has buttons for sound and pause', phone, async ({ page }) => {
  await page.goto('/');
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await page.getByRole('button', { name: /unmute|sound on/i }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  await page.getByRole('button', { name: /pause/i }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.1;
  });
  const play = page.getByRole('button', { name: 'Play video' });
  await play.click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  await play.click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(false);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves and the film is never fetched', phone, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => request.url().includes('.mp4') && films.push(request.url()));
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(20_000);
    const carousel = page.getByRole('region', { name: 'What clients say' });
    await expect(carousel.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    expect(films).toEqual([]);
    const moving = await page.evaluate(
      () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
    );
    expect(moving).toBe(0);
  });
});
