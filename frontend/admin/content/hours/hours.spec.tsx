import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

it.each([
  ['10:00', '19:00', ['10:00', '13:00', '16:00', '19:00']],
  ['13:00', '20:00', ['13:00', '20:00', '16:00', '20:00']],
  ['10:00', '16:00', ['10:00', '16:00', '16:00', '20:00']],
])('a break splits hours around lunch, and no span is left empty: %s–%s', async (opens, closes, times) => {
  area.server.saveElsewhere((content) => ({
    ...content,
    hours: { ...content.hours, weekly: { ...content.hours.weekly, tuesday: [{ opens, closes }] } },
  }));
  await area.open('/admin/site/hours', 'Hours & notices');
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday: add a break' }));
  const day = within(screen.getByRole('group', { name: 'Tuesday' }));
  const shown = day.getAllByLabelText<HTMLInputElement>(/^(Opens|Closes)$/).map(({ value }) => value);
  expect(shown).toEqual(times);
});
