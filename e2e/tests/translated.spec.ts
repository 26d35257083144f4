import type { Page } from '@playwright/test';
import { createPost } from '../support/admin.js';
import { expect, expectInConsole, holdScripts, phone, test } from '../support/test.js';

// Chrome offers many visitors a translation. On each page the console stays quiet (support/test.ts), and texts follow what is done.

async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(isHydrated);
  await translate(page);
}

/** The page and what is around it, which is hydrated later. */
function isHydrated() {
  const parts = ['main h1', 'footer', 'aside'].map((part) => document.querySelector(part));
  return parts.every((part) => part && Object.keys(part).some((key) => key.startsWith('__reactFiber')));
}

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: `“${name}”`, exact: true }) });

for (const path of ['/', '/services/prices', '/Academy', '/blog', 'a post'])
  test(`navigation and going back work: ${path}`, phone, async ({ page, request }) => {
    await openTranslated(page, path === 'a post' ? `/blog/${(await createPost(request))._id}` : path);
    const heading = page.getByRole('heading', { level: 1 });
    const title = (await heading.textContent()) ?? '';
    expect(title).toMatch(/^“/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(heading).not.toHaveText(title);
    await expect(heading).toHaveText(/^“/);
    await page.goBack();
    await expect(heading).toHaveText(title);
  });

test('drawer, reviews and large pictures work', phone, async ({ page }) => {
  await openTranslated(page, '/');
  await page.getByRole('radio', { name: /^Review 4 of/ }).click();
  const reviews = page.getByRole('region', { name: 'What clients say' }).locator('figure');
  await expect(reviews.nth(3)).toBeInViewport();
  await page.getByRole('link', { name: 'See it large' }).first().click();
  const large = page.getByRole('dialog', { name: 'Our work' });
  await large.getByRole('button', { name: 'Close the picture' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Offers' }).click();
  await expect(card(page, 'Wax Works')).toBeVisible();
});

test('prices are searched by the original words', phone, async ({ page }) => {
  await openTranslated(page, '/services/prices');
  const status = main(page).getByRole('status');
  const filter = page.getByRole('searchbox', { name: 'Find a service' });
  await filter.fill('muhurtham');
  await expect(status).toHaveText(/^“1 of \d+ services”$/);
  for (const words of ['zebra', 'zebras']) {
    await filter.fill(words);
    await expect(main(page).getByText(`“Nothing on the list is called “${words}”`)).toBeVisible();
  }
  await filter.fill('');
  await expect(status).toHaveText(/^“\d+ services”$/);
});

test('a visit is planned, sent and emptied', phone, async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }));
  await openTranslated(page, '/services/hair');
  const toggle = (name: string) => card(page, name).getByRole('button', { name: 'visit' });
  for (const name of ['Haircut', 'Hair Spa']) {
    await expect(toggle(name)).toContainText('“Add to visit”');
    await toggle(name).click();
    await expect(toggle(name)).toContainText('“In your visit”');
  }
  const bar = page.getByRole('button', { name: '“Your visit' });
  await expect(bar).toContainText('“Your visit: 2 services”');
  await bar.click();
  const sheet = page.getByRole('dialog', { name: 'Your visit' });
  await sheet.getByRole('combobox', { name: 'People for Haircut' }).selectOption('2');
  await expect(sheet).toContainText('less when you sit side by side');
  await sheet.getByRole('radio', { name: 'Sat', disabled: false }).first().check();
  await sheet.getByLabel('Another time').fill('06:00');
  await expect(sheet).toContainText('“6 am is outside');
  await sheet.getByRole('link', { name: 'Send on chat' }).click();
  await expect(sheet).toContainText('“The chat is open in another tab.”');
  await sheet.getByRole('button', { name: 'Remove Hair Spa' }).click();
  await expect(sheet).toContainText('“Hair Spa is taken out.”');
  await sheet.getByRole('button', { name: 'Empty the visit' }).click();
  await expect(sheet).toContainText('“Your visit is empty.”');
  await sheet.getByRole('button', { name: 'Close your visit' }).click();
  await expect(toggle('Haircut')).toContainText('“Add to visit”');
});

test('a page that is translated before its scripts load still works', phone, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/services/hair', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await translate(page);
  // React renders anew what it finds to be another text.
  expectInConsole(/React error #418/);
  letScriptsCome();
  await page.waitForFunction(isHydrated);
  const toggle = card(page, 'Haircut').getByRole('button');
  await toggle.click();
  await expect(toggle).toContainText('“In your visit”');
});

/**
 * Does to a page what a browser's translator does: two <font> elements take the place of each text, now and whenever one is added. The
 * translation of a text is the text in quotes. React keeps the text that is gone: what it then writes there nobody sees, so that is an
 * error.
 */
const translate = (page: Page) => page.evaluate(translateBody);

function translateBody() {
  const replaceIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim()) texts.push(node);
    for (const text of texts) {
      if (!text.isConnected || text.parentElement?.closest('font, script, style, noscript, textarea'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.replace(/\S.*\S|\S/s, '“$&”');
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replaceIn(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (!this.isConnected) console.error(`Nobody sees that “${this.nodeValue}” has become “${text}”`);
      value?.set?.call(this, text);
    },
  });
}
