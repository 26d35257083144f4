import { jest } from '@jest/globals';
import type { Price } from '@salon/content/description';
import { readPrice } from '@salon/content/price-list/readPrice';
import { sampleContent } from '@salon/content/testing/sample';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';
import { priceText } from '../fields/AmountFields';

const area = new SiteArea();

const open = () => area.open('/admin/site/prices', 'Prices');
const field = (name: string) => screen.getByRole('textbox', { name });
const hair = () => area.draft?.services.hair;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, keys: string) => {
  await userEvent.click(field(label));
  await userEvent.keyboard(keys);
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

describe('a price in its row', () => {
  it('keeps its “from” when another amount is typed', async () => {
    await open();
    await type(SPA, '2000{Enter}');
    expect(field('Price of Haircut')).toHaveFocus();
    expect(field(SPA)).toHaveValue('from 2,000');
    await userEvent.clear(field(SPA));
    await userEvent.type(field(SPA), 'ask');
    fireEvent.click(screen.getByRole('link', { name: 'More' }));
    await waitFor(() => expect(hair()?.[0]?.price).toEqual({ kind: 'quoted' }));
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
    await userEvent.clear(field('Price of Wax Works'));
    await userEvent.tab();
    expect(field('Price of Wax Works')).toBeInvalid();
  });

  it('shows the fault that the check finds', async () => {
    await open();
    await userEvent.clear(field(SPA));
    await userEvent.type(field(SPA), '2,400-1,800');
    await userEvent.tab();
    expect(field(SPA)).toHaveAccessibleDescription(/The upper price must be more than the lower one\.$/);
  });
});

describe('what has a price', () => {
  it('is added with it, one after the other, also to a new menu', async () => {
    await open();
    await click('Add a menu');
    await userEvent.keyboard('Bridal{Enter}');
    const form = within(await screen.findByRole('form', { name: 'New service in Bridal' }));
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('Saree draping{Enter}from 1500{Enter}');
    expect(form.getByLabelText('Name')).toBeValid();
    await userEvent.keyboard('Hairdo{Enter}cheap{Enter}');
    expect(form.getByLabelText('Price')).toHaveAccessibleDescription(/^Not a price/);
    expect(form.getByLabelText('Price')).toHaveValue('cheap');
    cleanup();
    // What is typed stays on this device.
    await open();
    await userEvent.clear(screen.getByLabelText('Price'));
    await userEvent.type(screen.getByLabelText('Price'), 'ask{Enter}');
    await waitFor(() =>
      expect(area.draft?.services.bridal).toMatchObject([
        { id: 'saree-draping', name: 'Saree draping', price: { kind: 'from', rupees: 1500 } },
        { id: 'hairdo', name: 'Hairdo', price: { kind: 'quoted' } },
      ]),
    );
    expect(area.draft?.menus.at(-1)).toMatchObject({ id: 'bridal', address: 'bridal' });
  });

  it('is added when she goes on after typing it in full', async () => {
    await open();
    await click("Add a service to Women's Hair");
    await userEvent.keyboard('Fringe{Enter}200');
    await userEvent.click(screen.getByRole('link', { name: 'Published' }));
    expect(await screen.findByText("New service: Fringe, ₹200, in Women's Hair")).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Prices' }));
    await screen.findByRole('button', { name: 'Fringe' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('needs a name, and a package its price', async () => {
    await open();
    await click('Add a package');
    const form = within(screen.getByRole('form', { name: 'New package' }));
    await userEvent.type(form.getByLabelText('Price'), '999{Enter}');
    expect(form.getByLabelText('Name')).toHaveAccessibleDescription(
      /Please write what the package is called/,
    );
    await userEvent.clear(form.getByLabelText('Price'));
    await userEvent.type(form.getByLabelText('Name'), 'Glow{Enter}{Enter}');
    expect(form.getByLabelText('Price')).toBeInvalid();
    await userEvent.type(form.getByLabelText('Price'), '1,499{Enter}');
    await waitFor(() =>
      expect(area.draft?.offers.packages.at(-1)).toMatchObject({
        ...{ title: 'Glow', price: { kind: 'fixed', rupees: 1499 } },
      }),
    );
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
