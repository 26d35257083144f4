import type { Page } from '@playwright/test';
import { createPost } from '../support/admin.js';
import { pages } from '../support/pages.js';
import { boxOf, expect, expectInConsole, expectNoOverflow, ownerTest, phone, test } from '../support/test.js';

/** Narrow windows, and text enlarged by the browser's own setting, which makes the root's font size larger (WCAG 1.4.4, 1.4.10). */
const views = [
  { width: 360, percent: 200 },
  { width: 320, percent: 200 },
  { width: 320, percent: 150 },
  { width: 280, percent: 100 },
  { width: 240, percent: 100 },
];

const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

/** Texts and controls that stick out of the window sideways, texts that are cut, and controls of the header that overlap. */
function faultsOf(width: number): string[] {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (element: Element) =>
    `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isSmall = ({ width, height }: DOMRect) => width < 2 || height < 2;
  const faults: string[] = [];
  // An open dialog covers the rest of the page.
  const scope = document.querySelector('dialog[open]') ?? document.body;
  for (const element of scope.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    // What only screen readers see is a pixel large. A row of days, tabs or menus may scroll by itself.
    const rows = 'fieldset, [role=toolbar], nav[aria-label="Other services"]';
    if (!shown(element) || isSmall(box) || element.closest(rows)) continue;
    const counts = hasText(element) || element.matches('a, button, input, select, textarea');
    if (counts && (box.right > width + 1 || box.left < -1))
      faults.push(`${nameOf(element)} is at ${box.left}–${box.right}`);
    const { overflowX } = getComputedStyle(element);
    if (hasText(element) && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${nameOf(element)} is cut`);
  }
  const controls = [...scope.querySelectorAll('header :is(a, button)')].filter(shown);
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const isApart =
        a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      if (!isApart && !isSmall(a) && !isSmall(b)) faults.push(`${nameOf(one)} overlaps ${nameOf(other)}`);
    }
  return faults;
}

/** Looks at the page in every view. */
async function expectWholeInAllViews(page: Page, state = '') {
  for (const { width, percent } of views) {
    await page.setViewportSize({ width, height: 740 });
    await enlarge(page, percent);
    await expectNoOverflow(page);
    const view = `${new URL(page.url()).pathname}${state}, ${width} px, text at ${percent} %`;
    expect.soft(await page.evaluate(faultsOf, width), view).toEqual([]);
  }
  await enlarge(page, 100);
}

test.use({ isMobile: false, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => expectInConsole(/status of 404.*\/(nowhere|api\/site\/draft)/));

test.describe(() => {
  test.describe.configure({ mode: 'parallel' });

  const entrances = ['/admin/login', '/admin/login/recovery'];
  for (const path of [...pages.map((page) => page.path), ...entrances, '/nowhere'])
    test(`${path}: nothing is cut off or outside the window`, phone, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Until scripts run, the reviews of the home page stand side by side.
      await expect(page.locator('[role=tabpanel]:not([inert])')).toHaveCount(path === '/' ? 1 : 0);
      await expectWholeInAllViews(page);
    });
});

test('the links of the booking bar keep their size', phone, async ({ page }) => {
  await page.goto('/services/prices');
  for (const { width, percent } of views) {
    await page.setViewportSize({ width, height: 740 });
    await enlarge(page, percent);
    for (const name of ['Price list', 'Call Now', 'Book on chat']) {
      const link = page.getByRole('complementary', { name: 'Booking' }).getByRole('link', { name });
      const { width: wide, height } = await boxOf(link);
      expect.soft(Math.min(wide, height), `${name}, ${width} px, ${percent} %`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('a post, the drawer and a visit are whole', phone, async ({ page, request }) => {
  const { _id } = await createPost(request);
  await page.goto(`/blog/${_id}`);
  await expectWholeInAllViews(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectWholeInAllViews(page, ' with the drawer');
  await page.keyboard.press('Escape');
  await page.goto('/services/nail');
  for (const name of ['Gel Polish', 'Spa Pedicure'])
    await page.getByRole('button', { name: new RegExp(`^Add to visit.*${name}`) }).click();
  await page.getByRole('button', { name: /^Your visit/ }).click();
  await expect(page.getByRole('link', { name: 'Send on chat' })).toBeVisible();
  await expectWholeInAllViews(page, ' with a visit');
});

test.describe('the owner', phone, () => {
  const parts = [
    '',
    '/look',
    '/hours',
    '/photos',
    '/prices',
    '/services/hair',
    '/offers',
    '/contact',
    '/publish',
  ];
  const screens = [
    '/admin/blog',
    '/admin/blog/new',
    '/admin/visitors',
    ...parts.map((part) => `/admin/site${part}`),
  ];
  for (const path of screens)
    ownerTest(`${path}: nothing is cut off or outside the window`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWholeInAllViews(page);
    });
});
