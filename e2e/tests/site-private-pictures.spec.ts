import { NOBODY } from '../support/admin.js';
import { expectUploaded } from '../support/page-pictures.js';
import { newPhotograph } from '../support/photographs.js';
import { publish, saved, siteTest } from '../support/site.js';
import { desktop, expect } from '../support/test.js';

// The server refuses a picture without a description with 400.
siteTest.use({ expectedConsole: [/status of (400|404)/] });

siteTest(
  'a photograph in the draft is shown to the owner and to nobody else',
  desktop,
  async ({ page, owner, playwright, baseURL }) => {
    const visitor = await playwright.request.newContext({ baseURL, storageState: NOBODY });
    await page.goto('/admin/site/photos/photos.heroes.hair');
    await page.getByLabel('Choose another picture').setInputFiles(await newPhotograph(page));
    const alt = page.getByLabel('What it shows');
    await expect(alt).toHaveValue('', { timeout: 30_000 });
    await alt.fill('The salon at noon');
    await alt.blur();
    await saved(page);
    const image = `${(await owner.draft())?.content.photos.heroes.hair?.image}`;
    const key = `${image.split('/')[2]}`;
    const visitorGets = async () => (await visitor.get(image)).status();

    await page.reload();
    await expectUploaded(page, key);
    await page.goto('/admin/site/preview?page=/services/hair');
    await expectUploaded(page.frameLocator('iframe'), key);
    expect(await visitorGets()).toBe(404);

    await publish(page);
    await expect.poll(visitorGets).toBe(200);
    await owner.restore();
    await expect.poll(visitorGets, { timeout: 2_000 }).toBe(404);
    await visitor.dispose();
  },
);
