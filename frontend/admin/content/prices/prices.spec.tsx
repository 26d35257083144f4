import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../test/renderAdmin';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

const open = () => area.open('/admin/site/prices', 'All prices');
const cell = (label: string) => screen.getByRole('textbox', { name: label });
const hairPrices = () => area.draft?.services.hair.map(({ price }) => price);

function paste(label: string, text: string) {
  fireEvent.paste(cell(label), { clipboardData: { getData: () => text } });
}

describe('table of all prices', () => {
  it('is a table with rows by name, and the packages last', async () => {
    await open();
    const hair = screen.getByRole('table', { name: "Women's Hair" });
    expect(within(hair).getByRole('rowheader', { name: 'Haircut' })).toBeInTheDocument();
    expect(cell('Price of Haircut')).toHaveValue('from 1,200');
    const packages = screen.getAllByRole('table').at(-1);
    expect(packages).toHaveAccessibleName('Packages');
    expect(cell('Price of Wax Works')).toHaveValue('2,499*');
    expect(cell('Worth of Wax Works')).toHaveValue('');
  });

  it('keeps how a price is said when only the amount is typed, and asks a phone for number keys', async () => {
    await open();
    expect(cell('Price of Haircut')).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(cell('Price of Haircut'));
    await userEvent.keyboard('1400{Tab}');
    expect(cell('Price of Haircut')).toHaveValue('from 1,400');
    await userEvent.click(cell('Price of Wax Works'));
    await userEvent.keyboard('2600{Tab}');
    expect(cell('Price of Wax Works')).toHaveValue('2,600*');
    await waitFor(() => expect(hairPrices()?.[0]).toEqual({ kind: 'from', rupees: 1400 }));
    await userEvent.click(cell('Price of Haircut'));
    await userEvent.keyboard('1400-1900{Tab}');
    expect(cell('Price of Haircut')).not.toHaveAttribute('inputmode');
  });

  it('takes a pasted kind of price back to the one before', async () => {
    await open();
    paste('Price of Wax Works', 'from 3,000\t3,100');
    expect(cell('Price of Wax Works')).toHaveValue('from 3,000');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cell('Price of Wax Works')).toHaveValue('2,499*');
    expect(cell('Worth of Wax Works')).toHaveValue('');
  });

  it('leads on by Enter and arrow keys, also into the next table', async () => {
    await open();
    await userEvent.click(cell('Price of Haircut'));
    await userEvent.keyboard('{Enter}');
    expect(cell('Price of Hair Spa')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(cell('Price of Wax Works')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(cell('Worth of Wax Works')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(cell('Price of Hair Spa')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(cell('Price of Haircut')).toHaveFocus();
  });

  it('puts a cell back by Escape', async () => {
    await open();
    await userEvent.click(cell('Price of Haircut'));
    await userEvent.keyboard('9');
    expect(cell('Price of Haircut')).toHaveValue('9');
    await userEvent.keyboard('{Escape}');
    expect(cell('Price of Haircut')).toHaveValue('from 1,200');
    expect(screen.getByText('No price is changed.')).toBeInTheDocument();
  });

  it('says in the cell why it is no price, and keeps it over a reload', async () => {
    await open();
    await userEvent.click(cell('Price of Haircut'));
    await userEvent.keyboard('18oo');
    expect(cell('Price of Haircut')).toBeValid();
    await userEvent.tab();
    expect(cell('Price of Haircut')).toBeInvalid();
    expect(cell('Price of Haircut')).toHaveAccessibleDescription(
      /^Write a price such as 1,800.* Until then it stays “from 1,200”\.$/,
    );
    expect(area.server.draft).toBeNull();
    cleanup();
    await open();
    expect(cell('Price of Haircut')).toHaveValue('18oo');
    await userEvent.click(cell('Price of Haircut'));
    await userEvent.keyboard('1800{Enter}');
    await waitFor(() => expect(hairPrices()?.[0]).toEqual({ kind: 'from', rupees: 1800 }));
  });

  it('is named on the page that publishes while it is no price', async () => {
    await open();
    await userEvent.click(cell('Price of Haircut'));
    await userEvent.keyboard('18oo{Tab}');
    cleanup();
    await renderAdmin('/admin/site/publish');
    expect(
      await screen.findByText(
        /^One price in the price list can’t be read yet, so visitors keep seeing the old\./,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look at the price list' })).toHaveAttribute(
      'href',
      '/admin/site/prices',
    );
  });

  it('takes what is typed when the page is left in the middle', async () => {
    await open();
    await userEvent.click(cell('Price of Haircut'));
    await userEvent.keyboard('1400');
    expect(area.server.draft).toBeNull();
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Site' }));
    await waitFor(() => expect(hairPrices()?.[0]).toEqual({ kind: 'from', rupees: 1400 }));
    expect(screen.queryByRole('textbox', { name: 'Price of Haircut' })).not.toBeInTheDocument();
  });

  it('takes up what was typed when the page was closed in the middle', async () => {
    await open();
    await userEvent.click(cell('Price of Haircut'));
    await userEvent.keyboard('1400');
    expect(area.server.draft).toBeNull();
    cleanup();
    await open();
    await waitFor(() => expect(hairPrices()?.[0]).toEqual({ kind: 'from', rupees: 1400 }));
  });

  it('takes a pasted column, marks what it can not read, and takes it back', async () => {
    await open();
    paste('Price of Haircut', '₹1,400\nfrom 2000\n80 per nail\n');
    expect(cell('Price of Haircut')).toHaveValue('from 1,400');
    expect(cell('Price of Hair Spa')).toHaveValue('from 2,000');
    const toast = screen.getByText('2 prices pasted. 1 more did not fit into this menu.');
    await waitFor(() =>
      expect(hairPrices()).toEqual([
        { kind: 'from', rupees: 1400 },
        { kind: 'from', rupees: 2000 },
      ]),
    );
    await userEvent.click(within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect(cell('Price of Haircut')).toHaveValue('from 1,200');
    paste('Price of Haircut', 'cheap\n2100');
    expect(screen.getByText('1 price pasted. 1 could not be read: they are marked.')).toBeInTheDocument();
    expect(cell('Price of Haircut')).toBeInvalid();
    expect(cell('Price of Hair Spa')).toHaveValue('from 2,100');
  });

  it('takes prices and worths side by side, and leaves out empty cells', async () => {
    await open();
    paste('Price of Wax Works', '\t3,100');
    expect(cell('Price of Wax Works')).toHaveValue('2,499*');
    expect(cell('Worth of Wax Works')).toHaveValue('3,100');
  });

  it('refuses a package without a price', async () => {
    await open();
    await userEvent.clear(cell('Price of Wax Works'));
    await userEvent.tab();
    expect(cell('Price of Wax Works')).toHaveAccessibleDescription(
      'A package needs a price, or “ask”. Until then it stays “2,499*”.',
    );
  });

  it('shows only what changed', async () => {
    await open();
    await userEvent.click(cell('Price of Haircut'));
    await userEvent.keyboard('1400{Enter}');
    await userEvent.click(screen.getByLabelText('Only what changed'));
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await userEvent.click(screen.getByLabelText('Only what changed'));
    expect(cell('Price of Hair Spa')).toBeInTheDocument();
  });
});
