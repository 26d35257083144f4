import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

const first = () => screen.getByLabelText('First day');
const last = () => screen.getByLabelText('Last day');
/** Types a date as a keyboard does: each typed part fires a change with another date. */
function type(field: HTMLElement, ...dates: string[]) {
  for (const value of dates) fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

it('keeps the last day of closed days while the first is typed part by part', async () => {
  await area.open('/admin/site/hours', 'Hours & closed days');
  await userEvent.click(screen.getByRole('button', { name: 'Add closed days or special hours' }));
  // A single day stays a single day: the last day follows the first.
  type(first(), '2026-12-23', '2026-12-05');
  expect(last()).toHaveValue('2026-12-05');
  type(last(), '2026-12-10');
  type(first(), '2026-12-30', '2026-12-08');
  expect(last()).toHaveValue('2026-12-10');
  type(first(), '2026-12-20');
  expect(last()).toHaveValue('2026-12-20');
  await waitFor(() => expect(area.draft?.hours.special.at(-1)?.until).toBe('2026-12-20'));
});
