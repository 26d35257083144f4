import styled from '@emotion/styled';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useErrorToast } from '../api/errorMessage';
import { ApiError } from '../api/errors';
import { CATEGORY_NAME } from '../limits';
import { ButtonRow } from '../ui/ButtonRow';
import { Field, Input } from '../ui/Field';

interface Props {
  label: string;
  submitLabel: string;
  /** The current name of the category. */
  name?: string;
  hint?: ReactNode;
  /** Stores the name. A refusal of the server is shown beside the field, any other error as a toast. */
  onSave: (name: string) => Promise<void>;
  /** Without it the form can't be closed. */
  onCancel?: () => void;
}

/** The name of a category. */
export function NameForm({ label, submitLabel, name = '', hint, onSave, onCancel }: Props) {
  const showError = useErrorToast();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState('');
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus();
  }, [error]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setError('');
    setSaving(true);
    try {
      await onSave(typed.trim());
      setTyped('');
    } catch (failed) {
      if (failed instanceof ApiError) return setError(failed.errors[0]?.message ?? failed.message);
      showError(failed, { fallback: 'Server error while saving the category.' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Form ref={form} onSubmit={onSubmit} noValidate>
      <Field label={label} hint={hint} error={error || undefined}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            maxLength={CATEGORY_NAME}
            autoFocus={onCancel !== undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <ButtonRow>
        <Button type="submit" disabled={saving}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </ButtonRow>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  width: min(100%, 28rem);
`;
