import { sampleContent } from '@salon/content/testing/sample';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '../../test/adminServer';
import { openAdmin } from '../../test/renderAdmin';
import type { Counts } from './tables';

const counts: Counts = {
  from: '2026-10-19',
  to: '2026-10-25',
  before: { from: '2026-10-12', to: '2026-10-18' },
  days: [
    { day: '2026-10-24', visits: 8, visitors: 5, chats: 1 },
    { day: '2026-10-25', visits: 4, visitors: 4, chats: 0 },
  ],
  kinds: [
    { kind: 'visit', n: 12, before: 6 },
    { kind: 'chat', n: 1, before: 0 },
  ],
  names: [{ kind: 'seen', name: '/offers', n: 7, before: 1 }],
};
const site = () => json({ edition: 6, publishedAt: '2026-10-01T00:00:00.000Z', content: sampleContent() });

async function open() {
  const { calls } = await openAdmin('/admin/visitors', {
    'GET /api/site': site,
    'GET /api/counts': () => json(counts),
  });
  await screen.findByText(/compared with .*October/);
  const asked = () =>
    calls.filter(({ name }) => name === 'GET /api/counts').map(({ query }) => query.toString());
  return { asked, user: userEvent.setup() };
}

it('shows the counts in sentences, and in a table behind the chart; also those of a whole year', async () => {
  const { asked, user } = await open();
  expect(screen.getByText('19–25 October, compared with 12–18 October')).toBeInTheDocument();
  expect(screen.getByText(/^12 visits in 7 days, 6 in the 7 days before/)).toBeInTheDocument();
  expect(screen.getByText('“Offers” was opened 7 times, 1 in the 7 days before.')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Visits by day' });
  expect(within(table).getAllByRole('row')[1]).toHaveAccessibleName('Sat, 24 Oct 8 5 1');
  expect(document.body).not.toHaveTextContent(/booking/i);
  await user.click(screen.getByRole('link', { name: '12 months' }));
  expect(await screen.findByText(/visits in 12 months/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '12 months' })).toHaveAttribute('aria-current', 'page');
  expect(asked()).toEqual(['period=week', 'period=year']);
});

it('leaves out this device while the owner wants that', async () => {
  const { user } = await open();
  const out = () => screen.getByRole('checkbox', { name: /^Don’t count this device/ });
  await user.click(out());
  expect(localStorage.getItem('not-counted')).toBe('1');
  await user.click(out());
  expect(localStorage.getItem('not-counted')).toBeNull();
});
