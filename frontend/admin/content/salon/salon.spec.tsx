import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();
const open = () => area.open('/admin/site/salon', 'Your salon');

it('the colours are a set, or one or two of her own, and are undone like any change', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: /^Wine & rose/ }));
  await waitFor(() => expect(area.draft?.salon.colours).toBe('wine'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo colours' }));
  await waitFor(() => expect(area.draft?.salon.colours ?? 'leaf').toBe('leaf'));
  expect(screen.getByRole('radio', { name: /^Leaf & brass/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^My colours/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a second colour' }));
  expect(screen.getByLabelText('Second colour')).toBeVisible();
  await waitFor(() => expect(area.draft?.salon.colours).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/));
  await userEvent.click(screen.getByRole('button', { name: 'Without the second colour' }));
  await waitFor(() => expect(area.draft?.salon.colours).toMatch(/^#[0-9a-f]{6}$/));
});

it('the typefaces are one of three pairs', async () => {
  await open();
  expect(screen.getByRole('radio', { name: /^Fraunces & Anek/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Figtree/ }));
  await waitFor(() => expect(area.draft?.salon.typefaces).toBe('figtree'));
});

it('all profiles are one field, which says of a line what is wrong and keeps what it knew', async () => {
  await open();
  const field = screen.getByLabelText('Your profiles elsewhere');
  await userEvent.click(field);
  await userEvent.paste('\nfb.com/kadali\nkadali.example');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(/Line 3: kadali\.example is not one of these: Instagram, /);
  await userEvent.clear(field);
  await userEvent.paste('fb.com/kadali');
  await waitFor(() => expect(area.draft?.contact.facebook).toBe('https://fb.com/kadali'));
});
