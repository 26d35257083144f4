import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteArea } from '../../../test/siteArea';

const area = new SiteArea();

it('a break splits hours around lunch, and no span is left empty', async () => {
  const days = [
    ['Tuesday', '10:00', '19:00', ['10:00', '13:00', '16:00', '19:00']],
    ['Wednesday', '13:00', '20:00', ['13:00', '20:00', '16:00', '20:00']],
    ['Thursday', '10:00', '16:00', ['10:00', '16:00', '16:00', '20:00']],
  ] as const;
  area.server.saveElsewhere((content) => {
    for (const [day, opens, closes] of days)
      Object.assign(content.hours.weekly, { [day.toLowerCase()]: [{ opens, closes }] });
    return content;
  });
  await area.open('/admin/site/hours', 'Hours & notices');
  for (const [name, , , times] of days) {
    await userEvent.click(screen.getByRole('button', { name: `${name}: add a break` }));
    const day = within(screen.getByRole('group', { name }));
    const shown = day.getAllByLabelText<HTMLInputElement>(/^(Opens|Closes)$/).map(({ value }) => value);
    expect(shown).toEqual(times);
  }
});
