import { useEffect, useState } from 'react';
import { MAIN_ID } from '../../shared/ui/mainId';
import { useToast } from '../../shared/ui/Toast';
import { QuietButton } from '../ui/buttons';
import { LateNotice } from '../ui/Notice';
import { addPasskey, knowsPasskeys, usePasskeyErrors } from './passkeys';

const ANSWERED = 'passkeyOffer';

/** After a login on a device with a fingerprint reader or the like, until it is answered there. */
export function PasskeyOffer() {
  const toast = useToast();
  const showError = usePasskeyErrors();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (localStorage.getItem(ANSWERED) || !knowsPasskeys()) return;
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(setOpen, () => {});
  }, []);

  function close() {
    localStorage.setItem(ANSWERED, 'yes');
    setOpen(false);
    // The button with the focus is gone.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }
  const accept = () =>
    addPasskey().then(() => {
      toast('Done. Next time the password is not needed. Your passkeys are listed under “Your login”.');
      close();
    }, showError);

  if (!isOpen) return null;
  return (
    <LateNotice label="Passkey">
      <p>
        <strong>Next time with your fingerprint?</strong> Or your face, or this device’s screen lock: a
        passkey takes the place of the password.
      </p>
      <QuietButton onClick={accept}>Set it up</QuietButton>
      <QuietButton onClick={close}>Not now</QuietButton>
    </LateNotice>
  );
}
