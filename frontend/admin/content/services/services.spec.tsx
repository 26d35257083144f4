import { describe, expect, it } from '@jest/globals';
import { siteContent } from '@salon/content/testing/siteContent';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

const open = () => area.open('/admin/site/services/hair', 'Services');
const hair = () => area.draft?.services.hair;

const row = (name: string) => {
  const item = screen.getByRole('link', { name }).closest('li');
  if (!item) throw new Error(`There is no ${name}.`);
  return within(item);
};

describe('list of services', () => {
  it('finds services of all menus by words', async () => {
    const [service] = structuredClone(siteContent.services.hair);
    if (!service) throw new Error('There is no service.');
    area.server.current.content.services.nail = [
      { ...service, id: 'gel', name: 'Gel Polish', group: 'Gel & art' },
    ];
    await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search all services' }), 'gel');
    expect(screen.getByText('1 service for “gel”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gel Polish' })).toHaveAttribute(
      'href',
      '/admin/site/services/nail/gel',
    );
    expect(screen.queryByRole('link', { name: 'Hair Spa' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('No service matches “gelxyz”.')).toBeInTheDocument();
  });

  it('shows another menu', async () => {
    const { at } = await open();
    await userEvent.selectOptions(screen.getByLabelText('Menu'), 'nail');
    await waitFor(() => expect(at()).toBe('/admin/site/services/nail'));
    expect(screen.getByText('There is no service on this menu yet.')).toBeInTheDocument();
  });

  it('hides and shows one', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'More for Haircut' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide Haircut' }));
    expect(row('Haircut').getByText('Hidden')).toBeInTheDocument();
    await waitFor(() => expect(hair()?.[0]?.hidden).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Show Haircut' }));
    expect(row('Haircut').queryByText('Hidden')).not.toBeInTheDocument();
  });

  it('moves one, and keeps the focus on the button', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'More for Haircut' }));
    const down = screen.getByRole('button', { name: 'Move down Haircut' });
    await userEvent.click(down);
    expect(screen.getByRole('button', { name: 'Move down Haircut' })).toHaveFocus();
    expect(screen.getByText('Haircut is now 2 of 2.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move down Haircut' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(hair()?.map(({ id }) => id)).toEqual(['hair-spa', 'haircut']));
  });

  it('deletes one, and brings it back', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'More for Haircut' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Haircut' }));
    expect(screen.queryByRole('link', { name: 'Haircut' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(hair()).toHaveLength(1));
    const toast = screen.getByText('Haircut is deleted.').parentElement as HTMLElement;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: 'Haircut' })).toBeInTheDocument();
    await waitFor(() => expect(hair()?.map(({ id }) => id)).toEqual(['haircut', 'hair-spa']));
  });

  it('keeps a deleted one to be put back, from wherever it was deleted', async () => {
    await open();
    const remove = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: `More for ${name}` }));
      await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
    };
    await remove('Haircut');
    await userEvent.click(screen.getByRole('link', { name: 'Hair Spa' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('Haircut is deleted.')).not.toBeInTheDocument();
    const removed = await screen.findByRole('list', { name: 'Removed' });
    expect(within(removed).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Put back Hair Spa' }));
    expect(screen.getByText('Hair Spa is back.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hair Spa' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Put back Haircut' }));
    expect(screen.queryByRole('list', { name: 'Removed' })).not.toBeInTheDocument();
    await waitFor(() => expect(hair()).toEqual(siteContent.services.hair));
  });

  it('adds one by its name and opens it', async () => {
    const { at } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'New service' }));
    const dialog = screen.getByRole('dialog', { name: 'New service' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(within(dialog).getByText('Please write what the service is called.')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Scalp Facial{Enter}');
    expect(at()).toBe('/admin/site/services/hair/scalp-facial');
    expect(await screen.findByRole('heading', { level: 1, name: 'Scalp Facial' })).toBeInTheDocument();
  });
});

describe('one service', () => {
  const edit = () => area.open('/admin/site/services/hair/hair-spa', 'Hair Spa');

  it('has a field for all of it', async () => {
    await edit();
    expect(screen.getByLabelText('Shown to visitors')).toBeChecked();
    expect(screen.getByLabelText('Name')).toHaveValue('Hair Spa');
    expect(screen.getByLabelText('Price in rupees')).toHaveValue('1,800');
    expect(screen.getByLabelText('Duration')).toHaveValue('60 mins');
    expect(screen.getByLabelText('Description')).toHaveValue('What happens in Hair Spa.');
    expect(screen.getByLabelText('Best for')).toHaveValue('Dry hair');
    expect(screen.getByLabelText('Highlights')).toHaveValue('First\nSecond');
    expect(screen.getByLabelText('Menu')).toHaveValue('hair');
  });

  it('comes under a new heading when the field is left', async () => {
    await edit();
    await userEvent.selectOptions(screen.getByLabelText('Heading above it'), 'A new heading…');
    await userEvent.type(screen.getByLabelText('New heading'), 'Care');
    expect(area.server.draft).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(hair()?.find(({ id }) => id === 'hair-spa')?.group).toBe('Care'));
    expect(screen.getByLabelText('Heading above it')).toHaveValue('Care');
  });

  it('moves to another menu and goes there', async () => {
    const { at } = await edit();
    await userEvent.selectOptions(screen.getByLabelText('Menu'), 'skin');
    await waitFor(() => expect(at()).toBe('/admin/site/services/skin/hair-spa'));
    expect(screen.getByLabelText('Name')).toHaveValue('Hair Spa');
  });

  it('is copied as a hidden one', async () => {
    const { at } = await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(at()).toBe('/admin/site/services/hair/hair-spa-copy'));
    expect(screen.getByLabelText('Shown to visitors')).not.toBeChecked();
  });

  it('says when it is not there', async () => {
    await area.open('/admin/site/services/hair/gone', 'There is no such service');
    expect(screen.getByRole('link', { name: 'To the services' })).toHaveAttribute(
      'href',
      '/admin/site/services/hair',
    );
  });
});

describe('a menu that does not exist', () => {
  it('is no page, and leads back', async () => {
    const { at } = await area.open('/admin/site/services/hairr', 'There is no such page');
    expect(screen.queryByRole('combobox', { name: 'Menu' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'To the site’s parts' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Site' })).toBeInTheDocument();
    expect(at()).toBe('/admin/site');
  });
});
