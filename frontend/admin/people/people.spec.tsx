import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';

// e2e/tests/people.spec.ts invites somebody, lowers her role and switches her off.

const person = { role: 'front desk', state: 'active', lastLoginAt: null, invitationExpiresAt: null };
const people = [
  { ...person, id: 1, name: 'Owner', role: 'owner', lastLoginAt: '2026-11-20T06:00:00.000Z' },
  { ...person, id: 2, name: 'Anu', state: 'invited' },
  { ...person, id: 3, name: 'Devi', state: 'switched off' },
];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => beLoggedIn());

describe('people', () => {
  const open = async (handlers: Parameters<typeof serve>[0]) => {
    const calls = serve({ 'GET /api/admin/people': () => json(people), ...handlers });
    await renderAdmin('/admin/people');
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
  serve({
    'GET /api/admin/devices': () => json(devices),
    'GET /api/admin/passkeys': () =>
      json([{ id: 'a/b', name: 'Phone', rpId: 'salon.example', ...times, usedAt: null }]),
    'DELETE /api/admin/devices/other': done,
    'DELETE /api/admin/devices': done,
    'DELETE /api/admin/passkeys/a%2Fb': () => errorResponse(409, message),
  });
  await renderAdmin('/admin/password');
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
