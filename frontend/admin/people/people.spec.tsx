import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, type Handlers, json } from '../../test/adminServer';
import { openAdmin } from '../../test/renderAdmin';
import { sessionAs } from '../../test/session';
import type { JournalEntry } from '../journal/JournalPage';

// e2e/tests/people.spec.ts invites somebody, lowers her role and switches her off.

const person = { role: 'front desk', state: 'active', lastLoginAt: null, invitationExpiresAt: null };
const people = [
  { ...person, id: 1, name: 'Owner', role: 'owner', lastLoginAt: '2026-11-20T06:00:00.000Z' },
  { ...person, id: 2, name: 'Anu', state: 'invited' },
  { ...person, id: 3, name: 'Devi', state: 'switched off' },
];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('people', () => {
  const open = async (handlers: Handlers) => {
    const { calls } = await openAdmin('/admin/people', {
      'GET /api/admin/people': () => json(people),
      ...handlers,
    });
    await screen.findByText('Anu');
    return calls;
  };

  it('who can’t be changed keep what was chosen, and it is said why', async () => {
    const message = 'There must always be an owner who can log in.';
    const calls = await open({ 'PATCH /api/admin/people/1': () => errorResponse(409, message) });
    expect(rows()).toEqual([
      'Owner, ownerLast logged in 20 November 2026 at 11:30 amChange',
      'Anu, front deskHas not logged in, and the link is too oldChange',
      'Devi, front deskSwitched offChange',
    ]);
    await press('Change Owner');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Editor');
    expect(screen.getByLabelText('Role')).toHaveAccessibleDescription(/^May look after posts/);
    await press('Save');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Role')).toHaveValue('editor');
    expect(calls).toContainEqual(expect.objectContaining({ body: { name: 'Owner', role: 'editor' } }));
  });

  it('get another link, and are switched on again', async () => {
    const calls = await open({
      'POST /api/admin/people/2/invitation': () => json({ invitation: 'again' }),
      'PATCH /api/admin/people/3': () => json({}),
    });
    await press('Change Anu');
    await press('New link');
    const link = `${window.location.origin}/admin/invitation#again`;
    expect(await screen.findByLabelText('Link')).toHaveValue(link);
    await press('Done');
    await press('Change Devi');
    await press('Switch on');
    expect(await screen.findByText('Devi is switched on again.')).toBeVisible();
    expect(calls).toContainEqual(expect.objectContaining({ body: { isSwitchedOff: false } }));
  });
});

it('my devices are logged out one by one or all but this one, and the last way in stays', async () => {
  const message = 'This is the only way for you to log in. Please set a password first.';
  const times = { createdAt: '2026-11-20T06:00:00.000Z', usedAt: '2026-11-20T06:30:00.000Z' };
  const devices = [
    { id: 'this', device: 'Chrome on Android', isThis: true, ...times },
    { id: 'other', device: 'Safari on iPhone', isThis: false, ...times },
  ];
  const done = () => new Response(null, { status: 204 });
  await openAdmin('/admin/password', {
    'GET /api/admin/devices': () => json(devices),
    'GET /api/admin/passkeys': () =>
      json([{ id: 'a/b', name: 'Phone', rpId: 'salon.example', ...times, usedAt: null }]),
    'DELETE /api/admin/devices/other': done,
    'DELETE /api/admin/devices': done,
    'DELETE /api/admin/passkeys/a%2Fb': () => errorResponse(409, message),
  });
  await press('Log out Safari on iPhone');
  expect(await screen.findByText('Safari on iPhone is logged out.')).toBeVisible();
  expect(rows()).toEqual([
    'PhoneMade 20 November 2026 at 11:30 am for salon.example, not used yetRemove',
    'Chrome on Android, this deviceLogged in 20 November 2026 at 11:30 am, last used 20 November 2026 at 12:00 pm',
    'Safari on iPhoneLogged in 20 November 2026 at 11:30 am, last used 20 November 2026 at 12:00 pmLog out',
  ]);
  await press('Log out all others');
  expect(await screen.findByText('All other devices are logged out.')).toBeVisible();
  await press('Remove Phone');
  expect(await screen.findByText(message)).toBeVisible();
});

const entry = (id: number, at: string, what: string, who = 'Anu'): JournalEntry => ({
  ...{ id: `${id}`, at, who, what },
  device: 'Chrome on Android',
});
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 5, 0, second)).toISOString();
/** The newest entries of a service, which answers no more than 50 of them. */
const answered = (entries: JournalEntry[], before: string | null) =>
  json(entries.filter((one) => before === null || one.at < before).slice(0, 50));

async function openJournal(logins: JournalEntry[], changes: JournalEntry[]) {
  const names = ['Anu', 'Priya'].map((name, id) => ({ id, name, role: 'owner', state: 'active' }));
  const opened = await openAdmin('/admin/journal', {
    'GET /api/admin/session': () => json(sessionAs('owner')),
    'GET /api/admin/people': () => json(names),
    'GET /api/admin/journal': ({ query }) => answered(logins, query.get('before')),
    'GET /api/journal': ({ query }) => answered(changes, query.get('before')),
  });
  await screen.findByText(/^\d+ entr/);
  return opened;
}

const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const asked = (calls: Awaited<ReturnType<typeof openJournal>>['calls']) =>
  calls.filter(({ name }) => name.endsWith('/journal')).map(({ query }) => String(query));

it('joins what both services have written down, by day and time', async () => {
  await openJournal(
    [entry(2, '2026-11-20T18:31:00.000Z', 'logged in.', 'Priya'), entry(1, at(0), 'logged in.')],
    [entry(1, at(90), 'published edition 7: New hours.')],
  );
  const lists = ['21 November 2026', '20 November 2026'].map((name) => screen.getByRole('list', { name }));
  expect(lists.map(rowsOf)).toEqual([
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
  const { calls } = await openJournal(logins, changes);
  expect(screen.getByText('52 entries, and earlier ones.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('103 entries, and earlier ones.');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText(/^124 entries\./);
  const [list] = screen.getAllByRole('list', { name: '20 November 2026' });
  expect(new Set(rowsOf(list as HTMLElement)).size).toBe(124);
  expect(rowsOf(list as HTMLElement).at(-1)).toContain('published: 3.');
  expect(asked(calls).at(-1)).toBe(new URLSearchParams({ before: at(401) }).toString());
});

it('asks both services for a person and for words, which stay in the address', async () => {
  const { calls, router } = await openJournal([entry(1, at(0), 'logged in.')], []);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Person' }), 'Priya');
  await userEvent.type(screen.getByLabelText('Search'), 'oil ');
  await waitFor(() => expect(asked(calls).slice(-2)).toEqual(['who=Priya&q=oil', 'who=Priya&q=oil']));
  expect(router.state.location.search).toBe('?who=Priya&q=oil+');
});
