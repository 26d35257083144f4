import {
  expect,
  expectAccessible,
  expectInConsole,
  holdScripts,
  keepsFocus,
  phone,
  test,
} from '../support/test.js';

const ENTRIES = ['HOME', 'ABOUT', 'SERVICES', 'ACADEMY', 'BLOG', 'BOOK APPOINTMENT', 'OFFERS'];

test('the header changes after 50 px of scrolling', phone, async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main).toHaveCSS('padding-top', '48px');
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect(main).toHaveCSS('padding-top', '64px');
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

test('the drawer shows its entries, keeps the focus, and closes', phone, async ({ page }) => {
  await page.goto('/about');
  const open = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await open.click();
  await expect.poll(async () => Math.round((await drawer.boundingBox())?.x ?? 0)).toBe(54);
  const entries = drawer.getByRole('list').getByRole('link');
  await expect(entries).toHaveText(ENTRIES);
  await expectAccessible(page);
  for (let tab = 0; tab < 9; tab++) {
    await page.keyboard.press('Tab');
    expect(await keepsFocus(drawer)).toBe(true);
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

test('before its scripts the menu’s button leads to the footer’s links', phone, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByLabel('Open menu').click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeInViewport();
  letScriptsCome();
  await page.getByRole('button', { name: 'Open menu' }).press('Space');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a page that can’t be had leaves the ways to others and to call', phone, async ({ page, context }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  expectInConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page did not load');
  await expect(footer.getByRole('link', { name: /^\+91/ }).first()).toBeVisible();
  await context.setOffline(false);
  await footer.getByRole('link', { name: 'Services' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
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
  for (let control = 0; control < 20; control++) {
    await page.keyboard.press('Tab');
    await expect.poll(isCovered, `control ${control}`).toBe(false);
  }
});

test('the film plays muted, with buttons for sound and pause', phone, async ({ page }) => {
  await page.goto('/');
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await page.getByRole('button', { name: /unmute|sound on/i }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  await page.getByRole('button', { name: /pause/i }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
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
    await expect(carousel.getByRole('radio').first()).toBeChecked();
    expect(films).toEqual([]);
    const moving = await page.evaluate(
      () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
    );
    expect(moving).toBe(0);
  });
});
