import { sampleContent } from '@salon/content/testing/sample';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

const list = () => area.open('/admin/site/services/hair', 'Services');
const form = () => area.open('/admin/site/services/hair/hair-spa', 'Hair Spa');
const hair = () => area.draft?.services.hair;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a list', () => {
  it('lists entries deleted here or in their form, and restores them', async () => {
    await list();
    await click('More for Haircut');
    await click('Delete Haircut');
    expect(screen.getByRole('list', { name: 'Removed' }).parentElement).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Hair Spa' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Hair Spa' }));
    expect(screen.queryByText('Haircut is deleted.')).not.toBeInTheDocument();
    const removed = await screen.findByRole('list', { name: 'Removed' });
    expect(within(removed).getAllByRole('listitem')).toHaveLength(2);
    await click('Put back Hair Spa');
    expect(screen.getByText('Hair Spa is back.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hair Spa' })).toBeInTheDocument();
    await click('Put back Haircut');
    expect(screen.queryByRole('list', { name: 'Removed' })).not.toBeInTheDocument();
    await waitFor(() => expect(hair()).toEqual(sampleContent().services.hair));
  });

  it('asks for the name of a new entry', async () => {
    await list();
    await click('New service');
    await click('Add');
    expect(screen.getByText('Please write what the service is called.')).toBeInTheDocument();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    await userEvent.paste('Hair spa '.repeat(12));
    expect(name).toHaveAccessibleDescription('The name must be at most 100 characters long.');
    await click('Add');
    expect(name).toHaveValue('Hair spa '.repeat(12));
  });

  it('leads to another menu', async () => {
    const { at } = await list();
    await userEvent.selectOptions(screen.getByLabelText('Menu'), 'nail');
    await waitFor(() => expect(at()).toBe('/admin/site/services/nail'));
    expect(screen.getByText('There is no service yet.')).toBeInTheDocument();
  });
});

describe('a service', () => {
  it('comes under a new heading', async () => {
    await form();
    await userEvent.type(screen.getByLabelText('Heading above it'), 'Care');
    await waitFor(() => expect(hair()?.find(({ id }) => id === 'hair-spa')?.group).toBe('Care'));
    expect(screen.getByLabelText('Heading above it')).toHaveFocus();
  });

  it('moves to another menu and goes there', async () => {
    const { at } = await form();
    await userEvent.selectOptions(screen.getByLabelText('Menu'), 'skin');
    await waitFor(() => expect(at()).toBe('/admin/site/services/skin/hair-spa'));
    expect(screen.getByLabelText('Name')).toHaveValue('Hair Spa');
  });

  it('is copied as a hidden one, behind the original', async () => {
    const { at } = await form();
    await click('Duplicate');
    await waitFor(() => expect(at()).toBe('/admin/site/services/hair/hair-spa-copy'));
    expect(screen.getByLabelText('Shown to visitors')).not.toBeChecked();
    await waitFor(() => expect(hair()?.[1]).toMatchObject({ name: 'Hair Spa (copy)', hidden: true }));
  });
});

describe('a menu', () => {
  const menus = () => area.open('/admin/site/services', 'Services');
  const menuForm = () => area.open('/admin/site/menus/hair', "Women's Hair");
  const menu = () => area.draft?.menus.find(({ id }) => id === 'hair');

  it('gets an address made from its name, which follows the name while the menu is new', async () => {
    const { at } = await menus();
    await click('New menu');
    await userEvent.type(screen.getByLabelText('Name'), 'Bridal{Enter}');
    await waitFor(() => expect(at()).toBe('/admin/site/services/bridal'));
    await userEvent.click(screen.getByRole('link', { name: 'Name, address, picture and texts' }));
    await userEvent.type(await screen.findByLabelText('Name'), ' Makeup');
    expect(screen.getByLabelText('Address')).toHaveValue('bridal-makeup');
    await waitFor(() =>
      expect(area.draft?.menus.at(-1)).toMatchObject({ id: 'bridal', address: 'bridal-makeup' }),
    );
    expect(area.draft?.services.bridal).toEqual([]);
  });

  it('keeps its address when it is renamed, and redirects a former address', async () => {
    await menuForm();
    await userEvent.type(screen.getByLabelText('Name'), 'cut');
    const address = screen.getByLabelText('Address');
    expect(address).toHaveValue('hair');
    await userEvent.type(address, 'cuts');
    expect(address).toHaveAccessibleDescription(
      'The page is at /services/haircuts. /services/hair will lead here.',
    );
    await waitFor(() => expect(menu()).toMatchObject({ address: 'haircuts', former: [] }));
  });

  it('with services is deleted after a question only, and restored with them', async () => {
    await menus();
    await click("More for Women's Hair");
    await click("Delete Women's Hair");
    const dialog = screen.getByRole('alertdialog', {
      name: "Delete Women's Hair? With it go 2 services and its page /services/hair, which 1 question, 1 highlight, 1 price on Home, 1 bridal service and 1 link in the footer name.",
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('link', { name: "Women's Hair" })).not.toBeInTheDocument();
    await click("Put back Women's Hair");
    expect(screen.getByText('2 services')).toBeInTheDocument();
    await click('More for Skin');
    await click('Delete Skin');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

it('a highlight leads to the menu that is chosen, and says when that is not shown', async () => {
  await area.open('/admin/site/highlights', 'Highlights');
  await click('Add a highlight');
  await userEvent.type(screen.getAllByLabelText('Headline').at(-1) as HTMLElement, 'Nails');
  await userEvent.selectOptions(screen.getAllByLabelText('Leads to').at(-1) as HTMLElement, 'nail');
  await waitFor(() => expect(area.draft?.highlights.at(-1)).toMatchObject({ menu: 'nail' }));
  expect(screen.getAllByText('To Nail · not shown without it').length).toBeGreaterThan(0);
});

it.each(['services/hair/gone', 'menus/gone', 'photos/photos.work%5B99%5D', 'services/hairr'])(
  'an unknown address links to the parts of the site: %s',
  async (path) => {
    await area.open(`/admin/site/${path}`, 'There is no such page');
    expect(screen.getByRole('link', { name: 'To all parts of the site' })).toHaveAttribute(
      'href',
      '/admin/site',
    );
  },
);
