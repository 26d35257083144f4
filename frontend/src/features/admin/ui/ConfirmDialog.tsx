import { useId } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions } from './Dialog';

interface Props {
  question: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** Also on Escape. */
  onCancel: () => void;
}

/** Asks before something happens. Render it while the question is open. */
export function ConfirmDialog({ question, confirmLabel, onConfirm, onCancel }: Props) {
  const id = useId();
  return (
    <Dialog role="alertdialog" labelledBy={id} onCancel={onCancel}>
      <p id={id}>{question}</p>
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
