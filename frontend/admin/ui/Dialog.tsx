import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { color, fontSize, radius, shadow, space, width } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { trapFocus } from '../../shared/ui/trapFocus';
import { OutlineButton } from './QuietButton';

interface Props {
  role?: 'alertdialog';
  /** Id of the element that names the dialog. */
  labelledBy: string;
  /** Id of the element that screen readers read after the name. */
  describedBy?: string;
  /** For content side by side. */
  wide?: boolean;
  /** Called on Escape. */
  onCancel: () => void;
  children: ReactNode;
}

/** A modal dialog, open while it is mounted. The page behind it is inert, and the focus returns when it closes. */
export function Dialog({ role, labelledBy, describedBy, wide = false, onCancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // In a portal, so that a form in it is not nested in another: Chromium would submit the outer one and load a page.
  return createPortal(
    <DialogBox
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-wide={wide || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onKeyDown={trapFocus}
    >
      {children}
    </DialogBox>,
    document.body,
  );
}

const DialogBox = styled.dialog`
  width: min(30rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: clamp(${space[5]}, 5vw, ${space[8]});
  border: 0;
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};
  box-shadow: ${shadow};
  overflow-wrap: anywhere;
  &[data-wide] { width: min(${width.page}, calc(100vw - 2rem)); }
  > h2 { font-size: ${fontSize.h3}; }
  &::backdrop { background: ${color.scrim}; }
`;

interface ActionProps extends Pick<Props, 'role' | 'wide' | 'onCancel'> {
  title: string;
  children?: ReactNode;
  /** The words of the button that does it; without it the dialog has only the other one. */
  action?: string;
  onAction?: () => void;
  cancel?: string;
  /** Further buttons, before the others. */
  actions?: ReactNode;
}

/** A dialog in which something is filled in or chosen or, as an `alertdialog`, only confirmed. */
export function ActionDialog({ title, action, onAction, actions, children, ...props }: ActionProps) {
  const { cancel = 'Cancel', onCancel, ...dialog } = props;
  const id = useId();
  return (
    <Dialog {...dialog} labelledBy={id} describedBy={dialog.role && `${id}about`} onCancel={onCancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree the form may be inside the post's form, which must not get the event.
          event.stopPropagation();
          onAction?.();
        }}
      >
        <Title id={id}>{title}</Title>
        <Body id={`${id}about`}>{children}</Body>
        <DialogActions>
          {actions}
          <OutlineButton onClick={onCancel}>{cancel}</OutlineButton>
          {action && <Button type="submit">{action}</Button>}
        </DialogActions>
      </form>
    </Dialog>
  );
}

// A question is no headline.
const Title = styled.h2`
  font-size: ${fontSize.h3};
  [role='alertdialog'] & { font: inherit; letter-spacing: 0; color: inherit; }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  margin-top: ${space[4]};
  [role='alertdialog'] & { gap: ${space[2]}; margin-top: ${space[3]}; }
  [role='alertdialog'] & strong { font-size: ${fontSize.heading}; }
  &:empty { display: none; }
`;

export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  margin-top: ${space[6]};
`;
