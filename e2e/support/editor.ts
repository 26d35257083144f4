import { expect, type Locator, type Page } from '@playwright/test';

export const TEXT = 'Warm two spoons of coconut oil and work it into the lengths an hour before washing.';

// Not by its label: the buttons of a post in a list are named by its title, which may have this word.
export const titleField = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
export const contentField = (page: Page) => page.getByRole('textbox', { name: 'Content' });
/** The button that makes the written text public. */
export const saveButton = (page: Page) => page.getByRole('button', { name: /^(Publish|Update)$/ });
/** The words that are shown once the server has all of the text. */
export const savedWords = (page: Page) => page.getByText(/^Saved \w+ at/);
export const chooseCover = (page: Page) => page.getByLabel('Picture', { exact: true });
export const choosePictures = (page: Page) => page.getByLabel('Pictures for the text');

/** Makes the written text public. */
export async function save(page: Page, timeout?: number) {
  await saveButton(page).click();
  await expect(page.getByText(/^Blog (saved|updated) successfully!$/)).toBeVisible({ timeout });
}

/** Fills title and content. The editor saves them as a draft a second later. */
export async function write(page: Page, title: string, text = TEXT) {
  await titleField(page).fill(title);
  await contentField(page).click();
  await page.keyboard.insertText(text);
}

/** Pastes data by MIME type, as an office program or a web page puts them on the clipboard. */
export const paste = (field: Locator, data: Record<string, string>) =>
  field.evaluate(async (element, given) => {
    // A person pastes when the editor has long been told where the caret is.
    await new Promise((told) => requestAnimationFrame(() => setTimeout(told)));
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator, steps = 40) {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `reached within ${steps} tabs`).toBeFocused();
}

let count = 0;
/** A title that no other test uses. */
export const uniqueTitle = (words: string) => `${words} ${Date.now()}${count++}`;
