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
  it('keeps a deleted entry to be put back, from wherever it was deleted', async () => {
    await list();
    await click('More for Haircut');
    await click('Delete Haircut');
    expect(screen.getByRole('list', { name: 'Removed' }).parentElement).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Hair Spa' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
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

it.each(['services/hair/gone', 'photos/photos.work%5B99%5D', 'services/hairr'])(
  'what is not there leads to the parts of the site: %s',
  async (path) => {
    await area.open(`/admin/site/${path}`, 'There is no such page');
    expect(screen.getByRole('link', { name: 'To the site’s parts' })).toHaveAttribute('href', '/admin/site');
  },
);
