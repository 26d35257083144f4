import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
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
        Forgot password?
      </Link>
    </Entrance>
  );
}

function LoginForm() {
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const { form, errors, sending } = useForm(async ({ password = '', stays }) => {
    if (password === '') return { password: 'Please enter the password.' };
    try {
      startSession(await logIn(password, stays !== undefined));
      return {};
    } catch (error) {
      const text = errorMessage(error, { fallback: 'Server error. Please try again.' });
      return { password: text || 'Invalid credentials' };
    }
  });

  return (
    <form {...form}>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
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

const Tick = styled.label`
  ${tapLine}
  display: flex;
  gap: ${space[3]};
  font-size: ${fontSize.small};
  input { flex: none; width: 1.5rem; height: 1.5rem; accent-color: ${color.leaf}; }
`;
