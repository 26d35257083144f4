import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred, errorResponse, json, offline } from '../../test/adminServer';
import { openAdmin } from '../../test/renderAdmin';
import { sessionAs } from '../../test/session';
import { rememberRights } from '../rights';

// e2e/tests/people.spec.ts walks through these pages with a real passkey.

/** So long the server takes the answer to a challenge, and some seconds less. */
const CHALLENGE_MS = 4.9 * 60_000;

const startAuthentication = jest.fn<() => Promise<object>>();
const startRegistration = jest.fn<() => Promise<object>>();
jest.unstable_mockModule('@simplewebauthn/browser', () => ({ startAuthentication, startRegistration }));

const name = () => screen.findByLabelText('Name');
const type = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
const refused = (field: string, message: string) => () =>
  errorResponse(400, message, { errors: [{ field, message }] });

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

it.each(['login', 'login/recovery'])('the %s form asks for the name once it is missing', async (page) => {
  const message = 'Please enter your name.';
  const { calls } = await openAdmin(`/admin/${page}`, {
    'GET /api/admin/login': offline,
    [`POST /api/admin/${page}`]: refused('name', message),
  });
  await type(/assword$/, 'secret{Enter}');
  expect(await name()).toHaveFocus();
  expect(await name()).toHaveAccessibleDescription(message);
  await userEvent.keyboard('Anu{Enter}');
  await waitFor(() => expect(calls[1]?.body).toMatchObject({ name: 'Anu' }));
});

it('a remembered name is in its field at once, until one person is alone again', async () => {
  rememberRights(sessionAs('editor'));
  const needs = deferred(() => json({ asksForName: false, hasPasskeys: false }));
  await openAdmin('/admin/login', { 'GET /api/admin/login': needs.handler });
  expect(screen.getByLabelText('Name')).toHaveValue('Priya');
  await act(async () => needs.release());
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
});

describe('a passkey', () => {
  const openLogin = async (answer: () => Response) => {
    Object.assign(window, { PublicKeyCredential: {} });
    startAuthentication.mockImplementation(() => new Promise(() => {}));
    await openAdmin('/admin/login', {
      'GET /api/admin/login': () => json({ asksForName: false, hasPasskeys: true }),
      'POST /api/admin/login/passkey/options': () => json({ challenge: 'once' }),
      'POST /api/admin/login/passkey': answer,
    });
    await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(1));
  };

  it.each([
    ['That was stopped, or took too long. Please try again.', 'NotAllowedError'],
    ['This passkey is not known here. Please log in with the password.', undefined],
  ])('that did not log in: it is said why: %s', async (text, fault) => {
    await openLogin(() => errorResponse(401, text));
    startAuthentication.mockImplementationOnce(async () => {
      if (fault) throw Object.assign(new Error(), { name: fault });
      return { id: 'strange' };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('can be chosen in the form’s field also long after the page was opened', async () => {
    jest.useFakeTimers();
    await openLogin(() => json({}));
    await act(() => jest.advanceTimersByTimeAsync(CHALLENGE_MS));
    expect(startAuthentication).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});

describe('an invitation', () => {
  const LINK = '/admin/invitation#one-use';
  const invited = { 'POST /api/admin/invitation': () => json({ name: 'Anu', role: 'front desk' }) };

  it('leaves the address bar, and says beside the password what is wrong with it', async () => {
    const message = 'This is one of the most common passwords. Please choose another one.';
    const { calls, router } = await openAdmin(LINK, {
      ...invited,
      'POST /api/admin/invitation/password': refused('password', message),
    });
    expect(await screen.findByText(/^Anu, you are invited to look after this site: hours/)).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/admin/invitation', hash: '' });
    await type('Or with a password', 'password1{Enter}');
    const field = screen.getByLabelText('Or with a password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(calls.map(({ body }) => body)).toEqual([
      { token: 'one-use' },
      { token: 'one-use', password: 'password1' },
    ]);
  });

  it.each([
    ['Please open the whole link that you were sent.', '/admin/invitation'],
    ['This link has been used.', LINK],
  ])('that can’t be used: %s', async (text, link) => {
    await openAdmin(link, {
      'POST /api/admin/invitation': () => errorResponse(404, 'This link has been used.'),
    });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

it('offers a passkey once after a login', async () => {
  const isUserVerifyingPlatformAuthenticatorAvailable = async () => true;
  Object.assign(window, { PublicKeyCredential: { isUserVerifyingPlatformAuthenticatorAvailable } });
  startRegistration.mockResolvedValue({ id: 'new' });
  const { calls } = await openAdmin('/admin/login', {
    'POST /api/admin/login': () => json({ token: 'new' }),
    'GET /api/admin/session': () => json({ mustChangePassword: false, hasPasskey: false }),
    'GET /api/blogs': () => json([]),
    'GET /api/counts': offline,
    'POST /api/admin/passkeys/options': () => json({ challenge: 'once' }),
    'POST /api/admin/passkeys': () => json({}),
  });
  await type('Password', 'secret{Enter}');
  const offer = await screen.findByText(/^Next time with your fingerprint\?/);
  await userEvent.click(screen.getByRole('button', { name: 'Set it up' }));
  expect(await screen.findByText(/^Done\./)).toBeVisible();
  expect(offer).not.toBeInTheDocument();
  expect(localStorage.getItem('passkeyOffer')).toBe('yes');
  expect(calls).toContainEqual(expect.objectContaining({ body: { response: { id: 'new' } } }));
});
