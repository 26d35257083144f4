import styled from '@emotion/styled';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { color, fontSize, space, tapLine } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { logIn } from '../api/account';
import { errorMessage } from '../api/errors';
import { startSession } from '../session';
import { useForm } from '../ui/useForm';
import { Entrance } from './Entrance';
import { PasswordField } from './PasswordField';

export function LoginPage() {
  const { state } = useLocation();
  return (
    <Entrance title="Log in" heading="Admin">
      <LoginForm />
      <Link to="/admin/login/recovery" state={state}>
        I have forgotten the password
      </Link>
    </Entrance>
  );
}

function LoginForm() {
  const [password, setPassword] = useState('');
  const [stays, setStays] = useState(false);
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const { form, errors, sending } = useForm(async () => {
    if (password === '') return { password: 'Please enter the password.' };
    try {
      startSession(await logIn(password, stays));
      return {};
    } catch (error) {
      const text = errorMessage(error, { fallback: 'Server error. Please try again.' });
      return { password: text || 'Invalid credentials' };
    }
  });

  // What was typed and ticked before the script came.
  useLayoutEffect(() => {
    const fields = new FormData(form.ref.current ?? undefined);
    setPassword(String(fields.get('password') ?? ''));
    setStays(fields.has('stays'));
  }, [form.ref]);

  return (
    <form {...form}>
      <PasswordField
        label="Password"
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={errors.password}
      />
      <Tick>
        <input
          type="checkbox"
          name="stays"
          checked={stays}
          onChange={({ target }) => setStays(target.checked)}
        />
        Stay logged in on this phone
      </Tick>
      <Button type="submit" disabled={sending || !isReady}>
        {sending ? 'Logging in…' : 'Log in'}
      </Button>
    </form>
  );
}

const Tick = styled.label`
  ${tapLine}
  display: flex;
  gap: ${space[3]};
  font-size: ${fontSize.small};
  input { flex: none; width: 1.5rem; height: 1.5rem; accent-color: ${color.leaf}; }
`;
