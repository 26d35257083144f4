import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

describe('a service', () => {
  const form = () => area.open('/admin/site/services/hair/hair-spa', 'Hair Spa');

  it('comes under a new heading, and leads to its price', async () => {
    const { at } = await form();
    await userEvent.type(screen.getByLabelText('Heading above it'), 'Care');
    await waitFor(() =>
      expect(area.draft?.services.hair?.find(({ id }) => id === 'hair-spa')?.group).toBe('Care'),
    );
    expect(screen.getByLabelText('Heading above it')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Price: from ₹1,800' }));
    await waitFor(() => expect(at()).toBe('/admin/site/prices'));
    await waitFor(() => expect(screen.getByLabelText('Price of Hair Spa')).toHaveFocus());
  });

  it('moves to another menu and goes there', async () => {
    const { at } = await form();
    await userEvent.selectOptions(screen.getByLabelText('Menu'), 'skin');
    await waitFor(() => expect(at()).toBe('/admin/site/services/skin/hair-spa'));
    expect(screen.getByLabelText('Name')).toHaveValue('Hair Spa');
  });
});

it('a menu keeps its address when it is renamed', async () => {
  await area.open('/admin/site/menus/hair', "Women's Hair");
  await userEvent.type(screen.getByLabelText('Name'), 'cut');
  const address = screen.getByLabelText('Address');
  expect(address).toHaveValue('hair');
  await userEvent.type(address, 'cuts');
  await waitFor(() =>
    expect(area.draft?.menus.find(({ id }) => id === 'hair')).toMatchObject({
      address: 'haircuts',
      former: [],
    }),
  );
});

it('a highlight leads to the menu that is chosen, and says when that is not shown', async () => {
  await area.open('/admin/site/highlights', 'Highlights');
  await userEvent.click(screen.getByRole('button', { name: 'Add a highlight' }));
  await userEvent.type(screen.getAllByLabelText('Headline').at(-1) as HTMLElement, 'Nails');
  await userEvent.selectOptions(screen.getAllByLabelText('Leads to').at(-1) as HTMLElement, 'nail');
  await waitFor(() => expect(area.draft?.highlights.at(-1)).toMatchObject({ menu: 'nail' }));
  expect(screen.getAllByText('To Nail · not shown without it').length).toBeGreaterThan(0);
});

it.each(['services/hair/gone', 'photos/photos.work%5B99%5D', 'services/hairr'])(
  'an unknown address links to the parts of the site: %s',
  async (path) => {
    await area.open(`/admin/site/${path}`, 'There is no such page');
    expect(screen.getByRole('link', { name: 'To all parts of the site' })).toHaveAttribute(
      'href',
      '/admin/site',
    );
  },
);
