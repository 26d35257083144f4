import { jest } from '@jest/globals';
import type { Price } from '@salon/content/description';
import { readPrice } from '@salon/content/price-list/readPrice';
import { sampleContent } from '@salon/content/testing/sample';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter, fill, SiteArea } from '../../../test/siteArea';
import { priceText } from '../fields/AmountFields';

const area = new SiteArea();

const open = () => area.open('/admin/site/prices', 'Prices');
const field = (name: string) => screen.getByRole('textbox', { name });
const hair = () => area.draft?.services.hair;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, keys: string) => {
  await userEvent.click(field(label));
  await enter(keys);
};
const SPA = 'Price of Hair Spa';

it.each<[string, string, Price | undefined]>([
  [' ₹ 1,800 ', '1,800', { kind: 'fixed', rupees: 1800 }],
  ['120,000*', '1,20,000*', { kind: 'fixed', rupees: 120_000, conditions: true }],
  ['from 33200', 'from 33,200', { kind: 'from', rupees: 33_200 }],
  ['1800+', 'from 1,800', { kind: 'from', rupees: 1800 }],
  ['₹1,800 – ₹2,400*', '1,800–2,400*', { kind: 'range', rupees: 1800, to: 2400, conditions: true }],
  ['80 per nail*', '80 per nail*', { kind: 'unit', rupees: 80, unit: 'per nail', conditions: true }],
  ['ask', 'on request', { kind: 'quoted' }],
  [' ', '', undefined],
])('%j is read, and written as %j, which is the same price', (typed, text, price) => {
  expect(readPrice(typed)).toEqual(price);
  expect(priceText(price)).toBe(text);
  expect(readPrice(text)).toEqual(price);
});

it.each(['free?', '-50', '500 600', '5 00', '1,8', '1800.50', 'from 80 per nail', '*'])(
  '%j is no price',
  (text) => expect(readPrice(text)).toBeNull(),
);

