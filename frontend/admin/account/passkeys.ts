import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { useToast } from '../../shared/ui/Toast';
import { tokenFrom } from '../api/account';
import { useErrorToast } from '../api/errors';
import { jsonIn, request, requestJson, requestWithoutToken } from '../api/request';

/** Its script is loaded where a passkey is used, or is likely to be. */
const library = () => import('@simplewebauthn/browser');

/** Browsers know them only on HTTPS and on localhost. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window;

/** Whether this device has a fingerprint reader or the like. */
export const hasFingerprint = async () =>
  knowsPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();

/** Answers the token of the session. As autofill it waits until one is chosen in the form's field. */
export async function logInByPasskey(isAutofill: boolean, staysLoggedIn: () => boolean): Promise<string> {
  const { startAuthentication } = await library();
  const answer = await requestWithoutToken('/api/admin/login/passkey/options', { method: 'POST' });
  const optionsJSON = await jsonIn<PublicKeyCredentialRequestOptionsJSON>(answer);
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  return tokenFrom('login/passkey', { response, staysLoggedIn: staysLoggedIn() });
}

async function create(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON });
}

/** Of the person who is logged in. */
export async function addPasskey(name: string): Promise<void> {
  const response = await create(await requestJson('/api/admin/passkeys/options', { method: 'POST' }));
  await request('/api/admin/passkeys', { method: 'POST', body: { name, response } });
}

/** Accepts an invitation, and answers the token of the session. */
export async function acceptByPasskey(token: string): Promise<string> {
  const call = { method: 'POST', body: { token } } as const;
  const options = await requestWithoutToken('/api/admin/invitation/passkey/options', call);
  return tokenFrom('invitation/passkey', { token, response: await create(await jsonIn(options)) });
}

const WORDS: Record<string, string> = {
  InvalidStateError: 'This device has a passkey for this site already.',
  NotAllowedError: 'That was stopped, or took too long. Please try again.',
  NotSupportedError: 'This device can’t make a passkey. Please use a password.',
  SecurityError: 'Passkeys work only at the site’s own address. Please open it there, or use the password.',
};

/** Says why there is no passkey. */
export function usePasskeyErrors() {
  const toast = useToast();
  const showError = useErrorToast();
  return (error: unknown) => {
    const words = error instanceof Error && WORDS[error.name];
    if (words) toast(words, 'alert');
    else showError(error, { fallback: 'Server error. Please try again.' });
  };
}
