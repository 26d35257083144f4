import { firstEdition } from '@salon/content/first-edition';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

const box = () => screen.getByRole('textbox', { name: 'Your price list' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const row = (line: string) => screen.getByText(line).closest('li');
const namesIn = (menu: string) =>
  area.draft?.services[menu]?.map(({ id, name, price, duration }) => [id, name, price?.rupees, duration]);

const read = (text: string) => fill(box(), text);
async function paste(text: string, menu = '') {
  await area.open(`/admin/site/price-list${menu && `?menu=${menu}`}`, 'Paste a price list');
  await read(text);
}

describe('a pasted price list', () => {
  it('is corrected and added to the menus in one step, which Undo reverts', async () => {
    await paste("Women's Hair:\nhair spa 45 mins 2100\nBoys 250 (cut)\nகூந்தல் 300\nCall 98765 43210\nTrim");
    expect(screen.getByText(/^3 services read of 6 lines\./)).toBeInTheDocument();
    // A menu of that name is there; its services stay, as they are the owner's.
    expect(screen.getByText("Into Women's Hair")).toBeInTheDocument();
    expect(row('Call 98765 43210')).toHaveTextContent(/Left out *Looks like a phone number\.$/);

    expect(row('Boys 250 (cut)')).toHaveTextContent(
      '“(cut)” stands behind the price and was added to the name.',
    );
    await read("Women's Hair:\nhair spa 45 mins 2100\nBoys’ cut 250\nகூந்தல் 300\nTrim 150");
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

  it('replaces what the site came with, and keeps what has no room', async () => {
    const { services } = firstEdition();
    area.server.saveElsewhere((content) => ({
      ...content,
      services: { ...content.services, hair: services.hair ?? [] },
    }));
    const lines = Array.from({ length: 62 }, (_, n) => `Wax ${'abcdefgh'[n % 8]}${n} - ${n + 100}`);
    await paste(lines.join('\n'));
    expect(button('Add to the menus (0 services)')).toBeDisabled();
    expect(row('Wax a0 - 100')).toHaveTextContent('Is in no menu yet: write its menu above it.');
    await read(["Women's hair", ...lines].join('\n'));
    expect(screen.getByText(/^Into Women's Hair, in place of/)).toBeInTheDocument();
    expect(row('Wax f61 - 161')).toHaveTextContent('There is no room: a menu has at most 60 services.');
    await userEvent.click(button('Add to the menus (60 services)'));
    await waitFor(() => expect(namesIn('hair')?.[0]).toEqual(['wax-a0', 'Wax a0', 100, '']));
    expect(namesIn('hair')).toHaveLength(60);
    expect(box()).toHaveValue(["Women's hair", ...lines.slice(60)].join('\n'));
  });

  it('without headings is matched with the services of all menus, and shows what changes', async () => {
    await paste('HAIR-SPA 2100\nhair  cut 45 mins 600*');
    expect(row('HAIR-SPA 2100')).toHaveTextContent("Hair Spa in Women's Hair: from ₹1,800 → ₹2,100");
    expect(row('hair cut 45 mins 600*')).toHaveTextContent("Haircut in Women's Hair: no duration → 45 mins");
    await userEvent.click(button('Add to the menus (2 services)'));
    await waitFor(() =>
      expect(namesIn('hair')).toEqual([
        ['hair-spa', 'Hair Spa', 2100, '45-60 mins'],
        ['haircut', 'Haircut', 600, '45 mins'],
      ]),
    );

    await read('Skin\nHaircut 300');
    await userEvent.click(button('Add to the menus (1 service)'));
    await read('Haircut 650\nWax 200');
    expect(row('Haircut 650')).toHaveTextContent("Is in Women's Hair and Skin: write its menu above it.");
    expect(button('Add to the menus (0 services)')).toBeDisabled();
  });

  it('makes new menus of its headings; on the page of a menu they stand above its services', async () => {
    await paste('Clean-ups\nFruit 500\n\nநகம்\nWax 200');
    expect(screen.getAllByText('A new menu')).toHaveLength(2);
    await userEvent.click(button('Add to the menus (2 services)'));
    await waitFor(() =>
      expect(area.draft?.menus.slice(-2)).toEqual([
        expect.objectContaining({ id: 'clean-ups', name: 'Clean-ups', address: 'clean-ups' }),
        expect.objectContaining({ id: 'nakam', name: 'நகம்', address: 'nakam' }),
      ]),
    );
    expect(namesIn('nakam')).toEqual([['wax', 'Wax', 200, '']]);
    cleanup();
    await paste('Bleach 300\n\nFacials\nGold 900\n\nMake up\nBridal 9000', 'skin');
    await userEvent.click(button('Add to the menus (3 services)'));
    await waitFor(() =>
      expect(area.draft?.services.skin?.map(({ name, group }) => [name, group])).toEqual([
        ['Bleach', ''],
        ['Gold', 'Facials'],
      ]),
    );
    expect(area.draft?.services.makeup?.map(({ name }) => name)).toEqual(['Bridal']);
  });

  it('is kept on the device until it is added', async () => {
    await paste('Skin\nBleach 300');
    cleanup();
    await area.open('/admin/site/price-list', 'Paste a price list');
    expect(row('Bleach 300')).toHaveTextContent('Bleach · ₹300');
  });
});
