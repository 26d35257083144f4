import type { Page } from '@playwright/test';
import { textsOf } from '../../content/dist/translate.js';
import { firstEdition, htmlOf, siteTest } from '../support/site.js';
import { expect, expectAccessible, expectNoOverflow, isInUse, test } from '../support/test.js';

type Content = ReturnType<typeof firstEdition>;

const HAIR = 'മുടി';
const OWN = 'മലയാളം';
const INVITATION = 'മലയാളത്തിൽ വായിക്കുക';

/** Everything in Malayalam, each word being the same, but for one menu. */
function inMalayalam(): Content {
  const content = firstEdition();
  const texts = textsOf(content as never).flatMap(({ key, original }) => {
    if (key.startsWith('services/makeup/') || key.endsWith('/map')) return [];
    const text = original.replace(/\{\w+\}|[A-Za-z’']+/g, (word) => (word.startsWith('{') ? word : HAIR));
    return [[key, { text, from: original }]];
  });
  return { ...content, translations: { ml: { isOn: true, texts: Object.fromEntries(texts) } } };
}

/** Visible texts that are said to be in Malayalam and have only Latin letters, and elements that should say something and don't. */
const wrongIn = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('#root') as HTMLElement;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const empty = [...root.querySelectorAll('h1, h2, h3, p, li, dt, dd, summary, a, button')].filter(
      (element) =>
        isShown(element) &&
        !(element.textContent + (element.ariaLabel ?? '')).trim() &&
        !element.querySelector('svg, img'),
    );
    const unmarked = [...root.querySelectorAll('*')].filter((element) => {
      const own = [...element.childNodes].map((node) =>
        node.nodeType === Node.TEXT_NODE ? node.nodeValue : '',
      );
      const text = own.join('');
      const isLatin = /\p{L}/u.test(text) && !/\p{Script=Malayalam}/u.test(text);
      return isLatin && isShown(element) && element.closest<HTMLElement>('[lang]')?.lang !== 'en';
    });
    return [...empty, ...unmarked].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

siteTest('the salon speaks Malayalam as well', async ({ page, owner, visitor, browser, baseURL }) => {
  test.setTimeout(240_000);
  await owner.publish(inMalayalam());
  const listed = async () =>
    Array.from(
      (await htmlOf(visitor, '/sitemap-pages.xml')).matchAll(/<loc>https?:\/\/[^/]+(\/ml[^<]*)/g),
      ([, path = '']) => path,
    );
  // On a busy machine visitors have it a moment later.
  await expect.poll(async () => (await listed()).length, { timeout: 60_000 }).toBeGreaterThan(15);

  for (const path of await listed())
    await test.step(`${path} is in Malayalam, or says what isn't`, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
      expect(await wrongIn(page)).toEqual([]);
    });

  await test.step('it can be read by everybody, also on the smallest phone', async () => {
    for (const path of ['/ml', '/ml/services/makeup', '/ml/offers']) {
      await page.goto(path);
      await expectNoOverflow(page, 320);
      await expectAccessible(page);
    }
    expect((await visitor.get('/ml/nothing')).status()).toBe(404);
    expect(await htmlOf(visitor, '/ml/nothing')).toContain('<html lang="ml"');
  });

  await test.step('links lead to pages in the language, in the same document', async () => {
    await page.goto('/ml/services');
    const document = await page.evaluateHandle(() => window.document);
    await page.locator('main a[href="/ml/services/makeup"]').first().click();
    await expect(page).toHaveURL(/\/ml\/services\/makeup$/);
    await expect(page.getByRole('heading', { level: 3, name: 'Bridal Makeup' }).first()).toBeVisible();
    await expect.poll(() => wrongIn(page)).toEqual([]);
    expect(await document.evaluate((first) => first === window.document)).toBe(true);
  });

  await test.step('the switch stays on the page, there and back', async () => {
    await page.goto('/ml/services/hair#hair-spa');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/[^l]\/services\/hair#hair-spa$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    // A tap before scripts run leads to the page's beginning.
    await page.waitForFunction(isInUse);
    await page.getByRole('contentinfo').getByRole('link', { name: OWN }).click();
    await expect(page).toHaveURL(/\/ml\/services\/hair#hair-spa$/);
  });

  await test.step('what is planned in one language is asked for with the owner’s own names in the other', async () => {
    await page.goto('/services/hair');
    const item = page.locator('[data-name="Hair Spa"]');
    await item.getByRole('button', { name: /^Add to visit/ }).click();
    await page.goto('/ml/services/hair');
    await expect(item.locator('button[data-added]')).toBeVisible();
    const chat = await item.locator('a[href*="wa.me"]').first().getAttribute('href');
    expect(new URL(`${chat}`).searchParams.get('text')).toContain(`${HAIR} ${HAIR} (Hair Spa)`);
  });

  await test.step('who has another browser language is invited, until the line is closed', async () => {
    const context = await browser.newContext({ baseURL, locale: 'ml-IN' });
    const visit = await context.newPage();
    await visit.goto('/about');
    const invitation = visit.getByRole('link', { name: INVITATION });
    await expect(invitation).toHaveAttribute('href', '/ml/about');
    await expectAccessible(visit);
    await visit.locator('aside', { has: invitation }).getByRole('button').click();
    await visit.reload();
    await expect(visit.getByRole('contentinfo').getByRole('link', { name: OWN })).toBeVisible();
    await visit.waitForLoadState('networkidle');
    await expect(invitation).toBeHidden();
    await context.close();
  });
});
