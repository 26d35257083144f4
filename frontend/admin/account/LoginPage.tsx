import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useSyncExternalStore, useTransition } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { color, fontSize, space, tapLine } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { logIn, readLoginNeeds } from '../api/account';
import { ApiError } from '../api/errors';
import { subscribe } from '../session';
import { OutlineButton } from '../ui/buttons';
import { useLoaded } from '../ui/Loaded';
import { useForm } from '../ui/useForm';
import { Entrance } from './Entrance';
import { NameField, useNameField } from './NameField';
import { PasswordField } from './PasswordField';
import { knowsPasskeys, logInByPasskey, usePasskeyErrors } from './passkeys';

export function LoginPage() {
  const { state } = useLocation();
  const { value: needs } = useLoaded(readLoginNeeds, '');
  return (
    <Entrance title="Log in" heading="Admin" late={needs?.hasPasskeys && knowsPasskeys() && <PasskeyLogin />}>
      <LoginForm asksForName={needs?.asksForName} />
      <Link to="/admin/login/recovery" state={state}>
        Forgot password?
      </Link>
    </Entrance>
  );
}

function LoginForm({ asksForName }: { asksForName?: boolean }) {
  // The page is also a file, which has no scripts yet.
  const isReady = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const { form, errors, sending } = useForm(async ({ password, stays, ...typed }) => {
    if (!password) return { password: 'Please enter the password.' };
    const name = asksForName === false ? undefined : typed.name;
    return logIn('login', { name, password, staysLoggedIn: stays !== undefined });
  }, 'password');
  const hasName = useNameField(errors.name, asksForName);

  return (
    <form {...form}>
      {hasName && <NameField error={errors.name} />}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password webauthn"
        error={errors.password}
      />
      <Tick>
        <input type="checkbox" name="stays" />
        Keep me logged in on this device
      </Tick>
      <Button type="submit" disabled={sending || !isReady}>
        {sending ? 'Logging in…' : 'Log in'}
      </Button>
    </form>
  );
}

/** A challenge of the server's is good for five minutes. A new one ends the autofill with the last. */
const CHALLENGE_MS = 4 * 60 * 1000;

/** By a button, and in the form's fields as the browser's autofill. */
function PasskeyLogin() {
  const showError = usePasskeyErrors();
  const [isUsed, wait] = useTransition();

  const ask = (isAutofill: boolean) =>
    logInByPasskey(isAutofill).catch((error) => {
      // Autofill ends also where the browser lacks it, and when the button is used.
      if (!isAutofill || error instanceof ApiError) showError(error);
    });
  const fill = useEffectEvent(() => {
    if (!isUsed) void ask(true);
  });
  useEffect(() => {
    fill();
    const timer = setInterval(() => fill(), CHALLENGE_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <OutlineButton onClick={() => wait(() => ask(false))} disabled={isUsed}>
      Use a passkey
    </OutlineButton>
  );
}

const Tick = styled.label`
  ${tapLine}
  display: flex;
  gap: ${space[3]};
  font-size: ${fontSize.small};
  input { flex: none; width: 1.5rem; height: 1.5rem; accent-color: ${color.leaf}; }
`;
