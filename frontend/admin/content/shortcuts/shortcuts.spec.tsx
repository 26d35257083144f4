import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

it('a short address is shown in full, copied, and downloaded as a QR code', async () => {
  const user = userEvent.setup();
  await area.open('/admin/site/shortcuts', 'Short addresses');
  const [row] = await screen.findAllByRole('button', { name: /window/ });
  await user.click(row as HTMLElement);
  expect(screen.getByText(/\/go\/window$/)).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Copy link' })[0] as HTMLElement);
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  const [file] = screen.getAllByRole('link', { name: /QR code/ });
  expect(file).toHaveAttribute('download', 'window.svg');
  expect(file).toHaveAttribute('href', expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/));
});
