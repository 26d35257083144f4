import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { adminPassword } from '../support/admin.js';
import { TEXT } from '../support/editor.js';
import { WebKit } from '../support/webkit.js';

// The main stories in the browser of iPhones.

const photograph = fileURLToPath(new URL('../../frontend/photos/jasmine-stone.jpg', import.meta.url));
const PICTURE = 'Auburn hair in warm light';

let person: WebKit;
test.beforeAll(async () => {
  person = await WebKit.start();
});
test.afterAll(() => person?.close());

test('a visitor finds a service, its price and the way to book it', async ({ baseURL }) => {
  await person.open(`${baseURL}/`);
  await person.click('link', 'SERVICES');
  await expect.poll(() => person.address()).toMatch(/\/services$/);
  await person.sees('heading', 'The Beauty Edit');
  await person.open(`${baseURL}/services/hair`);
  await person.sees('text', '₹');
  await person.click('heading', 'Haircut');
  const chat = new URL(`${await person.reads('link', 'Book This Service', 'href')}`);
  expect(chat.host).toBe('wa.me');
  expect(chat.searchParams.get('text')).toMatch(/^Hi! I'd like to book: .+₹/);
});

test('the owner publishes a post with a photograph, a visitor finds and reads it', async ({ baseURL }) => {
  const title = `Oil before the wash, ${Date.now()}`;
  await person.open(`${baseURL}/admin/login`);
  await person.type('Password', adminPassword);
  await person.click('button', 'Log in');
  await expect.poll(() => person.address()).toMatch(/\/admin\/blog$/);
  await person.click('link', 'New post');
  await person.type('Title', title);
  await person.type('Content', TEXT);
  await person.type('Picture', photograph);
  await person.sees('button', 'Remove picture');
  await person.type('Picture description', PICTURE);
  await person.click('button', 'Publish');
  await person.sees('text', 'Blog saved successfully!');

  await person.open(`${baseURL}/blog`);
  await person.type('Search', title);
  await person.click('button', 'Search');
  // Wait for the search's result: the list before it has a link to the post as well, which is about to be replaced.
  await person.sees('text', `1 post for “${title}”`);
  await person.click('link', title);
  await person.sees('heading', title);
  await person.sees('text', TEXT);
  expect(await person.reads('picture', PICTURE, 'naturalWidth')).toBeGreaterThan(300);
});
