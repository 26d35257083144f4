import type { Page } from '@playwright/test';
import { adminPassword, createPost, logIn, sessionStatus } from '../support/admin.js';
import { contentField, saveButton, TEXT } from '../support/editor.js';
import { look } from '../support/look.js';
import { expect, expectInConsole, hold, test } from '../support/test.js';

/** Names stay taken, also those of people who have left. */
const NAME = `Anu ${Date.now()}`;

test.beforeEach(() => expectInConsole(/status of (401|403|404)/));

test.afterEach('only the owner can log in, whatever happened', async ({ request }) => {
  const answer = await request.post('/api/admin/login', {
    data: { name: 'Owner', password: adminPassword },
  });
  const headers = { Authorization: `Bearer ${(await answer.json()).token}` };
  const people: { id: number; name: string }[] = await (
    await request.get('/api/admin/people', { headers })
  ).json();
  for (const { id, name } of people)
    if (name !== 'Owner')
      await request.patch(`/api/admin/people/${id}`, { headers, data: { isSwitchedOff: true } });
  expect(await (await request.get('/api/admin/login')).json()).toMatchObject({ asksForName: false });
});

/** Gives the browser a fingerprint reader, with the finger always on it. */
async function addFingerprintReader(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** Opens the person's dialog in the owner's list. */
async function openPerson(owner: Page) {
  await owner.goto('/admin/people');
  await owner.getByRole('button', { name: `Change ${NAME}` }).click();
}

test('somebody is invited, logs in by fingerprint, gets another role and is switched off', async ({
  page: owner,
  browser,
  request,
  visitor,
}) => {
  const { _id } = await createPost(request);
  await logIn(owner);
  await owner.goto('/admin/people');
  await owner.getByRole('button', { name: 'Invite somebody' }).click();
  await look(owner, 'somebody is invited', owner.getByLabel('Name'));
  await owner.getByLabel('Name').fill(NAME);
  await owner.getByLabel('Role').selectOption('Editor');
  await owner.getByRole('button', { name: 'Make the link' }).click();
  const shown = owner.getByRole('textbox', { name: 'Link' });
  await look(owner, 'the link', shown);
  const link = new URL(await shown.inputValue());
  await owner.getByRole('button', { name: 'Done' }).click();
  await look(owner, 'the people', owner.getByRole('button', { name: `Change ${NAME}` }));

  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await phone.newPage();
  await addFingerprintReader(page);

  await test.step('the link works once, and opening it uses nothing up', async () => {
    for (const _ of ['a preview', 'the invited']) {
      await page.goto('about:blank');
      await page.goto(link.pathname + link.hash);
      await expect(page.getByText(`${NAME}, you are invited`)).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/invitation$/);
    }
    await look(page, 'the invitation');
    await page.getByRole('button', { name: 'With a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
    const again = await visitor.post('/api/admin/invitation', { data: { token: link.hash.slice(1) } });
    expect(again.status()).toBe(404);
    await page.goto('/admin/password');
    await look(page, 'her login', page.getByRole('heading', { name: 'Passkeys' }));
    await expect(page.getByText('this device')).toBeVisible();
  });

  await test.step('the login page knows the name, and the browser fills in the passkey', async () => {
    const letPasskeysCome = await hold(page, '**/api/admin/login/passkey/options');
    await page.getByRole('link', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/admin/login');
    await look(page, 'login with several people', page.getByRole('button', { name: 'Use a passkey' }));
    await expect(page.getByLabel('Name')).toHaveValue(NAME);
    letPasskeysCome();
    await expect(page.getByRole('heading', { name: 'Blog posts' })).toBeVisible();
  });

  await test.step('her role is lowered while she writes: it is said why nothing is saved', async () => {
    await page.goto(`/admin/blog/edit/${_id}`);
    await expect(saveButton(page)).toBeVisible();
    await openPerson(owner);
    await owner.getByLabel('Role').selectOption('Front desk');
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText(`${NAME} is saved.`)).toBeVisible();

    await contentField(page).click();
    await page.keyboard.insertText(TEXT);
    await expect(page.getByText(/Your role does not allow this/).first()).toBeVisible();
    await expect(contentField(page)).toContainText(TEXT);
    await expect(saveButton(page)).toBeHidden();
  });

  await test.step('she is switched off: within two seconds she is logged out, and her text is kept', async () => {
    await openPerson(owner);
    await owner.getByRole('button', { name: 'Switch off' }).click();
    await expect(owner.getByText(`${NAME} is switched off`)).toBeVisible();
    await expect.poll(() => sessionStatus(page), { timeout: 2000 }).toBe(401);
    await page.keyboard.insertText('One word more.');
    const ended = page.getByText('Your session has ended. Please log in again.');
    await expect(ended).toContainText('What you typed is kept on this device');
  });

  await phone.close();

  await test.step('the owner reads who did what', async () => {
    await owner.goto(`/admin/journal?q=${NAME}`);
    await look(owner, 'who did what', owner.getByText(/^\d+ entries\./));
    for (const entry of [
      `Owner: Invited ${NAME} as editor`,
      `${NAME}: Logged in with a passkey`,
      `Owner: Changed ${NAME} from editor to front desk`,
      `Owner: Switched ${NAME} off`,
    ])
      await expect(owner.getByText(entry)).toBeVisible();
  });
});
