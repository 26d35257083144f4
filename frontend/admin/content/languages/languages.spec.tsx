import { jest } from '@jest/globals';
import type { SiteContent } from '@salon/content/description';
import { cameWords } from '@salon/content/languages/words';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, SiteArea } from '../../../test/siteArea';

const area = new SiteArea();
const NAME = 'services/hair/hair-spa/name';
const came = { ...cameWords };
beforeEach(() => {
  const ml = { 'Hair Spa': 'ഹെയർ സ്പാ', 'Add to visit': 'ചേർക്കുക' };
  Object.assign(cameWords, { ml, ta: {}, hi: {}, te: {}, kn: {} });
});
afterEach(() => void Object.assign(cameWords, came));

const publish = (texts: NonNullable<SiteContent['translations']['ml']>['texts'], isOn = true) =>
  Object.assign(area.server.current.content, { translations: { ml: { isOn, texts } } });
/** A file, whose bytes jsdom can’t read. */
const sheet = (bytes: Uint8Array) =>
  Object.assign(new File([], 'ml.csv'), { arrayBuffer: async () => bytes });
const ml = () => area.draft?.translations.ml;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const part = { selector: 'summary' };
const field = (name: string) => screen.getByRole('textbox', { name });
const openPart = async () => {
  await area.open('/admin/site/languages/ml', 'Malayalam');
  await userEvent.click(await screen.findByText("Women's Hair", part));
};

it('languages are found by what one does with them, and shown to visitors one by one', async () => {
  await area.open('/admin/site', 'More');
  await fill(screen.getByRole('searchbox'), 'translate');
  await userEvent.click(screen.getByRole('link', { name: 'Languages' }));
  const list = within(await screen.findByRole('list', { name: 'Languages' }));
  expect(list.getByText(/^2 of \d+ texts, 2 not yet checked$/)).toBeInTheDocument();
  await userEvent.click(list.getByRole('link', { name: 'Malayalam' }));
  const isShown = await screen.findByRole('checkbox', { name: 'Shown to visitors' });
  await userEvent.click(isShown);
  await waitFor(() => expect(ml()).toEqual({ isOn: true, texts: {} }));
  await userEvent.click(isShown);
  expect(
    screen.getByText('Off: every translation is kept, and its addresses lead to the English ones.'),
  ).toBeVisible();
});

it('a text is translated below its original, and emptied again', async () => {
  await openPart();
  const description = field('Hair Spa · Description');
  const original = area.server.current.content.services.hair?.[0]?.description;
  expect(description).toHaveAccessibleDescription(original);
  expect(description).toHaveAttribute('lang', 'ml');
  await fill(description, '<b>മുടി');
  await waitFor(() =>
    expect(ml()?.texts['services/hair/hair-spa/description']).toEqual({
      text: '<b>മുടി',
      from: original,
    }),
  );
  expect(screen.getByText('Visitors see the HTML in it as it is written here.')).toBeVisible();
  await userEvent.clear(description);
  await waitFor(() => expect(ml()?.texts).toEqual({}));
});

it('what the site came with is checked, one by one or all of a part, and stays in English when it is emptied', async () => {
  await openPart();
  expect(field('Hair Spa · Name')).toHaveValue('ഹെയർ സ്പാ');
  await userEvent.click(button('Checked Hair Spa · Name'));
  await waitFor(() => expect(ml()?.texts[NAME]).toEqual({ text: 'ഹെയർ സ്പാ', from: 'Hair Spa' }));
  expect(button('Checked Hair Spa · Name')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(field('Hair Spa · Name'));
  expect(field('Hair Spa · Name')).toHaveValue('');
  await waitFor(() => expect(ml()?.texts[NAME]).toEqual({ text: '', from: 'Hair Spa' }));

  await userEvent.click(screen.getByText('Buttons and short words', part));
  await userEvent.click(button('1 unchecked text is right'));
  await waitFor(() => expect(ml()?.texts['words:Add to visit']?.text).toBe('ചേർക്കുക'));
  expect(screen.getByText('Buttons and short words', part)).toHaveFocus();
  await userEvent.click(button('Undo'));
  await waitFor(() => expect(ml()?.texts['words:Add to visit']).toBeUndefined());
  await fill(field('Add to visit'), 'ചേർക്കുക<b>');
  expect(field('Add to visit')).toHaveAccessibleDescription(
    'Visitors see the HTML in it as it is written here.',
  );
});

it('what has another original says what was in it, and fits or is written again', async () => {
  publish({ [NAME]: { text: 'സ്പാ', from: 'Hair & Scalp Spa' } });
  await area.open('/admin/site/languages/ml?show=changed', 'Malayalam');
  await userEvent.click(await screen.findByText("Women's Hair", part));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['Hair & Scalp Spa']);
  await userEvent.click(button('It still fits Hair Spa · Name'));
  await waitFor(() => expect(ml()?.texts[NAME]).toEqual({ text: 'സ്പാ', from: 'Hair Spa' }));
  expect(field('Hair Spa · Name')).toBeVisible();
});

it('a field in English says at once where its text should be looked at', async () => {
  publish({ [NAME]: { text: 'സ്പാ', from: 'Hair Spa' } });
  await area.open('/admin/site/prices#services.hair[0].name', 'Prices');
  expect(screen.queryByText(/^Look at it in/)).not.toBeInTheDocument();
  await fill(field('Name'), 'Hair Spa Deluxe');
  await userEvent.click(await screen.findByRole('link', { name: 'Malayalam' }));
  await waitFor(() => expect(field('Hair Spa Deluxe · Name')).toHaveFocus());
});

it('a sheet of a part is downloaded, and read row by row; it is stored when she says so', async () => {
  const saved: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` });
  await area.open('/admin/site/languages/ml', 'Malayalam');
  await userEvent.click(await screen.findByText('A sheet for a translator'));
  await userEvent.selectOptions(await screen.findByLabelText('What is in it'), 'Home');
  await userEvent.click(button(/^Download/));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.arrayBuffer());
  const [head, row] = text.split('\r\n');
  expect([head, row]).toEqual([
    '\ufeffkey,where,English,translation,state',
    expect.stringMatching(/^words\/home/),
  ]);
  const csv = `\ufeffkey;where;English;translation;state\r\n${NAME};;Hair Spa;"ഹെയർ ""സ്പാ""; നല്ലത്";\r\nmenus/gone/name;;;എ;\r\n`;
  await userEvent.upload(
    await screen.findByLabelText('The translated sheet'),
    sheet(new TextEncoder().encode(csv)),
  );
  expect(await screen.findByText('1 text changes, 0 are as before, 1 row is left out.')).toBeVisible();
  expect(screen.getByText('Row 3: menus/gone/name')).toBeVisible();
  expect(area.draft).toBeUndefined();
  await userEvent.click(button('Take 1 translation'));
  await waitFor(() => expect(ml()?.texts).toEqual({ [NAME]: { text: 'ഹെയർ "സ്പാ"; നല്ലത്', from: 'Hair Spa' } }));
  await userEvent.click(button('Undo'));
  await waitFor(() => expect(ml()).toBeUndefined());
  // Of another encoding.
  await userEvent.upload(screen.getByLabelText('The translated sheet'), sheet(Uint8Array.of(0xe9, 0x3b)));
  expect(await screen.findByText('Please save the sheet as “CSV UTF-8”.')).toBeVisible();
});
