import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../shared/ui/Toast';
import { logIn } from '../api/account';
import { useErrorToast } from '../api/errors';
import { jsonIn, post, request, requestWithoutToken } from '../api/request';

/** Its script is loaded where a passkey is used, or is likely to be. */
const library = () => import('@simplewebauthn/browser');

/** Browsers know them only on HTTPS and on localhost. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window;

async function optionsFor<Options>(what: string, body?: object): Promise<Options> {
  const path = `/api/admin/${what}/passkey/options`;
  return jsonIn(await requestWithoutToken(path, { method: 'POST', body }));
}

/** As autofill it waits until one is chosen in the form's field. */
export async function logInByPasskey(useBrowserAutofill: boolean): Promise<undefined> {
  const { startAuthentication } = await library();
  const optionsJSON = await optionsFor<RequestOptions>('login');
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const staysLoggedIn = document.querySelector('[name=stays]:checked') !== null;
  return logIn('login/passkey', { response, staysLoggedIn });
}

async function make(asked: Promise<CreationOptions>) {
  // At once: some browsers forget soon that a button was pressed.
  const [{ startRegistration }, optionsJSON] = await Promise.all([library(), asked]);
  return startRegistration({ optionsJSON });
}

export async function acceptByPasskey(token: string): Promise<undefined> {
  const response = await make(optionsFor('invitation', { token }));
  return logIn('invitation/passkey', { token, response });
}

/** For the person who is logged in. */
export async function addPasskey(): Promise<void> {
  const response = await make(post('/api/admin/passkeys/options'));
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
    showError(error, (error instanceof Error && WORDS[error.name]) || 'That did not work. Please try again.');
}

const OFFERED = 'passkeyOffer';

/** After a login on a device with a fingerprint reader or the like, once. Under “Your login” it can be added at any time. */
export function usePasskeyOffer(isDue: boolean): void {
  const toast = useToast();
  const showError = usePasskeyErrors();
  const accept = () =>
    addPasskey().then(
      () => toast('Done. Next time the password is not needed. Your passkeys are listed under “Your login”.'),
      showError,
    );
  const offer = useEffectEvent(() => {
    localStorage.setItem(OFFERED, 'yes');
    const words = 'Next time with your fingerprint? Or your face, or this device’s screen lock: a passkey';
    toast(`${words} takes the place of the password.`, 'status', { label: 'Set it up', onClick: accept });
  });
  useEffect(() => {
    if (!isDue || localStorage.getItem(OFFERED) || !knowsPasskeys()) return;
    const asking = PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
    asking.then(
      (isThere) => isThere && offer(),
      () => {},
    );
  }, [isDue]);
}
