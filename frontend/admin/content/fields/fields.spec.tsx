import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

it.each([
  ['Fee in rupees', '45,000 + GST', '45,000', /Write whole rupees, such as 1,800\.$/],
  ['Seats left', 'few', '4', /Write a whole number, such as 8\.$/],
])('“%s” shows an error for what is no number, and keeps the old one', async (label, typed, old, words) => {
  await area.open('/admin/site/academy', 'Academy');
  await userEvent.click(screen.getByRole('button', { name: 'Makeup' }));
  const field = screen.getByLabelText(label);
  expect(field).toHaveValue(old);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.type(screen.getByLabelText('Name'), ' I');
  expect(field).toHaveValue(typed);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(words);
  expect(screen.getByText('Not saved yet: 1 field needs a look.', { selector: 'a' })).toBeVisible();
  await waitFor(() =>
    expect(area.draft?.academy.programs[0]).toMatchObject({
      title: 'Makeup I',
      fee: 45_000,
      seatsLeft: 4,
    }),
  );
});

it('what is typed in a new entry goes into its text, and is one step of undo', async () => {
  await area.open('/admin/site/people', 'People');
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  await userEvent.keyboard('Sheeja');
  const name = screen.getAllByLabelText('Name').at(-1);
  expect(name).toHaveValue('Sheeja');
  await userEvent.click(screen.getByRole('button', { name: /^Undo name of person \d+$/ }));
  expect(name).toHaveValue('');
});

it('a required field shows its error when it was left, without a request', async () => {
  const { calls } = await area.open('/admin/site/notices', 'Notices');
  await userEvent.click(screen.getByRole('button', { name: 'Add a notice' }));
  const line = await screen.findByLabelText('The line');
  expect(await screen.findByText('Not saved yet', { selector: '[role=status]' })).toBeInTheDocument();
  expect(line).toBeValid();
  await userEvent.click(line);
  await userEvent.tab();
  expect(line).toHaveAccessibleDescription(/Please enter the text of the notice\.$/);
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  expect(screen.getByText('Not saved yet: 1 field needs a look.', { selector: 'a' })).toBeVisible();
});
