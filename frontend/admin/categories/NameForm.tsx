import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useErrorToast } from '../api/errorMessage';
import { ApiError } from '../api/errors';
import { ButtonRow } from '../ui/ButtonRow';
import { LineField } from '../ui/Field';
import { useForm } from '../ui/useForm';

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

export function NameForm({ label, submitLabel, name = '', hint, onSave, onCancel }: Props) {
  const showError = useErrorToast();
  const [typed, setTyped] = useState(name);
  const { form, errors, sending } = useForm(async () => {
    try {
      await onSave(typed.trim());
      setTyped('');
    } catch (error) {
      if (error instanceof ApiError) return { name: error.byField.name ?? error.message };
      showError(error, { fallback: 'Server error while saving the category.' });
    }
    return {};
  });

  return (
    <Form {...form}>
      <LineField
        label={label}
        hint={hint}
        error={errors.name}
        value={typed}
        autoFocus={onCancel !== undefined}
        onChange={setTyped}
      />
      <ButtonRow>
        <Button type="submit" disabled={sending}>
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
