import styled from '@emotion/styled';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/Toast';
import { changePassword } from '../api/account';
import { NotLoggedIn, Refusal, SessionOver } from '../api/errors';
import { startSession } from '../session';
import { PasswordField } from '../ui/PasswordField';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

interface Faults {
  currentPassword?: string;
  newPassword?: string;
}

/** Changes the password. Every other session ends; this one goes on with a token of its own. */
export function PasswordForm() {
  const toast = useToast();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    const found = findFaults(current, next);
    setFaults(found);
    if (found.currentPassword || found.newPassword) return;
    setSaving(true);
    try {
      startSession(await changePassword(current, next));
      setCurrent('');
      setNext('');
      toast('Password changed. All other devices have been logged out.');
    } catch (error) {
      explain(error);
    } finally {
      setSaving(false);
    }
  }

  function explain(error: unknown) {
    if (error instanceof SessionOver) return;
    if (error instanceof NotLoggedIn) return toast('You are not authenticated!', 'alert');
    if (!(error instanceof Refusal)) return toast('Server error. Please try again.', 'alert');
    if (error.faults.length === 0) return toast(error.message, 'alert');
    setFaults(Object.fromEntries(error.faults.map(({ field, message }) => [field, message])));
  }

  useEffect(() => {
    if (faults.currentPassword || faults.newPassword) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [faults]);

  return (
    <Form ref={form} onSubmit={onSubmit} noValidate>
      {/* Password managers want to know whose password changes. */}
      <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        fault={faults.currentPassword}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters; 15 or more are better. A few words in a row are easy to remember."
        value={next}
        onChange={setNext}
        fault={faults.newPassword}
      />
      <Button type="submit" disabled={saving}>
        {saving ? 'Saving...' : 'Change password'}
      </Button>
    </Form>
  );
}

function findFaults(current: string, next: string): Faults {
  const faults: Faults = {};
  if (current === '') faults.currentPassword = 'Please enter the current password.';
  if (next.length < MIN_LENGTH) {
    faults.newPassword = `The new password must be at least ${MIN_LENGTH} characters long.`;
  } else if (next.length > MAX_LENGTH) {
    faults.newPassword = `The new password must be at most ${MAX_LENGTH} characters long.`;
  }
  return faults;
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  max-width: 26rem;
`;
