import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Dialog, DialogActions } from './Dialog';

interface Props {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
  /** Further buttons, before Cancel. */
  actions?: ReactNode;
}

/** A dialog with the fields of a form. */
export function FormDialog({ title, submitLabel, onSubmit, onCancel, children, actions }: Props) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onCancel={onCancel}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree the form may be inside the post's form, which must not get the event.
          event.stopPropagation();
          onSubmit();
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
        <DialogActions>
          {actions}
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">{submitLabel}</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;
