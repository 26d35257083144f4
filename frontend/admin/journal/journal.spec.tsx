import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';
import { sessionAs } from '../../test/session';
import type { JournalEntry } from './JournalPage';

beforeEach(() => beLoggedIn());

const entry = (id: number, at: string, what: string, who = 'Anu'): JournalEntry => ({
  ...{ id: `${id}`, at, who, what },
  device: 'Chrome on Android',
});
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 5, 0, second)).toISOString();
/** The newest entries of a service, which answers no more than 50 of them. */
const answered = (entries: JournalEntry[], before: string | null) =>
  json(entries.filter((one) => before === null || one.at < before).slice(0, 50));

async function open(logins: JournalEntry[], changes: JournalEntry[]) {
  const people = ['Anu', 'Priya'].map((name, id) => ({ id, name, role: 'owner', state: 'active' }));
  const calls = serve({
    'GET /api/admin/session': () => json(sessionAs('owner')),
    'GET /api/admin/people': () => json(people),
    'GET /api/admin/journal': ({ query }) => answered(logins, query.get('before')),
    'GET /api/journal': ({ query }) => answered(changes, query.get('before')),
  });
  const rendered = await renderAdmin('/admin/journal');
  const status = await screen.findByText(/^\d+ entr/);
  return { ...rendered, calls, status };
}

const rows = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const asked = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ name }) => name.endsWith('/journal')).map(({ query }) => String(query));

it('joins what both services have written down, by day and time', async () => {
  await open(
    [entry(2, '2026-11-20T18:31:00.000Z', 'logged in.', 'Priya'), entry(1, at(0), 'logged in.')],
    [entry(1, at(90), 'published edition 7: New hours.')],
  );
  const lists = ['21 November 2026', '20 November 2026'].map((name) => screen.getByRole('list', { name }));
  expect(lists.map(rows)).toEqual([
    ['12:01 amPriya: logged in.Chrome on Android'],
    [
      '10:31 amAnu: published edition 7: New hours.Chrome on Android',
      '10:30 amAnu: logged in.Chrome on Android',
    ],
  ]);
  expect(screen.getByText('3 entries. Each is kept for a year, and nobody can change it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

it('shows more, without a gap or an entry twice, where one service has far more than the other', async () => {
  const logins = Array.from({ length: 120 }, (_, n) => entry(n, at(500 - n), `logged in: ${n}.`));
  const changes = [500, 451, 450, 1].map((second, n) => entry(n, at(second), `published: ${n}.`));
  const { calls } = await open(logins, changes);
  expect(screen.getByText('52 entries, and earlier ones.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('103 entries, and earlier ones.');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText(/^124 entries\./);
  const [list] = screen.getAllByRole('list', { name: '20 November 2026' });
  expect(new Set(rows(list as HTMLElement)).size).toBe(124);
  expect(rows(list as HTMLElement).at(-1)).toContain('published: 3.');
  expect(asked(calls).at(-1)).toBe(new URLSearchParams({ before: at(401) }).toString());
});

it('asks both services for a person and for words, which stay in the address', async () => {
  const { calls, router } = await open([entry(1, at(0), 'logged in.')], []);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Person' }), 'Priya');
  await userEvent.type(screen.getByLabelText('Search'), 'oil ');
  await waitFor(() => expect(asked(calls).slice(-2)).toEqual(['who=Priya&q=oil', 'who=Priya&q=oil']));
  expect(router.state.location.search).toBe('?who=Priya&q=oil+');
});
