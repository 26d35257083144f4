import type { Locator, Page } from '@playwright/test';
import { newPhotograph } from '../support/photographs.js';
import { siteTest } from '../support/site.js';
import { expect, phone } from '../support/test.js';

/** What she does in a week, from the list of posts on, each until visitors see it: publishing takes two taps of each. */
siteTest('takes few taps on a phone', phone, async ({ page, owner }) => {
  siteTest.setTimeout(120_000);

  await within(14, page, 'Prices', async ({ tap, type, enter }) => {
    await tap(page.getByRole('button', { name: 'Add a menu' }));
    await type('Brows');
    await enter();
    for (const name of ['Shape', 'Tint', 'Lamination', 'Lift', 'Wax']) {
      if (name !== 'Shape') await enter();
      await type(name);
      await enter();
      await type('from 450');
    }
  });
  const { menus, services } = (await owner.published()).content;
  const brows = menus.find(({ address }) => address === 'brows');
  expect(services[brows?.id ?? '']?.map(({ name }) => name).join()).toBe('Shape,Tint,Lamination,Lift,Wax');

  await within(4, page, 'Prices', async ({ tap, type }) => {
    await tap(page.getByLabel('Price of Haircut', { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await type('from 1,300');
  });

  await within(4, page, 'Hours & notices', async ({ tap }) => {
    await tap(page.getByRole('button', { name: /^Close on Fri/ }));
  });
  expect((await owner.published()).content.hours.special.at(-1)).toMatchObject({ times: [], isTold: true });

  const shown = page.frameLocator('iframe');
  const photograph = await newPhotograph(page);
  await within(5, page, 'Pages & pictures', async ({ tap, count }) => {
    await tap(shown.locator('[data-path^="highlights[0].picture"]'));
    count();
    await page.getByLabel('Change picture').setInputFiles(photograph);
    await expect(page.getByText(/^It is replaced\./)).toBeVisible({ timeout: 20_000 });
  });
  expect((await owner.published()).content.highlights[0]?.picture.image).toMatch(/^\/media\//);

  await within(5, page, 'Pages & pictures', async ({ tap, type }) => {
    await tap(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'About' }));
    await tap(shown.getByText('Our story'));
    await expect(
      page.getByRole('group', { name: 'The story' }).getByLabel('Headline', { exact: true }),
    ).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await type('How we began');
  });
  expect((await owner.published()).content.words.about.story.title).toBe('How we began');
});

interface Finger {
  tap: (place: Locator) => Promise<void>;
  /** Into the field that has the focus: no tap is needed. */
  type: (text: string) => Promise<void>;
  /** The key of the phone's keyboard that goes on counts as a tap. */
  enter: () => Promise<void>;
  count: (taps?: number) => void;
}

async function within(most: number, page: Page, place: string, work: (finger: Finger) => Promise<void>) {
  let taps = 0;
  const count = (more = 1) => {
    taps += more;
  };
  const tap = (place: Locator) => {
    count();
    return place.tap();
  };
  const enter = () => {
    count();
    return page.keyboard.press('Enter');
  };
  await page.goto('/admin/blog');
  await tap(page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }));
  await work({ tap, type: (text) => page.keyboard.type(text), enter, count });
  await tap(page.getByRole('link', { name: /^Publish: / }));
  await tap(page.getByRole('button', { name: 'Publish now' }));
  await expect(page.getByRole('heading', { name: /^Published, edition/ })).toBeFocused({ timeout: 30_000 });
  expect(taps).toBeLessThanOrEqual(most);
}
