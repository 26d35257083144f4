import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { Dialog, DialogActions } from './Dialog';

interface Props {
  title: string;
  isTitleHidden?: boolean;
  submitLabel: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
  /** Further buttons, before Cancel. */
  actions?: ReactNode;
}

/** A dialog with the fields of a form. */
export function FormDialog({
  title,
  isTitleHidden,
  submitLabel,
  onSubmit,
  onCancel,
  children,
  actions,
}: Props) {
  const id = useId();
  const Heading = isTitleHidden ? HiddenHeading : 'h2';
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
        <Heading id={id}>{title}</Heading>
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

const HiddenHeading = VisuallyHidden.withComponent('h2');
