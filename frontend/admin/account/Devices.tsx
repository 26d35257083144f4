import styled from '@emotion/styled';
import type { components } from '../../shared/contract/auth-service';
import { space } from '../../shared/theme/tokens';
import { useToast } from '../../shared/ui/Toast';
import { request, requestJson } from '../api/request';
import { Part } from '../content/parts/controls';
import { whenWords } from '../salonDates';
import { OutlineButton } from '../ui/buttons';
import { Loaded } from '../ui/Loaded';
import { ActionRows } from '../ui/RowList';
import { addPasskey, usePasskeyErrors } from './passkeys';

type Schemas = components['schemas'];

const list = (signal: AbortSignal) =>
  Promise.all([
    requestJson<Schemas['DeviceAnswer'][]>('/api/admin/devices', { signal }),
    requestJson<Schemas['PasskeyAnswer'][]>('/api/admin/passkeys', { signal }),
  ]);
const remove = (what: string) => request(`/api/admin/${what}`, { method: 'DELETE' });

/** A person's passkeys, and where they are logged in. */
export function Devices() {
  const toast = useToast();
  const showError = usePasskeyErrors();
  return (
    <Loaded load={list} loading="Loading your devices" failed="Your devices can’t be loaded right now.">
      {([devices, passkeys], reload) => {
        const act = (done: string, change: () => Promise<unknown>) => () =>
          change().then(() => {
            toast(done);
            reload();
          }, showError);
        return (
          <NotOnPaper>
            <Part>
              <h2>Passkeys</h2>
              <p style={{ marginBottom: space[3] }}>
                With a passkey your fingerprint, your face or the device’s screen lock logs you in, without
                the password.
              </p>
              <ActionRows
                label="Passkeys"
                action="Remove"
                rows={passkeys.map(({ id, name, rpId, createdAt, usedAt }) => ({
                  id,
                  name,
                  about: `Made ${whenWords(createdAt)} for ${rpId}, ${usedAt ? `last used ${whenWords(usedAt)}` : 'not used yet'}`,
                  onPress: act(`The passkey “${name}” no longer logs in.`, () =>
                    remove(`passkeys/${encodeURIComponent(id)}`),
                  ),
                }))}
              />
              <OutlineButton onClick={act('The passkey is there.', addPasskey)}>Add a passkey</OutlineButton>
            </Part>
            <Part>
              <h2>My devices</h2>
              <ActionRows
                label="Where you are logged in"
                action="Log out"
                rows={devices.map(({ id, device, createdAt, usedAt, isThis }) => ({
                  id,
                  name: device,
                  is: isThis ? 'this device' : undefined,
                  about: `Logged in ${whenWords(createdAt)}, last used ${whenWords(usedAt)}`,
                  onPress: isThis
                    ? undefined
                    : act(`${device} is logged out.`, () => remove(`devices/${id}`)),
                }))}
              />
              {devices.length > 1 && (
                <OutlineButton onClick={act('All other devices are logged out.', () => remove('devices'))}>
                  Log out all others
                </OutlineButton>
              )}
            </Part>
          </NotOnPaper>
        );
      }}
    </Loaded>
  );
}

/** Beside a recovery code, which is printed. */
const NotOnPaper = styled.div`
  margin-top: ${space[8]};
  @media print { display: none; }
`;
