import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';
import { fontSize, space } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { Field, Input } from '../../ui/Field';

interface Props {
  title: string;
  /** The error message when no name was typed. */
  missing: string;
  onAdd: (name: string) => void;
  onCancel: () => void;
  /** Additional fields. */
  children?: ReactNode;
}

/** Asks for the name of a new entry. Its other fields are on its own page. */
export function NameDialog({ title, missing, onAdd, onCancel, children }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Dialog labelledBy={id} onCancel={onCancel}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onAdd(name.trim());
          else setError(missing);
        }}
      >
        <h2 id={id}>{title}</h2>
        <Field label="Name" error={error}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              required
              autoComplete="off"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {children}
        <DialogActions>
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Add</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  h2 { font-size: ${fontSize.h3}; }
`;
