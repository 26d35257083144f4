import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

const open = () => area.open('/admin/site/price-list', 'Paste a price list');
const box = () => screen.getByRole('textbox', { name: 'Your price list' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const namesIn = (menu: string) =>
  area.draft?.services[menu]?.map(({ id, name, price, duration }) => [id, name, price?.rupees, duration]);

async function read(text: string) {
  await open();
  await userEvent.click(box());
  await userEvent.paste(text);
  await userEvent.click(button('Read it'));
}
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

describe('a pasted price list', () => {
  it('is corrected line by line and added to the menus in one step, which Undo reverts', async () => {
    await read(
      "Women's Hair:\nhair spa 45 mins 2100\nHair cut men 250 (boys)\nகூந்தல் 300\nCall 98765 43210\nTrim",
    );
    expect(screen.getByText(/^3 services read of 6 lines\./)).toBeInTheDocument();
    // A menu of that name is there; its services stay, as they are the owner's.
    expect(screen.getByRole('combobox', { name: "Menu for Women's Hair" })).toHaveDisplayValue(
      "Women's Hair",
    );
    expect(screen.getByRole('checkbox', { name: 'Replace the 2 services in it' })).not.toBeChecked();
    expect(button(/^Call 98765 43210/)).toHaveTextContent(/Left out *Looks like a phone number\.$/);

    const guess = button(/^Hair cut men 250 \(boys\)/);
    expect(guess).toHaveTextContent('“(boys)” stands behind the price and was added to the name.');
    await userEvent.click(guess);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    expect(button('Add to the menus (2 services)')).toBeEnabled();
    expect(guess).toHaveTextContent('Please enter the name.');
    await userEvent.type(name, 'Boys’ cut');
    await userEvent.click(guess);

    await userEvent.click(button(/^Trim/));
    await choose('What it is', 'A service');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '150');
    await userEvent.click(button('Add to the menus (4 services)'));
    await waitFor(() =>
      expect(namesIn('hair')).toEqual([
        ['hair-spa', 'Hair Spa', 2100, '45 mins'],
        ['haircut', 'Haircut', 600, ''],
        ['boys-cut', 'Boys’ cut', 250, ''],
        ['kuntal', 'கூந்தல்', 300, ''],
        ['trim', 'Trim', 150, ''],
      ]),
    );
    expect(box()).toHaveValue('');
    const toast = within(screen.getByText(/^4 services added\./).closest('[role=status]') as HTMLElement);
    expect(toast.getByRole('link', { name: 'See the prices' })).toHaveAttribute(
      'href',
      '/admin/site/prices#services.hair',
    );
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(namesIn('hair')).toHaveLength(2));
    expect(button('Add to the menus (4 services)')).toBeEnabled();
  });

  it('replaces what is in the menu if chosen, and keeps what has no room', async () => {
    const lines = Array.from({ length: 62 }, (_, n) => `Wax ${'abcdefgh'[n % 8]}${n} - ${n + 100}`);
    await read(lines.join('\n'));
    expect(button('Add to the menus (0 services)')).toBeDisabled();
    expect(button(/^Wax a0/)).toHaveTextContent('Choose its menu above.');
    await choose('Menu for these', "Women's Hair");
    await userEvent.click(screen.getByRole('checkbox', { name: 'Replace the 2 services in it' }));
    expect(button(/^Wax f61/)).toHaveTextContent('There is no room: a menu has at most 60 services.');
    await userEvent.click(button('Add to the menus (60 services)'));
    await waitFor(() => expect(namesIn('hair')?.[0]).toEqual(['wax-a0', 'Wax a0', 100, '']));
    expect(box()).toHaveValue(lines.slice(60).join('\n'));
  });

  it('without headings is matched with the services of all menus, and shows what changes', async () => {
    await read('HAIR-SPA 2100\nhair  cut 45 mins 600*');
    expect(button(/^HAIR-SPA/)).toHaveTextContent("Hair Spa in Women's Hair: from ₹1,800 → ₹2,100");
    expect(button(/^hair cut/)).toHaveTextContent("Haircut in Women's Hair: no duration → 45 mins");
    expect(screen.queryByRole('combobox', { name: 'Menu for these' })).not.toBeInTheDocument();
    await userEvent.click(button('Add to the menus (2 services)'));
    await waitFor(() =>
      expect(namesIn('hair')).toEqual([
        ['hair-spa', 'Hair Spa', 2100, '45-60 mins'],
        ['haircut', 'Haircut', 600, '45 mins'],
      ]),
    );

    await userEvent.type(box(), 'Skin\nHaircut 300');
    await userEvent.click(button('Read it'));
    await userEvent.click(button('Add to the menus (1 service)'));
    await userEvent.type(box(), 'Haircut 650\nWax 200');
    await userEvent.click(button('Read it'));
    // One that is in no menu goes into the chosen one; the others stay where they are.
    await choose('Menu for these', 'Make Up');
    const asked = button(/^Haircut 650/);
    expect(asked).toHaveTextContent("Is in Women's Hair and Skin: write its menu above it.");
    await userEvent.click(button('Add to the menus (1 service)'));
    await waitFor(() => expect(namesIn('makeup')).toEqual([['wax', 'Wax', 200, '']]));
    expect(box()).toHaveValue('Haircut 650');
  });

  it('makes new menus, or puts two headings into one menu, each above its services', async () => {
    await read('Facials\nGold 900\n\nClean-ups\nFruit 500\n\nSkin\nBleach 300\n\nநகம்\nWax 200');
    await choose('Menu for Facials', 'Skin');
    await choose('Menu for Skin', 'Skin');
    await userEvent.click(button('Add to the menus (4 services)'));
    await waitFor(() =>
      expect(area.draft?.services.skin?.map(({ group }) => group)).toEqual(['Facials', 'Skin']),
    );
    expect(area.draft?.menus.slice(-2)).toEqual([
      expect.objectContaining({ id: 'clean-ups', name: 'Clean-ups', address: 'clean-ups' }),
      expect.objectContaining({ id: 'nakam', name: 'நகம்', address: 'nakam' }),
    ]);
    expect(namesIn('nakam')).toEqual([['wax', 'Wax', 200, '']]);
  });

  it('is kept on the device with its corrections until it is added', async () => {
    await read('Skin\nBleach 300');
    await userEvent.click(button(/^Bleach/));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' face');
    cleanup();
    await open();
    expect(button(/^Bleach/)).toHaveTextContent('Bleach face · ₹300');
    await userEvent.click(button('Back to the text'));
    cleanup();
    await open();
    await userEvent.type(box(), '\nBleach 300\nWax 200');
    await userEvent.click(button('Read it'));
    // Of two equal lines only the one that was corrected.
    const [corrected, other] = screen.getAllByRole('button', { name: /^Bleach 300/ });
    expect(corrected).toHaveTextContent('Bleach face · ₹300');
    expect(other).toHaveTextContent('Bleach · ₹300');
    await userEvent.click(button('Back to the text'));
    await userEvent.clear(box());
    expect(button('Read it')).toBeDisabled();
  });
});
