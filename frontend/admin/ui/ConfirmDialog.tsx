import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Dialog, DialogActions } from './Dialog';

interface Props {
  question: string;
  /** Details, shown under the question. */
  children?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** Called on Escape as well. */
  onCancel: () => void;
}

/** A dialog that asks for confirmation. Render it while the question is open. */
export function ConfirmDialog({ question, children, confirmLabel, onConfirm, onCancel }: Props) {
  const id = useId();
  const aboutId = useId();
  return (
    <Dialog
      role="alertdialog"
      labelledBy={id}
      describedBy={children ? aboutId : undefined}
      onCancel={onCancel}
    >
      <p id={id}>{question}</p>
      {children && <About id={aboutId}>{children}</About>}
      <DialogActions>
        <Button type="button" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="button" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const About = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[3]};
  strong { font-size: ${fontSize.heading}; }
`;
