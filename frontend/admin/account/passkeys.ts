import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';
import { tokenFrom } from '../api/account';
import { useErrorToast } from '../api/errors';
import { jsonIn, request, requestJson, requestWithoutToken } from '../api/request';

/** Its script is loaded where a passkey is used, or is likely to be. */
const library = () => import('@simplewebauthn/browser');

/** Browsers know them only on HTTPS and on localhost. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window;

async function optionsFor<Options>(what: string, body?: object): Promise<Options> {
  const path = `/api/admin/${what}/passkey/options`;
  return jsonIn(await requestWithoutToken(path, { method: 'POST', body }));
}

/** Answers the session's token. As autofill it waits until one is chosen in the form's field. */
export async function logInByPasskey(useBrowserAutofill: boolean): Promise<string> {
  const { startAuthentication } = await library();
  const optionsJSON = await optionsFor<RequestOptions>('login');
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const staysLoggedIn = document.querySelector('[name=stays]:checked') !== null;
  return tokenFrom('login/passkey', { response, staysLoggedIn });
}

/** Accepts an invitation, and answers the session's token. */
export async function acceptByPasskey(token: string): Promise<string> {
  const { startRegistration } = await library();
  const optionsJSON = await optionsFor<CreationOptions>('invitation', { token });
  return tokenFrom('invitation/passkey', { token, response: await startRegistration({ optionsJSON }) });
}

/** For the person who is logged in. */
export async function addPasskey(): Promise<void> {
  // At once: some browsers forget soon that a button was pressed.
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    requestJson<CreationOptions>('/api/admin/passkeys/options', { method: 'POST' }),
  ]);
  const response = await startRegistration({ optionsJSON });
  await request('/api/admin/passkeys', { method: 'POST', body: { response } });
}

const WORDS: Record<string, string> = {
  InvalidStateError: 'This device has a passkey for this site already.',
  NotAllowedError: 'That was stopped, or took too long. Please try again.',
  SecurityError: 'Passkeys work only at the site’s own address. Please open it there, or use the password.',
};

/** Says why there is no passkey. */
export function usePasskeyErrors() {
  const showError = useErrorToast();
  return (error: unknown) =>
    showError(error, {
      fallback: (error instanceof Error && WORDS[error.name]) || 'That did not work. Please try again.',
    });
}
