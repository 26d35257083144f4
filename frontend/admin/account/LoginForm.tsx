import styled from '@emotion/styled';
import { type FormEvent, useState } from 'react';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { logIn } from '../api/account';
import { ApiError } from '../api/errors';
import { startSession } from '../session';
import { PasswordField } from '../ui/PasswordField';
import { formatDuration, useCountdown } from './useCountdown';

/** Logs the owner in; the page decides where to go then. `reason` says why a login is needed (again). */
export function LoginForm({ reason }: { reason?: string }) {
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const { seconds, start } = useCountdown();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (sending || seconds > 0) return;
    if (password === '') {
      setError('Please enter the password.');
      return;
    }
    setSending(true);
    setError(undefined);
    try {
      startSession(await logIn(password));
    } catch (error) {
      const isApiError = error instanceof ApiError;
      setError(isApiError ? error.message || 'Invalid credentials' : 'Server error. Please try again.');
      if (isApiError && error.status === 429) start(error.retryAfter);
    } finally {
      setSending(false);
    }
  }

  return (
    <Form onSubmit={onSubmit} noValidate>
      {reason && <Reason role="status">{reason}</Reason>}
      <PasswordField
        label="Password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={error}
      />
      {/* Not a live region: the message above is one, and has been announced. */}
      {seconds > 0 && <p role="timer">You can try again in {formatDuration(seconds)}.</p>}
      <Button type="submit" disabled={sending || seconds > 0}>
        {sending ? 'Logging in...' : 'Log in'}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

const Reason = styled.p`
  padding: ${space[3]} ${space[4]};
  font-size: ${fontSize.small};
  background: ${color.paperShade};
  border-left: 3px solid ${color.brassDeep};
  border-radius: ${radius};
`;
