import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred, errorResponse, json, offline, serve } from '../../test/adminServer';
import { beLoggedIn, renderAdmin } from '../../test/renderAdmin';

// e2e/tests/people.spec.ts walks through these pages with a real passkey.

const startAuthentication = jest.fn<() => Promise<object>>();
const startRegistration = jest.fn<() => Promise<object>>();
jest.unstable_mockModule('@simplewebauthn/browser', () => ({ startAuthentication, startRegistration }));

const several = () => json({ asksForName: true, hasPasskeys: false });
const name = () => screen.findByLabelText('Name');
const named = (error: string) => Object.assign(new Error(), { name: error });

beforeEach(() => jest.resetAllMocks());
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

async function send(password: string) {
  await userEvent.type(await screen.findByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('login with several people', () => {
  it('asks for the name, and remembers none that was refused', async () => {
    const calls = serve({
      'GET /api/admin/login': several,
      'POST /api/admin/login': () => errorResponse(401, 'Wrong.'),
    });
    await renderAdmin('/admin/login');
    expect(await name()).toHaveAttribute('autocomplete', 'username webauthn');
    await userEvent.type(await name(), 'Anu');
    await send('secret');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Wrong.'));
    expect(calls[0]?.body).toEqual({ name: 'Anu', password: 'secret', staysLoggedIn: false });
    expect(localStorage.getItem('adminName')).toBeNull();
  });

  it('has the field at once where a name is remembered, until one person is alone again', async () => {
    localStorage.setItem('adminName', 'Anu');
    const needs = deferred(() => json({ asksForName: false, hasPasskeys: false }));
    const calls = serve({
      'GET /api/admin/login': needs.handler,
      'POST /api/admin/login': () => errorResponse(401, 'Wrong.'),
    });
    await renderAdmin('/admin/login');
    expect(screen.getByLabelText('Name')).toHaveValue('Anu');
    await act(async () => needs.release());
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
    expect(localStorage.getItem('adminName')).toBe('');
    await send('secret');
    await waitFor(() => expect(calls[0]?.body).toEqual({ password: 'secret', staysLoggedIn: false }));
  });

  it('leaves a form that is in use as it is, and asks for the name when it is sent', async () => {
    const needs = deferred(several);
    const calls = serve({ 'GET /api/admin/login': needs.handler });
    await renderAdmin('/admin/login');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await act(async () => needs.release());
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(await name()).toHaveFocus();
    expect(await name()).toHaveAccessibleDescription('Please enter your name.');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    expect(calls).toEqual([]);
  });

  it.each([
    ['/admin/login', 'POST /api/admin/login'],
    ['/admin/login/recovery', 'POST /api/admin/login/recovery'],
  ])('asks for the name at %s when only the server knows that one is needed', async (path, call) => {
    const message = 'Please enter your name.';
    serve({
      'GET /api/admin/login': offline,
      [call]: () => errorResponse(400, message, { errors: [{ field: 'name', message }] }),
    });
    await renderAdmin(path);
    await userEvent.type(screen.getByLabelText(/assword$/), 'secret{Enter}');
    expect(await name()).toHaveFocus();
    expect(await name()).toHaveAccessibleDescription(message);
  });
});

describe('login by passkey', () => {
  const stopped = 'That was stopped, or took too long. Please try again.';
  const unknown = 'This passkey is not known here. Please log in with the password.';
  const address = 'Passkeys work only at the site’s own address. Please open it there, or use the password.';
  beforeEach(() => Object.assign(window, { PublicKeyCredential: {} }));

  it.each([
    [stopped, () => Promise.reject(named('NotAllowedError'))],
    [address, () => Promise.reject(named('SecurityError'))],
    [unknown, () => Promise.resolve({ id: 'strange' })],
  ])('says why it did not work: %s', async (text, used) => {
    serve({
      'GET /api/admin/login': () => json({ asksForName: false, hasPasskeys: true }),
      'POST /api/admin/login/passkey/options': () => json({ challenge: 'once' }),
      'POST /api/admin/login/passkey': () => errorResponse(401, unknown),
    });
    startAuthentication.mockImplementation(() => new Promise(() => {}));
    await renderAdmin('/admin/login');
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(1));
    startAuthentication.mockImplementationOnce(used);
    await userEvent.click(button);
    expect(await screen.findByText(text)).toBeInTheDocument();
    // The field offers passkeys again.
    await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(3));
  });
});

