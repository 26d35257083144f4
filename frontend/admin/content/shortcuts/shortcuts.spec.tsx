import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

it('a short address is shown in full, copied, and downloaded as a QR code', async () => {
  const user = userEvent.setup();
  await area.open('/admin/site/shortcuts', 'Short addresses');
  await user.click((await screen.findAllByText('Edit'))[0] as HTMLElement);
  expect(screen.getByText(/\/go\/window$/)).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Copy link' })[0] as HTMLElement);
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  const [file] = screen.getAllByRole('link', { name: /QR code/ });
  expect(file).toHaveAttribute('download', 'window.svg');
  expect(file).toHaveAttribute('href', expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/));
});

it('one is added', async () => {
  const user = userEvent.setup();
  await area.open('/admin/site/shortcuts', 'Short addresses');
  await user.click(await screen.findByRole('button', { name: 'Add a short address' }));
  await user.type(screen.getAllByLabelText('Name').at(-1) as HTMLElement, 'Instagram');
  await user.type(screen.getAllByLabelText('Address').at(-1) as HTMLElement, 'insta');
  await user.type(screen.getAllByLabelText('Leads to').at(-1) as HTMLElement, '/offers');
  await waitFor(() =>
    expect(area.draft?.shortcuts.at(-1)).toMatchObject({
      name: 'Instagram',
      address: 'insta',
      leadsTo: '/offers',
    }),
  );
});
