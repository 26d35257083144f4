import styled from '@emotion/styled';
import { type ReactNode, useActionState, useLayoutEffect, useRef, useState } from 'react';
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
  const form = useRef<HTMLFormElement>(null);
  const [error, submit, saving] = useActionState(async (): Promise<string | undefined> => {
    try {
      await onSave(typed.trim());
      setTyped('');
    } catch (failed) {
      if (failed instanceof ApiError) return failed.errors[0]?.message ?? failed.message;
      showError(failed, { fallback: 'Server error while saving the category.' });
    }
    return undefined;
  }, undefined);
  const shown = saving ? undefined : error;

  useLayoutEffect(() => {
    if (shown) form.current?.querySelector('input')?.focus();
  }, [shown]);

  return (
    <Form ref={form} action={submit} noValidate>
      <Field label={label} hint={hint} error={shown}>
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
