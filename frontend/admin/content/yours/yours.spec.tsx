import { firstEdition } from '@salon/content/first-edition';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '../../../test/adminServer';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();
beforeEach(() => {
  area.server.current.content = firstEdition();
});
const step = (name: string) =>
  within(screen.getByRole('link', { name: new RegExp(name) }).closest('li') as HTMLElement);
const asked = () => within(screen.getByRole('dialog'));
const click = (within: { getByRole: typeof screen.getByRole }, name: string) =>
  userEvent.click(within.getByRole('button', { name: new RegExp(name) }));

describe('make it yours', () => {
  it('lists the samples, which can be removed or switched off, and restored', async () => {
    await area.open('/admin/site/yours', 'Make it yours');
    expect(screen.getByRole('progressbar', { name: 'Steps done' })).toHaveValue(0);
    expect(step('How to reach you').getByText(/such as Phone/)).toBeInTheDocument();
    await click(step('What people say'), 'Remove the samples');
    await waitFor(() => expect(area.draft?.reviews).toEqual([]));
    await click(step('Academy'), 'We don’t do this');
    await waitFor(() => expect(area.draft?.pages.academy).toBe(false));
    expect(step('Academy').getByText('Done')).toBeInTheDocument();
    expect(step('Academy').queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('2 of 12 steps done')).toBeInTheDocument();
    await click(screen, 'Undo switching Academy off');
    await waitFor(() => expect(area.draft?.pages.academy).toBe(true));
  });

  it('takes hours that are the sample’s by chance as hers', async () => {
    await area.open('/admin/site/yours', 'Make it yours');
    await click(step('^Hours$'), 'These are ours');
    await waitFor(() => expect(area.draft?.hours.isConfirmed).toBe(true));
    expect(step('^Hours$').getByText('Done')).toBeInTheDocument();
    await click(screen, 'Remove all samples');
    await waitFor(() => expect(area.draft?.questions).toEqual([]));
    expect(step('^Hours$').getByText('Done')).toBeInTheDocument();
  });

  it('says of a step that was emptied what visitors see of it, and still switches it off', async () => {
    await area.open('/admin/site/yours', 'Make it yours');
    await click(screen, 'Remove all samples');
    await waitFor(() => expect(area.draft?.offers.packages).toEqual([]));
    for (const name of [
      'Services and prices',
      'Menus and prices',
      'Pictures',
      'What people say',
      'Questions',
      'Offers',
      'Academy',
      'Bridal enquiry',
    ])
      expect(step(name).getByText(/^Nothing is in it/)).toBeInTheDocument();
    await click(step('Bridal enquiry'), 'We don’t do this');
    await waitFor(() => expect(area.draft?.pages.bridal).toBe(false));
    expect(step('Bridal enquiry').getByText('Done')).toBeInTheDocument();
  });

  it('is where the page of a step leads back to, and its first page leads on to the next', async () => {
    await area.open('/admin/site/yours', 'Make it yours');
    await userEvent.click(screen.getByRole('link', { name: 'Name and logo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your salon' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Next: How to reach you' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('link', { name: 'Next: Hours' }));
    expect(await screen.findByRole('link', { name: 'Next: Services and prices' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Make it yours' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Make it yours' })).toBeInTheDocument();
  });

  it('says that a renamed menu stays', async () => {
    area.server.saveElsewhere((content) => ({
      ...content,
      menus: content.menus.map((menu) => (menu.id === 'nail' ? { ...menu, name: 'Hands & Feet' } : menu)),
    }));
    await area.open('/admin/site/yours', 'Make it yours');
    await click(step('Services and prices'), 'Remove the samples');
    expect(await screen.findByText(/What you have changed stays\./)).toBeInTheDocument();
    await waitFor(() => expect(area.draft?.menus.map(({ name }) => name)).toEqual(['Hands & Feet']));
  });

  it('restores samples that were removed earlier, and fills the home page from the menus', async () => {
    const { menus, services } = firstEdition();
    area.server.saveElsewhere((content) => ({
      ...content,
      ...{ menus: menus.slice(0, 1), services: { hair: services.hair ?? [] } },
      ...{ highlights: [], priceRows: [], reviews: [] },
    }));
    await area.open('/admin/site/yours', 'Make it yours');
    expect(
      screen.getByText(/visitors do not see it: .*the prices on the home page and reviews/),
    ).toBeInTheDocument();
    const home = 'Menus and prices on the home page';
    expect(step(home).getByText('The home page shows no highlights and no prices')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: home }));
    await click(screen, 'Make them from my menus');
    await waitFor(() => expect(area.draft?.highlights).toMatchObject([{ menu: 'hair' }]));
    expect(area.draft?.priceRows).toHaveLength(5);
    await userEvent.click(screen.getByRole('link', { name: 'Make it yours' }));
    await click(screen, 'Put samples back');
    await userEvent.click(asked().getByRole('checkbox', { name: 'What people say' }));
    await click(asked(), 'Put back');
    await waitFor(() => expect(area.draft?.reviews).toEqual(firstEdition().reviews));
    expect(area.draft?.menus).toHaveLength(1);
  });

  it('offers Undo also when one of the posts could not be moved', async () => {
    const { server } = area;
    const restored: string[] = [];
    server.samplePosts = ['oil', 'curls'].map((_id) => ({ _id, title: `On ${_id}` }));
    server.saveElsewhere((content) => ({ ...content, reviews: [] }));
    await area.open('/admin/site/yours', 'Make it yours', {
      'DELETE /api/blogs/oil': () => new Response(null, { status: 204 }),
      'DELETE /api/blogs/curls': () => new Response(null, { status: 500 }),
      'POST /api/blogs/oil/restore': () => {
        restored.push('oil');
        return json({ _id: 'oil' });
      },
    });
    await screen.findByText(/of 13 steps/);
    await click(screen, 'Remove all samples');
    const toast = await screen.findByText(/^The samples are removed\. 1 post moved to the bin\. \w/);
    await waitFor(() => expect(area.draft?.questions).toEqual([]));
    await click(within(toast.parentElement as HTMLElement), 'Undo');
    await waitFor(() => expect(restored).toEqual(['oil']));
    await waitFor(() => expect(area.draft?.questions).not.toEqual([]));
  });
});
