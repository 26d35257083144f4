import styled from '@emotion/styled';
import { type FormEvent, useState } from 'react';
import { color, radius, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { logIn } from '../api/account';
import { Refusal } from '../api/errors';
import { startSession } from '../session';
import { PasswordField } from '../ui/PasswordField';
import { inWords, useCountdown } from './useCountdown';

/** Starts the session; where that leads to is the page's business. `reason` says why one has to log in (again). */
export function LoginForm({ reason }: { reason?: string }) {
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const { seconds, start } = useCountdown();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (sending || seconds > 0) return;
    if (password === '') {
      setFault('Please enter the password.');
      return;
    }
    setSending(true);
    setFault(undefined);
    try {
      startSession(await logIn(password));
    } catch (error) {
      const refused = error instanceof Refusal;
      setFault(refused ? error.message || 'Invalid credentials' : 'Server error. Please try again.');
      if (refused && error.status === 429) start(error.retryAfter);
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
        fault={fault}
      />
      {/* Counting aloud would drown out everything else: the message above has said it once. */}
      {seconds > 0 && <p role="timer">You can try again in {inWords(seconds)}.</p>}
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
  font-size: ${size.small};
  background: ${color.paperShade};
  border-left: 3px solid ${color.brassDeep};
  border-radius: ${radius};
`;
