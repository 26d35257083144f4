import styled from '@emotion/styled';
import { useState } from 'react';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { checkSession, startIn } from '../api/account';
import { post, request, requestJson, type Schemas } from '../api/request';
import { rememberedName } from '../rights';
import { dateWords, whenWords } from '../salonDates';
import { useToken } from '../session';
import { OutlineButton } from '../ui/buttons';
import { FieldForm } from '../ui/Field';
import { Loaded, useLoaded } from '../ui/Loaded';
import { Part } from '../ui/parts';
import { ActionRows } from '../ui/RowList';
import { takeFocus } from '../ui/takeFocus';
import { useForm } from '../ui/useForm';
import { NewPasswordField, PasswordField, UserName } from './PasswordField';
import { addPasskey, usePasskeyErrors } from './passkeys';

/** By what, and where, she logs in. A new password ends all sessions and brings a new token, with which this session goes on. */
export function PasswordPage() {
  const toast = useToast();
  const { value: session, reload } = useLoaded(checkSession);
  const { form, errors } = useForm(async ({ currentPassword, newPassword }) => {
    if (currentPassword === '') return { currentPassword: 'Please enter the current password.' };
    const body = { currentPassword, newPassword };
    await startIn(await request('/api/admin/password', { method: 'POST', body }));
    form.ref.current?.reset();
    toast('Password changed. All other devices have been logged out.');
    reload();
  });

  return (
    <>
      {session?.hasPassword === false ? (
        <p>You log in with a passkey. For a password, ask an owner of the site for a new link.</p>
      ) : (
        <>
          <FieldForm {...form}>
            <h2>Password</h2>
            <UserName value={rememberedName() || 'admin'} />
            <PasswordField label="Current password" error={errors.currentPassword} />
            <NewPasswordField error={errors.newPassword} />
            <Button type="submit">Change password</Button>
          </FieldForm>
          <RecoveryCode madeAt={session?.recoveryCodeMadeAt} onMade={reload} />
        </>
      )}
      <Devices key={useToken()} />
    </>
  );
}

/** Makes the code that takes the place of a forgotten password, and shows it this once. */
function RecoveryCode({ madeAt, onMade }: { madeAt?: string | null; onMade: () => void }) {
  const [code, setCode] = useState('');
  const { form, errors } = useForm(async (typed) => {
    if (typed.currentPassword === '') return { currentPassword: 'Please enter your password.' };
    setCode((await post<Schemas['RecoveryCodeAnswer']>('/api/admin/recovery-code', typed)).code);
    onMade();
  });

  return (
    <Part title="Recovery code" gap={4} style={{ maxWidth: '28rem' }}>
      <p>
        Should you forget the password, this code sets a new one, once. Print it or write it down, and keep it
        with your important papers, not on this phone.
      </p>
      {code ? (
        <>
          <Code aria-label="Your recovery code" tabIndex={-1} ref={takeFocus}>
            {code}
          </Code>
          <p>
            It is used at {window.location.host}/admin/login, under “Forgot password?”. It is shown only now,
            and each older code has stopped working.
          </p>
          <Button type="button" onClick={() => window.print()}>
            Print
          </Button>
          <OutlineButton onClick={() => setCode('')}>I have it on paper</OutlineButton>
        </>
      ) : (
        <FieldForm {...form}>
          {madeAt && (
            <p>
              There is one, made on {dateWords(madeAt)}. A new one takes its place: the old paper is worthless
              then.
            </p>
          )}
          <PasswordField label="Your password" error={errors.currentPassword} />
          <Button type="submit">Create a recovery code</Button>
        </FieldForm>
      )}
    </Part>
  );
}

/** Each group of signs stays whole where the line ends. */
const Code = styled.output`
  padding: ${space[4]};
  font-family: monospace;
  font-size: ${fontSize.h3};
  line-height: 1.6;
  letter-spacing: 0.06em;
  background: ${color.card};
  border: 1px solid ${color.line};
`;

const list = (signal: AbortSignal) =>
  Promise.all([
    requestJson<Schemas['DeviceAnswer'][]>('/api/admin/devices', { signal }),
    requestJson<Schemas['PasskeyAnswer'][]>('/api/admin/passkeys', { signal }),
  ]);
const remove = (what: string) => request(`/api/admin/${what}`, { method: 'DELETE' });

/** A person's passkeys, and where they are logged in. */
function Devices() {
  const toast = useToast();
  const showError = usePasskeyErrors();
  return (
    <Loaded load={list}>
      {([devices, passkeys], reload) => {
        const act = (done: string, change: () => Promise<unknown>) => () =>
          change().then(() => {
            toast(done);
            reload();
          }, showError);
        return (
          <NotOnPaper>
            <Part title="Passkeys">
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
            <Part title="My devices">
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
