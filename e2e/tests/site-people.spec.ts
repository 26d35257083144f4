import { look } from '../support/look.js';
import { photographPath } from '../support/photographs.js';
import { change, fill, htmlOf, publish, siteTest } from '../support/site.js';
import { expect, expectAccessible, expectNoOverflow } from '../support/test.js';

const PAGES = ['/', '/about', '/services/makeup'];

siteTest(
  'people have names on home, About and their menus; hidden ones leave no trace',
  async ({ page, request, owner }) => {
    for (const path of PAGES)
      expect(await htmlOf(request, path)).not.toMatch(/>(Who looks after|Who we are|Who does)/);

    await page.goto('/admin/site');
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await page.getByRole('button', { name: 'New person' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Latha');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Latha' })).toBeVisible();
    await fill(page, { 'With you since': '14', Work: 'Bridal makeup and hair' });
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please enter a year such as 2023.' }),
    ).toBeVisible();
    await fill(page, { 'With you since': '2014', Languages: 'Tamil and English' });
    await page.getByRole('checkbox', { name: 'Make Up' }).check();
    await page.getByRole('checkbox', { name: 'Can be asked for by name' }).check();
    await page.getByLabel('Choose a picture').setInputFiles(photographPath('panorama.jpg'));
    await change(
      page,
      page.getByRole('textbox', { name: 'Picture: what it shows' }),
      'Latha with her brushes',
    );
    await look(page, 'a person');
    await page.getByRole('link', { name: /^Back to the people/ }).click();
    await page.getByRole('button', { name: 'New person' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Kaveri');
    await page.getByRole('button', { name: 'Add' }).click();
    await change(page, page.getByRole('textbox', { name: 'Work' }), 'Nails');
    await page.getByRole('link', { name: /^Publish: / }).click();
    for (const line of ['New person: Latha', 'New person: Kaveri'])
      await expect(page.getByText(line, { exact: true })).toBeVisible();
    await publish(page);

    await page.goto('/');
    const people = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: 'Latha' }) });
    await expect(people).toContainText('since 2014, Tamil and English');
    await expect(people).toContainText('You can ask for Latha.');
    await expect(page.getByRole('heading', { level: 3, name: 'Kaveri' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/about');
    await expect(page.getByRole('img', { name: 'Latha with her brushes' })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page, 320);
    const { page: about } = await (await request.get('/page-data/about.json')).json();
    expect(
      about.people.map(({ id, isAskedFor }: { id: string; isAskedFor: boolean }) => [id, isAskedFor]),
    ).toEqual([
      ['latha', true],
      ['kaveri', false],
    ]);
    await page.goto('/services/makeup');
    await expect(page.getByText('Who does this: Latha, since 2014, Tamil and English')).toBeVisible();
    expect(await htmlOf(request, '/services/nail')).not.toContain('Who does this: ');

    const { content } = await owner.published();
    const hiding = (...names: string[]) => ({
      ...content,
      people: content.people.map((person) => ({ ...person, hidden: names.includes(person.name) })),
    });
    await owner.publish(hiding('Latha'));
    await expect.poll(() => htmlOf(request, '/services/makeup')).not.toContain('Latha');
    expect(await htmlOf(request, '/')).not.toContain('Latha');
    expect(await htmlOf(request, '/about')).toContain('Kaveri');
    await owner.publish(hiding('Latha', 'Kaveri'));
    await expect.poll(() => htmlOf(request, '/')).not.toContain('Kaveri');
    for (const path of PAGES)
      expect(await htmlOf(request, path)).not.toMatch(/Latha|Kaveri|>(Who looks after|Who we are|Who does)/);
  },
);