it('all prices are saved as a table, and have a page to print', async () => {
  const saved: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` });
  await open();
  await click('Save for a spreadsheet');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain(
    'Menu,Heading,Service,Price,Duration\r\nWomen\'s Hair,,Hair Spa,"from ₹1,800",45-60 mins\r\n',
  );
  expect(screen.getByRole('link', { name: 'Page to print' })).toHaveAttribute('href', '/services/prices');
});

it('a package says what it saves, or why nothing is said of that', async () => {
  await area.open('/admin/site/prices#offers.packages[0].title', 'Prices');
  expect(await screen.findByText('Visitors save ₹401.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Service 1'), 'hair/haircut');
  expect(await screen.findByText('No saving is said: bought separately they cost ₹600.')).toBeVisible();
});

describe('a price in its row', () => {
  it('keeps its “from” when another amount is typed', async () => {
    await open();
    await userEvent.click(field(SPA));
    await userEvent.keyboard('2000{Enter}');
    expect(field('Price of Haircut')).toHaveFocus();
    expect(field(SPA)).toHaveValue('from 2,000');
    await fill(field(SPA), 'ask');
    fireEvent.click(screen.getByRole('link', { name: 'More' }));
    await waitFor(() => expect(hair()?.[0]?.price).toEqual({ kind: 'quoted' }));
  });

  it('may be typed as a whole, although its “from” stands before it', async () => {
    await open();
    for (const [typed, text] of [
      ['from 2000', 'from 2,000'],
      ['80 per nail', '80 per nail'],
      ['on request', 'on request'],
    ]) {
      await type(SPA, `${typed}{Tab}`);
      expect(field(SPA)).toHaveValue(text);
      expect(field(SPA)).toBeValid();
      await click('Undo price of Hair Spa');
    }
  });

  it('keeps what is no price, with the fault beside it, also from page to page', async () => {
    await open();
    await type(SPA, '18oo{Tab}');
    fireEvent.click(screen.getByRole('link', { name: 'Published' }));
    expect(
      await screen.findByText('This needs a look first, so it is not part of what you publish:'),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Hair Spa · price' }));
    await waitFor(() => expect(field(SPA)).toHaveFocus());
    await userEvent.tab();
    expect(field(SPA)).toHaveValue('from 18oo');
    expect(field(SPA)).toHaveAccessibleDescription(/^Not a price, .* It stays from 1,800 for now\.$/);
    // That of a package can't be empty.
    await fill(field('Price of Wax Works'), '{Tab}');
    expect(field('Price of Wax Works')).toBeInvalid();
    await fill(field(SPA), '2,400-1,800{Tab}');
    expect(field(SPA)).toHaveAccessibleDescription(/The upper price must be more than the lower one\.$/);
  });
});

describe('what has a price', () => {
  it('is added with it, one after the other, also to a new menu', async () => {
    await open();
    await click('Add a menu');
    const jumps = within(screen.getByRole('navigation', { name: 'Menus' }));
    expect(jumps.queryByRole('link', { name: '' })).not.toBeInTheDocument();
    await enter('Bridal{Enter}Saree draping{Enter}from 1500{Enter}Hairdo{Enter}cheap{Tab}');
    expect(field('Price of Hairdo')).toHaveAccessibleDescription(/^Not a price/);
    await fill(field('Price of Hairdo'), 'ask');
    const menu = () => area.draft?.menus.at(-1);
    await waitFor(() =>
      expect(area.draft?.services[menu()?.id ?? '']).toMatchObject([
        { name: 'Saree draping', price: { kind: 'from', rupees: 1500 } },
        { name: 'Hairdo', price: { kind: 'quoted' } },
      ]),
    );
    expect(menu()).toMatchObject({ name: 'Bridal', address: 'bridal' });
    // The rest of it was folded.
    await click('Hairdo');
    expect(screen.getByLabelText('Duration')).toBeVisible();
    expect(screen.getAllByLabelText('Name')).toHaveLength(2);
  });

  it('needs a name and a price that somebody wrote, and is no part of what is published before', async () => {
    await open();
    await click('Add a package');
    const name = screen.getByLabelText('Name');
    expect(name).toHaveFocus();
    expect(name).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^Please enter the name\.$/));
    await userEvent.click(name);
    await enter('Glow{Enter}{Tab}');
    await waitFor(() => expect(field('Price of Glow')).toHaveAccessibleDescription(/price/i));
    expect(field('Price of Glow')).toHaveValue('');
    await fill(field('Price of Glow'), '1,499');
    await userEvent.click(screen.getByRole('link', { name: /^Publish/ }));
    expect(await screen.findByText('New package: Glow, ₹1,499')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Prices' }));
    await screen.findByRole('button', { name: 'Glow' });
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it('is no empty row that stays, and no menu loses the address that was written for it', async () => {
    await open();
    await click('Add a menu');
    await enter('Bridal{Enter}Saree draping{Enter}1500{Enter}{Enter}');
    await click('Bridal');
    fireEvent.change(field('Address'), { target: { value: 'brides' } });
    const [name] = screen.getAllByLabelText('Name');
    fireEvent.change(name as HTMLElement, { target: { value: 'Bridal hair' } });
    await userEvent.click(screen.getByRole('link', { name: /^Publish/ }));
    await screen.findByText(/^New menu: /);
    const menu = area.draft?.menus.at(-1);
    expect(menu).toMatchObject({ name: 'Bridal hair', address: 'brides' });
    expect(area.draft?.services[menu?.id ?? '']).toMatchObject([{ name: 'Saree draping' }]);
  });

  it('is kept without a name, when it is a menu with a service', async () => {
    await open();
    await click('Add a menu');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await click('Add a service');
    await enter('Saree draping');
    await userEvent.click(screen.getByRole('link', { name: /^Publish/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Prices' }));
    expect(await screen.findByRole('button', { name: 'Saree draping' })).toBeVisible();
  });

  it('is removed and comes back by Undo, a menu with its services', async () => {
    await open();
    for (const name of ['Haircut', "Women's Hair"]) {
      await click(name);
      await click(`Remove ${name}`);
      expect(document.activeElement).not.toBe(document.body);
    }
    expect(screen.queryByRole('button', { name: 'Hair Spa' })).not.toBeInTheDocument();
    await click("Undo removing Women's Hair");
    await click('Undo removing Haircut');
    await waitFor(() => expect(hair()).toEqual(sampleContent().services.hair));
  });
});
