import styled from '@emotion/styled';
import { useState } from 'react';
import { fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { AdminPage } from '../AdminPage';
import {
  type Device,
  endSessionOn,
  listDevices,
  listPasskeys,
  type Passkey,
  removePasskey,
} from '../api/account';
import { useErrorToast } from '../api/errors';
import { whenWords } from '../salonDates';
import { DangerButton, OutlineButton, QuietButton } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { FieldForm, Hint, LineField } from '../ui/Field';
import { Loaded } from '../ui/Loaded';
import { RowList } from '../ui/RowList';
import { useForm } from '../ui/useForm';
import { addPasskey, knowsPasskeys, usePasskeyErrors } from './passkeys';

export const DevicesPage = () => (
  <AdminPage title="My devices" up={{ to: '/admin/site', name: 'More' }}>
    <Loaded
      load={(signal) => Promise.all([listDevices(signal), listPasskeys(signal)])}
      loading="Loading your devices"
      failed="Your devices can’t be loaded right now."
    >
      {([devices, passkeys], reload) => (
        <>
          <Devices devices={devices} onChanged={reload} />
          <Passkeys
            passkeys={passkeys}
            here={devices.find(({ isThis }) => isThis)?.device}
            onChanged={reload}
          />
        </>
      )}
    </Loaded>
  </AdminPage>
);

/** Does it, says what was done, and loads the lists again. */
function useAct(onChanged: () => void) {
  const toast = useToast();
  const showError = useErrorToast();
  return async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      toast(done);
      onChanged();
    } catch (error) {
      showError(error, { fallback: 'It is not known whether that was done. Please try again.' });
    }
  };
}

function Devices({ devices, onChanged }: { devices: Device[]; onChanged: () => void }) {
  const act = useAct(onChanged);
  return (
    <Section aria-labelledby="devices">
      <p id="devices">Here you are logged in.</p>
      <RowList>
        {devices.map(({ id, device, createdAt, usedAt, isThis }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong>
              {isThis && ', this device'}
              <Hint>
                Logged in {whenWords(createdAt)}, last used {whenWords(usedAt)}
              </Hint>
            </div>
            {!isThis && (
              <QuietButton
                aria-label={`Log out ${device}, last used ${whenWords(usedAt)}`}
                onClick={() => act(() => endSessionOn(id), `${device} is logged out.`)}
              >
                Log out
              </QuietButton>
            )}
          </li>
        ))}
      </RowList>
      {devices.length > 1 && (
        <OutlineButton onClick={() => act(() => endSessionOn(), 'All other devices are logged out.')}>
          Log out all others
        </OutlineButton>
      )}
    </Section>
  );
}

interface PasskeysProps {
  passkeys: Passkey[];
  /** This device, in words. */
  here?: string;
  onChanged: () => void;
}

function Passkeys({ passkeys, here, onChanged }: PasskeysProps) {
  const toast = useToast();
  const act = useAct(onChanged);
  const showError = usePasskeyErrors();
  const [leaving, setLeaving] = useState<Passkey>();
  const { form, errors, sending } = useForm(async ({ name = '' }) => {
    if (name.trim() === '') return { name: 'Please enter a name.' };
    try {
      await addPasskey(name);
      toast(`The passkey “${name}” is there.`);
      onChanged();
    } catch (error) {
      showError(error);
    }
    return {};
  });

  return (
    <Section aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>
        With a passkey your fingerprint, your face or the device’s screen lock logs you in, without the
        password.
      </p>
      {passkeys.length > 0 && (
        <RowList>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <Hint>
                  Made {whenWords(passkey.createdAt)}
                  {passkey.usedAt ? `, last used ${whenWords(passkey.usedAt)}` : ', not used yet'}
                </Hint>
              </div>
              <DangerButton aria-label={`Remove ${passkey.name}`} onClick={() => setLeaving(passkey)}>
                Remove
              </DangerButton>
            </li>
          ))}
        </RowList>
      )}
      {knowsPasskeys() ? (
        <FieldForm {...form}>
          <LineField
            label="Name of a new passkey"
            name="name"
            hint="By which you know it in this list."
            defaultValue={here}
            maxLength={80}
            error={errors.name}
          />
          <Button type="submit" disabled={sending}>
            {sending ? 'Adding…' : 'Add a passkey'}
          </Button>
        </FieldForm>
      ) : (
        <Hint>
          This browser can’t make one here: passkeys need a recent browser, and an address with https.
        </Hint>
      )}
      {leaving && (
        <ActionDialog
          role="alertdialog"
          title={`Remove the passkey “${leaving.name}”?`}
          action="Remove"
          onAction={() => {
            setLeaving(undefined);
            void act(() => removePasskey(leaving.id), `The passkey “${leaving.name}” no longer logs in.`);
          }}
          onCancel={() => setLeaving(undefined)}
        >
          <p>It no longer logs in anywhere. The device itself may still list it until you remove it there.</p>
        </ActionDialog>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  & + & { margin-top: ${space[12]}; }
  > ul { width: 100%; }
  h2 { font-size: ${fontSize.h3}; }
`;
