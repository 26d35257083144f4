import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, json, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';

// e2e/tests/people.spec.ts invites somebody, lowers her role and switches her off.

const person = { id: 1, name: 'Owner', role: 'owner', state: 'active', lastLoginAt: null };
const people = [
  { ...person, lastLoginAt: '2026-11-20T06:00:00.000Z', invitationExpiresAt: null },
  { ...person, id: 2, name: 'Anu', role: 'front desk', state: 'invited', invitationExpiresAt: null },
  { ...person, id: 3, name: 'Devi', state: 'switched off', role: 'editor', invitationExpiresAt: null },
];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => beLoggedIn());

describe('people', () => {
  const open = async (handlers: Parameters<typeof serve>[0]) => {
    const calls = serve({ 'GET /api/admin/people': () => json(people), ...handlers });
    await renderAdmin('/admin/people');
    await screen.findByText('Anu');
    return calls;
  };

  it('are listed with their role and how they stand', async () => {
    await open({});
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Owner, ownerLast logged in 20 November 2026 at 11:30 am'),
      expect.stringContaining('Anu, front deskInvited; the link is too old'),
      expect.stringContaining('Devi, editorSwitched off'),
    ]);
  });

  it('who can’t be changed keep what was typed, and it is said why', async () => {
    const message = 'There must always be an owner who can log in.';
    const calls = await open({ 'PATCH /api/admin/people/1': () => errorResponse(409, message) });
    await press('Change Owner');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Editor');
    expect(screen.getByLabelText('Role')).toHaveAccessibleDescription(/^May look after posts/);
    await press('Save');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Role')).toHaveValue('editor');
    expect(calls).toContainEqual(expect.objectContaining({ body: { name: 'Owner', role: 'editor' } }));
  });

  it('who are invited under a name that is taken: it is said beside the name', async () => {
    const message = 'Somebody has this name.';
    const errors = [{ field: 'name', message }];
    await open({ 'POST /api/admin/people': () => errorResponse(409, message, { errors }) });
    await press('Invite somebody');
    await userEvent.type(screen.getByLabelText('Name'), 'anu');
    await press('Make the link');
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  });

  it('get another link, which the phone shares', async () => {
    const share = jest.fn(async () => {});
    Object.assign(navigator, { share });
    await open({ 'POST /api/admin/people/2/invitation': () => json({ invitation: 'again' }) });
    await press('Change Anu');
    await press('New link');
    const link = `${window.location.origin}/admin/invitation#again`;
    expect(await screen.findByLabelText('Link')).toHaveValue(link);
    await press('Share');
    expect(share).toHaveBeenCalledWith({ url: link });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('who were switched off are switched on again', async () => {
    const calls = await open({ 'PATCH /api/admin/people/3': () => json({}) });
    await press('Change Devi');
    expect(screen.queryByRole('button', { name: 'New link' })).not.toBeInTheDocument();
    await press('Switch on');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toContainEqual(expect.objectContaining({ body: { isSwitchedOff: false } }));
  });
});

describe('my devices', () => {
  const times = { createdAt: '2026-11-20T06:00:00.000Z', usedAt: '2026-11-20T06:30:00.000Z' };
  const devices = [
    { id: 'this', device: 'Chrome on Android', isThis: true, ...times },
    { id: 'other', device: 'Safari on iPhone', isThis: false, ...times },
  ];
  const lists = {
    'GET /api/admin/devices': () => json(devices),
    'GET /api/admin/passkeys': () => json([{ id: 'a/b', name: 'Phone', ...times, usedAt: null }]),
  };
  const done = () => new Response(null, { status: 204 });

  it('can be logged out one by one, or all but this one', async () => {
    const calls = serve({
      ...lists,
      'DELETE /api/admin/devices/other': done,
      'DELETE /api/admin/devices': done,
    });
    await renderAdmin('/admin/devices');
    const [here] = await screen.findAllByRole('listitem');
    expect(here).toHaveTextContent('Chrome on Android, this device');
    expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    await press('Log out Safari on iPhone, last used 20 November 2026 at 12:00 pm');
    expect(await screen.findByText('Safari on iPhone is logged out.')).toBeVisible();
    await press('Log out all others');
    expect(await screen.findByText('All other devices are logged out.')).toBeVisible();
    expect(calls.flatMap(({ name }) => (name.startsWith('DELETE') ? [name] : []))).toEqual([
      'DELETE /api/admin/devices/other',
      'DELETE /api/admin/devices',
    ]);
  });

  it('keep the last passkey when it is the only way in, and say so', async () => {
    const message = 'This is the only way in that you have. Please choose a password first.';
    serve({ ...lists, 'DELETE /api/admin/passkeys/a%2Fb': () => errorResponse(409, message) });
    await renderAdmin('/admin/devices');
    await screen.findByText(/^Made 20 November 2026 at 11:30 am, not used yet$/);
    expect(screen.getByText(/^This browser can’t make one here/)).toBeVisible();
    await press('Remove Phone');
    await press('Remove');
    expect(await screen.findByText(message)).toBeVisible();
  });
});
