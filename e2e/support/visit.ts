import type { Locator, Page } from '@playwright/test';

/** The card of a service, a package or a course. */
export const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
export const add = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: /^Add to visit/ });
export const bar = (page: Page) => page.getByRole('button', { name: /^Your visit/ });
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your visit' });
export const send = (place: Page | Locator) => place.getByRole('link', { name: 'Send on chat' });

/** The message that the chat would open with. */
export const message = async (place: Page | Locator) =>
  new URL((await send(place).getAttribute('href')) ?? '').searchParams.get('text') ?? '';
