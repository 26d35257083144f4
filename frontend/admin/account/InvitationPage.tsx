import { useEffect, useTransition } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { logIn } from '../api/account';
import { jsonIn, requestWithoutToken, type Schemas } from '../api/request';
import { roleWords } from '../people/roles';
import { readToken } from '../session';
import { OutlineButton } from '../ui/buttons';
import { Hint } from '../ui/Field';
import { Loaded } from '../ui/Loaded';
import { useForm } from '../ui/useForm';
import { Entrance } from './Entrance';
import { NewPasswordField, UserName } from './PasswordField';
import { acceptByPasskey, knowsPasskeys, usePasskeyErrors } from './passkeys';

/** The link's token is in its fragment, which reaches no server and no log; here it leaves the address bar, too. Looking uses nothing up. */
export function InvitationPage() {
  const { hash, state } = useLocation();
  const toast = useToast();
  useEffect(() => {
    if (readToken() !== null)
      toast('You are logged in on this device. To use an invitation, log out and open it again.');
  }, [toast]);
  const token: string | undefined = state?.invitation;
  if (hash) return <Navigate to="/admin/invitation" state={{ invitation: hash.slice(1) }} replace />;
  return (
    <Entrance title="Invitation" heading="Welcome">
      {token ? (
        <Loaded key={token} load={() => read(token)}>
          {(invitation) => <Acceptance token={token} {...invitation} />}
        </Loaded>
      ) : (
        <p>Please open the whole link that you were sent.</p>
      )}
    </Entrance>
  );
}

const read = async (token: string): Promise<Schemas['InvitedPerson']> =>
  jsonIn(await requestWithoutToken('/api/admin/invitation', { method: 'POST', body: { token } }));

function Acceptance({ token, name, role }: Schemas['InvitedPerson'] & { token: string }) {
  const showError = usePasskeyErrors();
  const [isMaking, make] = useTransition();
  const { form, errors } = useForm(({ password }) => logIn('invitation/password', { token, password }));

  return (
    <>
      <p>
        {name}, you are invited to look after this site: {roleWords[role]}. How would you like to log in?
      </p>
      {knowsPasskeys() && (
        <>
          <Button
            type="button"
            onClick={() => make(() => acceptByPasskey(token).catch(showError))}
            disabled={isMaking}
            aria-describedby="passkey"
          >
            With a passkey
          </Button>
          <Hint id="passkey">
            That is your fingerprint, your face or this device’s screen lock. There is nothing to remember.
          </Hint>
        </>
      )}
      <form {...form}>
        <UserName value={name} />
        <NewPasswordField label="Or with a password" name="password" error={errors.password} />
        <OutlineButton type="submit">With this password</OutlineButton>
      </form>
    </>
  );
}
