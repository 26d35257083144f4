import { readFile } from 'node:fs/promises';
import { look } from '../support/look.js';
import { change, publish, saved, siteTest } from '../support/site.js';
import { expect } from '../support/test.js';

const [HEADLINE, LEAD] = ['words/home/hero/title', 'words/home/hero/subtitle'];

siteTest(
  'a language is switched on, translated by hand and by a sheet, and published',
  async ({ page, owner }) => {
    await page.goto('/admin/site/languages');
    const isShown = page.getByRole('checkbox', { name: 'Malayalam: shown to visitors' });
    await look(page, 'the languages', isShown);
    await isShown.check();
    await saved(page);

    await page.getByRole('link', { name: 'Malayalam' }).click();
    await page.getByRole('button', { name: /^Home/ }).click();
    const headline = page.getByRole('textbox', { name: 'The opening · Headline' });
    await change(page, headline, 'സൗന്ദര്യം');
    await look(page, 'a part in Malayalam', headline);

    await page.getByRole('link', { name: 'A sheet for a translator' }).click();
    await page.getByLabel('What is in it').selectOption('Home');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download/ }).click(),
    ]);
    const sheet = await readFile(await download.path(), 'utf8');
    expect(sheet).toMatch(/^\ufeffkey,where,English,translation,state\r\n/);
    // As Excel saves it where a comma is in numbers.
    const lead = sheet.split('\r\n').find((row) => row.startsWith(LEAD)) ?? '';
    const rows = ['key;translation', `${LEAD};"വാക്ക്; ""വാക്ക്"""`, 'words/home/gone;എ'];
    expect(lead).toMatch(/,Missing$/);
    await page.getByLabel('The translated sheet').setInputFiles({
      name: 'Malayalam.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${rows.join('\r\n')}`),
    });
    const take = page.getByRole('button', { name: 'Take 1 translation' });
    await expect(page.getByText('There is no text of this key, or not any more.')).toBeVisible();
    await look(page, 'a sheet before it is taken', take);
    await take.click();
    await saved(page);

    await page.getByRole('link', { name: /^Publish: / }).click();
    await expect(page.getByText('Malayalam is shown to visitors now')).toBeVisible();
    await expect(page.getByText('Malayalam: 2 translations are new or changed')).toBeVisible();
    await publish(page);

    const { content } = await owner.published();
    expect(content.translations).toEqual({
      ml: {
        isOn: true,
        texts: {
          [HEADLINE]: { text: 'സൗന്ദര്യം', from: content.words.home.hero.title },
          [LEAD]: { text: 'വാക്ക്; "വാക്ക്"', from: content.words.home.hero.subtitle },
        },
      },
    });
  },
);
