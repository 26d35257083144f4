import styled from '@emotion/styled';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useToast } from '../../shared/ui/Toast';
import { errorMessage } from '../api/errorMessage';
import { ApiError } from '../api/errors';
import { CATEGORY_NAME } from '../limits';
import { Field, Input } from '../ui/Field';

interface Props {
  label: string;
  submitLabel: string;
  /** The current name of the category. */
  name?: string;
  hint?: string;
  /** Stores the name. A refusal of the server is shown beside the field, any other error as a toast. */
  onSave: (name: string) => Promise<void>;
  /** Without it the form can't be closed. */
  onCancel?: () => void;
}

/** The name of a category. */
export function NameForm({ label, submitLabel, name = '', hint, onSave, onCancel }: Props) {
  const toast = useToast();
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
      const text = errorMessage(failed, { prefix: '', fallback: 'Server error while saving the category.' });
      if (text) toast(text, 'alert');
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
      <Buttons>
        <Button type="submit" disabled={saving}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  width: min(100%, 28rem);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
