import { useEffect, useState } from 'react';
import { MAIN_ID } from '../../shared/ui/mainId';
import { useToast } from '../../shared/ui/Toast';
import { listDevices } from '../api/account';
import { QuietButton } from '../ui/buttons';
import { LateNotice } from '../ui/Notice';
import { addPasskey, hasFingerprint, usePasskeyErrors } from './passkeys';

const ANSWERED = 'passkeyOffer';

/** After a login, until it is answered on this device. */
export function PasskeyOffer() {
  const toast = useToast();
  const showError = usePasskeyErrors();
  const [device, setDevice] = useState<string>();
  useEffect(() => {
    thisDevice().then(setDevice, () => {});
  }, []);

  function close() {
    localStorage.setItem(ANSWERED, 'yes');
    setDevice(undefined);
    // The button with the focus is gone.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }

  async function accept() {
    try {
      await addPasskey(device ?? '');
      close();
      toast('Done. Next time you can log in without the password. Your passkeys are under “My devices”.');
    } catch (error) {
      showError(error);
    }
  }

  if (!device) return null;
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

/** In words; undefined where the offer was answered, or makes no sense. */
async function thisDevice(): Promise<string | undefined> {
  if (localStorage.getItem(ANSWERED) || !(await hasFingerprint())) return undefined;
  return (await listDevices()).find(({ isThis }) => isThis)?.device;
}
