import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { adminPassword } from '../support/admin.js';
import { browsers, Person } from '../support/browsers.js';
import { TEXT } from '../support/editor.js';

const photograph = fileURLToPath(new URL('../../frontend/photos/jasmine-stone.jpg', import.meta.url));
const PICTURE = 'Auburn hair in warm light';

for (const [name, start] of Object.entries(browsers)) {
  test.describe(name, () => {
    let browser: Awaited<ReturnType<typeof start>>;
    let person: Person;
    test.beforeAll(async ({ baseURL }) => {
      browser = await start();
      person = new Person(browser, String(baseURL));
    });
    test.afterAll(() => browser?.close());

    test('a visitor finds a service, its price and the way to book it', async () => {
      await person.open('/');
      await person.click('link', 'SERVICES');
      await expect.poll(() => person.address()).toMatch(/\/services$/);
      await person.sees('heading', 'The Beauty Edit');
      await person.open('/services/hair');
      await person.sees('text', '₹');
      await person.click('heading', 'Haircut');
      const chat = new URL(`${await person.reads('link', 'Book This Service', 'href')}`);
      expect(chat.host).toBe('wa.me');
      expect(chat.searchParams.get('text')).toMatch(/^Hi! I'd like to book: .+₹/);
    });

    test('the owner writes a post with a photograph, a visitor finds and reads it, the owner deletes it', async () => {
      const title = `Oil before the wash, ${name} ${Date.now()}`;
      await person.open('/admin/login');
      await person.type('Password', adminPassword);
      await person.click('button', 'Log in');
      await expect.poll(() => person.address()).toMatch(/\/admin\/blog$/);
      await person.click('link', 'New post');
      await person.type('Title', title);
      await person.type('Content', TEXT);
      await person.choose('Picture', photograph);
      await person.sees('button', 'Remove picture');
      await person.type('Picture description', PICTURE);
      await person.click('button', 'Publish');
      await person.sees('text', 'Blog saved successfully!');

      await person.open('/blog');
      await person.type('Search', title);
      await person.click('button', 'Search');
      // Wait for the search's result: the list before it has a link to the post as well, which is about to be replaced.
      await person.sees('text', `1 post for “${title}”`);
      await person.click('link', title);
      await person.sees('heading', title);
      await person.sees('text', TEXT);
      expect(await person.reads('picture', PICTURE, 'naturalWidth')).toBeGreaterThan(300);
      const address = await person.address();

      await person.open('/admin/blog');
      await person.click('button', `Delete ${title}`);
      await person.click('button', 'Delete');
      await person.sees('text', 'Blog deleted successfully!');
      await expect.poll(async () => (await fetch(address)).status).toBe(404);
      await person.open(address);
      await person.sees('text', 'Blog post not found.');
    });
  });
}
