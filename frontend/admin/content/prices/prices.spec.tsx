import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

const open = () => area.open('/admin/site/prices', 'All prices');
const cell = (label: string) => screen.getByRole('textbox', { name: label });
const hairPrices = () => area.draft?.services.hair?.map(({ price }) => price);

function paste(label: string, text: string) {
  fireEvent.paste(cell(label), { clipboardData: { getData: () => text } });
}

const type = async (label: string, keys: string) => {
  await userEvent.click(cell(label));
  await userEvent.keyboard(keys);
};
const SPA = 'Price of Hair Spa';

describe('table of all prices', () => {
  it('shows an error for what is no price, keeps the old one, and restores it on Escape', async () => {
    await open();
    expect(cell(SPA)).toHaveAttribute('inputmode', 'numeric');
    await type(SPA, '18oo');
    expect(cell(SPA)).toBeValid();
    await userEvent.tab();
    expect(cell(SPA)).toBeInvalid();
    expect(cell(SPA)).toHaveAccessibleDescription(
      /^Write a price such as 1,800.* Until then it stays “from 1,800”\.$/,
    );
    await type(SPA, '{Escape}');
    expect(cell(SPA)).toHaveValue('from 1,800');
    // Enter leads on, also into the next table, and back with the shift key.
    await userEvent.keyboard('{Enter}{Enter}');
    expect(cell('Price of Wax Works')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(cell('Price of Haircut')).toHaveFocus();
  });

  it('saves what is typed when the page is left', async () => {
    await open();
    await type(SPA, '1400');
    fireEvent.click(screen.getByRole('link', { name: 'More' }));
    await waitFor(() => expect(hairPrices()?.[0]).toEqual({ kind: 'from', rupees: 1400 }));
  });

  it('fills in a pasted column, and says what it can not read or has no room for', async () => {
    await open();
    paste(SPA, '₹1,400\nfrom 2000\n80 per nail\n');
    expect(screen.getByText('2 prices pasted. 1 more did not fit into this menu.')).toBeInTheDocument();
    await waitFor(() => expect(hairPrices()?.map((price) => price?.rupees)).toEqual([1400, 2000]));
    paste(SPA, 'cheap\n2100');
    expect(screen.getByText('1 price pasted. Not read: “cheap”.')).toBeInTheDocument();
    expect(cell(SPA)).toHaveValue('from 1,400');
    expect(cell('Price of Haircut')).toHaveValue('from 2,100');
  });

  it('leaves out empty cells, and refuses a package without a price', async () => {
    await open();
    paste('Price of Wax Works', '\n3,100');
    expect(cell('Price of Wax Works')).toHaveValue('999');
    await type('Price of Wax Works', '{Delete}{Tab}');
    expect(cell('Price of Wax Works')).toHaveAccessibleDescription(
      /or “ask” when it is told after a look\. Until then it stays “999”\.$/,
    );
  });
});