describe('an invitation', () => {
  const LINK = '/admin/invitation#one-use';
  const invited = { 'POST /api/admin/invitation': () => json({ name: 'Anu', role: 'front desk' }) };

  it('leaves the address bar, and says to whom and for what it is', async () => {
    const calls = serve(invited);
    const { router } = await renderAdmin(LINK);
    expect(await screen.findByText(/^Anu, you are invited to look after this site: hours/)).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/admin/invitation', hash: '' });
    expect(calls).toEqual([expect.objectContaining({ body: { token: 'one-use' } })]);
    // Without HTTPS no browser has passkeys.
    expect(screen.queryByRole('button', { name: 'With a passkey' })).not.toBeInTheDocument();
  });

  it('says beside the password what is wrong with it', async () => {
    const message = 'This is one of the most common passwords. Please choose another one.';
    serve({
      ...invited,
      'POST /api/admin/invitation/password': () =>
        errorResponse(400, message, { errors: [{ field: 'password', message }] }),
    });
    await renderAdmin(LINK);
    const field = await screen.findByLabelText('Or with a password');
    await userEvent.type(field, 'password1{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field).toHaveValue('password1');
  });

  it.each([
    ['Please open the whole link that you were sent.', '/admin/invitation'],
    ['This link has been used.', LINK],
  ])('that can’t be used: %s', async (text, link) => {
    serve({ 'POST /api/admin/invitation': () => errorResponse(404, 'This link has been used.') });
    await renderAdmin(link);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is not used up by somebody who is logged in', async () => {
    serve({});
    beLoggedIn();
    await renderAdmin(LINK);
    expect(await screen.findByText(/^The invitation is still good/)).toBeVisible();
  });
});

describe('somebody who has a passkey and no password', () => {
  it('chooses one without an old one', async () => {
    beLoggedIn();
    const calls = serve({
      'GET /api/admin/session': () => json({ mustChangePassword: false, hasPassword: false }),
      'POST /api/admin/password': () => json({ token: 'new' }),
    });
    await renderAdmin('/admin/password');
    await screen.findByRole('heading', { name: 'Choose a password' });
    expect(screen.queryByRole('heading', { name: 'Recovery code' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('New password'), 'four dry strings{Enter}');
    expect(await screen.findByText(/^Password set\./)).toBeVisible();
    expect(calls).toContainEqual(expect.objectContaining({ body: { newPassword: 'four dry strings' } }));
  });
});

describe('the offer of a passkey after a login', () => {
  const OFFER = 'Next time with your fingerprint?';
  const devices = [{ id: 'one', device: 'Chrome on Android', createdAt: '', usedAt: '', isThis: true }];
  const arrive = async (hasPasskey: boolean, hasFingerprint: boolean) => {
    const isUserVerifyingPlatformAuthenticatorAvailable = async () => hasFingerprint;
    Object.assign(window, { PublicKeyCredential: { isUserVerifyingPlatformAuthenticatorAvailable } });
    const calls = serve({
      'POST /api/admin/login': () => json({ token: 'new' }),
      'GET /api/admin/session': () => json({ mustChangePassword: false, hasPasskey }),
      'GET /api/admin/devices': () => json(devices),
      'GET /api/blogs': () => json([]),
      'GET /api/counts': offline,
      'POST /api/admin/passkeys/options': () => json({ challenge: 'once' }),
      'POST /api/admin/passkeys': () => json({}),
    });
    await renderAdmin('/admin/login');
    await send('secret');
    await screen.findByText('No blog posts available yet.');
    return calls;
  };

  it('makes one that has the device’s name', async () => {
    const calls = await arrive(false, true);
    startRegistration.mockResolvedValue({ id: 'new' });
    await screen.findByText(OFFER);
    await userEvent.click(screen.getByRole('button', { name: 'Set it up' }));
    expect(await screen.findByText(/^Done\./)).toBeVisible();
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
    const body = { name: 'Chrome on Android', response: { id: 'new' } };
    expect(calls).toContainEqual(expect.objectContaining({ body }));
  });

  it('is made once on a device', async () => {
    await arrive(false, true);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
    expect(localStorage.getItem('passkeyOffer')).toBe('yes');
  });

  it.each([
    [true, true],
    [false, false],
  ])('is not made where one is there (%s) or no fingerprint reader (%s)', async (hasPasskey, hasReader) => {
    const calls = await arrive(hasPasskey, hasReader);
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
    expect(calls.map(({ name }) => name)).not.toContain('GET /api/admin/devices');
  });
});
