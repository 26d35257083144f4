import { useEffect, useEffectEvent, useState, useSyncExternalStore, useTransition } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { logIn } from '../api/account';
import { ApiError } from '../api/errors';
import { jsonIn, requestWithoutToken, type Schemas } from '../api/request';
import { rememberedName } from '../rights';
import { subscribe } from '../session';
import { OutlineButton } from '../ui/buttons';
import { LineField, type LineProps, Tick } from '../ui/Field';
import { useLoaded } from '../ui/Loaded';
import { Fold } from '../ui/parts';
import { useForm } from '../ui/useForm';
import { Entrance } from './Entrance';
import { NewPasswordField, PasswordField } from './PasswordField';
import { knowsPasskeys, logInByPasskey, usePasskeyErrors } from './passkeys';

const readNeeds = async (signal: AbortSignal): Promise<Schemas['WaysToLogIn']> =>
  jsonIn(await requestWithoutToken('/api/admin/login', { signal }));

export function LoginPage() {
  const { state } = useLocation();
  const { value: needs } = useLoaded(readNeeds);
  // The page is also a file, which has no scripts yet.
  const isReady = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const { form, errors } = useForm(async ({ name, password, stays }) => {
    if (!password) return { password: 'Please enter the password.' };
    return logIn('login', { name, password, staysLoggedIn: stays !== undefined });
  }, 'password');
  const hasName = useNameField(errors.name, needs?.asksForName);

  return (
    <Entrance title="Log in" heading="Admin" late={needs?.hasPasskeys && knowsPasskeys() && <PasskeyLogin />}>
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
        <Button type="submit" disabled={!isReady}>
          Log in
        </Button>
      </form>
      <Link to="/admin/login/recovery" state={state}>
        Forgot password?
      </Link>
    </Entrance>
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

export function RecoveryPage() {
  const { state } = useLocation();
  const { form, errors } = useForm((typed) => logIn('login/recovery', typed), 'code');
  const hasName = useNameField(errors.name);

  return (
    <Entrance title="Forgot password" heading="Forgot password">
      <form {...form}>
        {hasName && <NameField error={errors.name} />}
        <LineField
          label="Recovery code"
          name="code"
          hint="From the paper that you printed. Small letters and spaces are fine."
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.code}
          required
        />
        <NewPasswordField error={errors.newPassword} />
        <Button type="submit">Set the new password</Button>
      </form>
      <Fold style={{ fontSize: fontSize.small }}>
        <summary>You have no code?</summary>
        {hasName && <p>Ask an owner of the site for a new link. If you are the owner:</p>}
        <p>
          Ask the person who runs the server to run this command in the folder of the site. It prints a new
          password, and ends all logins.
        </p>
        <code style={{ padding: space[3], background: color.paperShade }}>make admin-password</code>
      </Fold>
      <Link to="/admin/login" state={state}>
        Log in with the password
      </Link>
    </Entrance>
  );
}

/** Whether the form has the field: as the server says or, without its word, for a remembered name, or once it is missing. */
function useNameField(error?: string, isAsked?: boolean) {
  // The login page is also a file, which knows nobody.
  const name = useSyncExternalStore(subscribe, rememberedName, () => '');
  const [isMissing, setMissing] = useState(false);
  if (error && !isMissing) setMissing(true);
  return isAsked ?? (isMissing || name !== '');
}

const NameField = (field: Pick<LineProps, 'error'>) => (
  <LineField
    label="Name"
    name="name"
    autoComplete="username webauthn"
    autoCapitalize="words"
    spellCheck={false}
    defaultValue={rememberedName()}
    required
    {...field}
  />
);
