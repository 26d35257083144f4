import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

it('a service comes under a new heading, and moves to another menu', async () => {
  await area.open('/admin/site/prices#services.hair[0].name', 'Prices');
  const heading = await screen.findByLabelText('Heading above it');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await userEvent.type(heading, 'Care');
  await waitFor(() =>
    expect(area.draft?.services.hair?.find(({ id }) => id === 'hair-spa')?.group).toBe('Care'),
  );
  await userEvent.selectOptions(screen.getByLabelText('Menu'), 'skin');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skin' })).toHaveFocus());
  await waitFor(() => expect(area.draft?.services.skin?.at(-1)?.id).toBe('hair-spa'));
});

it('a menu keeps its address when it is renamed', async () => {
  await area.open('/admin/site/prices', 'Prices');
  await userEvent.click(screen.getByRole('button', { name: "Women's Hair" }));
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
  await userEvent.type(await screen.findByLabelText('Headline'), 'Nails');
  await userEvent.selectOptions(screen.getByLabelText('Leads to'), 'nail');
  await waitFor(() => expect(area.draft?.highlights.at(-1)).toMatchObject({ menu: 'nail' }));
  expect(screen.getAllByText('To Nail · not shown without it').length).toBeGreaterThan(0);
});

it.each(['gone', 'photos/photos.work%5B99%5D'])(
  'an unknown address links to the parts of the site: %s',
  async (path) => {
    await area.open(`/admin/site/${path}`, 'There is no such page');
    expect(screen.getByRole('link', { name: 'To all parts of the site' })).toHaveAttribute(
      'href',
      '/admin/site',
    );
  },
);
