import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

const list = () => area.open('/admin/site/offers', 'Offers');
const form = () => area.open('/admin/site/offers/wax-works', 'Wax Works');
const packages = () => area.draft?.offers.packages;

describe('list of offers', () => {
  it('changes a price by tapping and typing it', async () => {
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Price of Wax Works: ₹2,499*' }));
    expect(screen.getByLabelText('Price in rupees')).toHaveFocus();
    await userEvent.keyboard('2599{Enter}');
    await waitFor(() =>
      expect(packages()?.[0]?.price).toEqual({ kind: 'fixed', rupees: 2599, conditions: true }),
    );
  });

  it('marks what is popular and what is hidden', async () => {
    await list();
    expect(screen.getByText('Popular')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'More for Wax Works' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide Wax Works' }));
    expect(screen.getByText('Hidden')).toBeInTheDocument();
    await waitFor(() => expect(packages()?.[0]?.hidden).toBe(true));
  });

  it('adds a package, whose price is told after a look until it has one', async () => {
    const { at } = await list();
    await userEvent.click(screen.getByRole('button', { name: 'New package' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Pongal Glow{Enter}');
    await waitFor(() => expect(at()).toBe('/admin/site/offers/pongal-glow'));
    await waitFor(() =>
      expect(packages()?.[1]).toMatchObject({ id: 'pongal-glow', price: { kind: 'quoted' } }),
    );
  });

  it('deletes one, and brings it back', async () => {
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'More for Wax Works' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Wax Works' }));
    expect(screen.getByText('There is no package yet.')).toBeInTheDocument();
    const toast = screen.getByText('Wax Works is deleted.').parentElement as HTMLElement;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: 'Wax Works' })).toBeInTheDocument();
  });
});

describe('one package', () => {
  it('says in plain words what its dates do', async () => {
    await form();
    expect(screen.getByText('Shown until you hide it.')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2099-01-14' } });
    expect(screen.getByText('Vanishes by itself after 14 January 2099.')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2099-01-02' } });
    expect(
      screen.getByText('Appears by itself on 2 January 2099 and vanishes after 14 January 2099.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(packages()?.[0]).toMatchObject({ from: '2099-01-02', until: '2099-01-14' }));
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '' } });
    await waitFor(() => expect(packages()?.[0]?.until).toBeUndefined());
  });

  it('keeps what is in it, category and mark', async () => {
    await form();
    await userEvent.type(screen.getByLabelText('What is in it'), '\nAloe gel');
    await userEvent.type(screen.getByLabelText('Category'), 'Summer');
    await userEvent.click(screen.getByLabelText('Popular'));
    await waitFor(() =>
      expect(packages()?.[0]).toMatchObject({
        features: ['Full arms', 'Full legs', 'Aloe gel'],
        category: 'Summer',
        popular: false,
      }),
    );
  });
});
