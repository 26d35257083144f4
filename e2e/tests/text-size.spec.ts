import type { Page } from '@playwright/test';
import { createPost } from '../support/admin.js';
import { pages } from '../support/pages.js';
import { expect, expectInConsole, expectNoOverflow, ownerTest, phone, test } from '../support/test.js';

/** Narrow windows, and text enlarged by the browser's own setting, which makes the root's font size larger (WCAG 1.4.4, 1.4.10). */
const views = [
  { width: 320, percent: 200 },
  { width: 240, percent: 100 },
];

const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

/** Texts and controls that stick out of the window sideways, and texts that are cut. */
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

  for (const path of [...pages.map((page) => page.path), '/admin/login', '/nowhere'])
    test(`${path}: nothing is cut off or outside the window`, phone, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Until scripts run, the reviews of the home page have no controls.
      await expect(page.getByRole('radiogroup', { name: 'Reviews' })).toHaveCount(path === '/' ? 1 : 0);
      await expectWholeInAllViews(page);
    });
});

test('a post and a visit are whole', phone, async ({ page, request }) => {
  const { _id } = await createPost(request);
  await page.goto(`/blog/${_id}`);
  await expectWholeInAllViews(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services/nail');
  await page.getByRole('button', { name: /^Add to visit.*Gel Polish/ }).click();
  await page.getByRole('button', { name: /^Your visit/ }).click();
  await expect(page.getByRole('link', { name: 'Send on chat' })).toBeVisible();
  await expectWholeInAllViews(page, ' with a visit');
});

test.describe('the owner', phone, () => {
  const screens = [
    '/admin/blog',
    '/admin/blog/new',
    '/admin/site',
    '/admin/site/hours',
    '/admin/site/prices#services.hair[0].name',
  ];
  for (const path of screens)
    ownerTest(`${path}: nothing is cut off or outside the window`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWholeInAllViews(page);
    });
});
