import styled from '@emotion/styled';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cardBox, color, fontSize, media, radius, shadow, space, width } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { ButtonRow, OutlineButton } from './buttons';

interface DialogProps {
  role?: 'alertdialog';
  title: string;
  wide?: boolean;
  children?: ReactNode;
  /** The words of the button that does it; without it the dialog has only the other ones. */
  action?: string;
  onAction?: () => void;
  /** In place of `onAction`: of `useForm`. */
  form?: ComponentProps<'form'>;
  /** The words of the button that does the same as Escape; when they are empty, neither is there. */
  cancel?: string;
  onCancel?: () => void;
  actions?: ReactNode;
}

/** Open while it is mounted; an `alertdialog` is only confirmed. The page behind it is inert, and the focus returns when it closes. */
export function ActionDialog({ role, title, wide = false, children, ...props }: DialogProps) {
  const { action, onAction, form, cancel = 'Cancel', onCancel, actions } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // What can't be taken back is not what Enter does first.
    dialog.current?.querySelector<HTMLElement>('[role=alertdialog] [type=button]')?.focus();
    // What must be answered may come while one types: the next key must choose nothing.
    dialog.current?.querySelector<HTMLElement>('[closedby=none] h2')?.focus();
    // A button that gets the focus would scroll a long dialog to its end.
    if (dialog.current) dialog.current.scrollTop = 0;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // In a portal, so that its form is not nested in another: Chromium would submit the outer one and load a page.
  return createPortal(
    <DialogBox
      ref={dialog}
      role={role}
      aria-labelledby={id}
      aria-describedby={role && `${id}about`}
      closedby={cancel ? 'closerequest' : 'none'}
      data-wide={wide || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <form
        noValidate
        {...form}
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree the form may be inside the post's form, which must not get the event.
          event.stopPropagation();
          form?.onSubmit?.(event);
          onAction?.();
        }}
      >
        <Title id={id} tabIndex={-1}>
          {title}
        </Title>
        <Body id={`${id}about`}>{children}</Body>
        <Actions>
          {action && <Button type="submit">{action}</Button>}
          {cancel && <OutlineButton onClick={onCancel}>{cancel}</OutlineButton>}
          {actions}
        </Actions>
      </form>
    </DialogBox>,
    document.body,
  );
}

// Emotion leaves out what it does not know, such as `closedby`.
const DialogBox = styled('dialog', { shouldForwardProp: () => true })`
  --edge: clamp(${space[5]}, 5vw, ${space[8]});
  width: min(30rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: var(--edge) var(--edge) 0;
  scroll-padding-bottom: 9rem;
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};
  box-shadow: ${shadow};
  overflow-wrap: anywhere;
  &[data-wide] { width: min(${width.page}, calc(100vw - 2rem)); }
  &::backdrop { background: ${color.scrim}; }
`;

// A question is no headline.
const Title = styled.h2`
  font-size: ${fontSize.h3};
  &:focus { outline: none; box-shadow: none; }
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

// In sight however long the dialog is, unless the window is too low for that. Read from the right, the main one is the first.
const Actions = styled(ButtonRow)`
  flex-direction: row-reverse;
  margin-inline: calc(-1 * var(--edge));
  padding: ${space[4]} var(--edge);
  background: ${color.card};
  @media (min-height: 24rem) { position: sticky; bottom: 0; }
`;

interface ConflictProps extends Pick<DialogProps, 'title' | 'children'> {
  mine: ReactNode;
  theirs: ReactNode;
  onResolve: (isTheirs: boolean) => void;
}

/** Asks which version stays, before anything else. */
export function ConflictDialog({ mine, theirs, onResolve, children, ...dialog }: ConflictProps) {
  const versions = { 'My version': mine, 'Their version': theirs };
  return (
    <ActionDialog
      wide
      {...dialog}
      cancel=""
      action="Keep mine"
      onAction={() => onResolve(false)}
      actions={<OutlineButton onClick={() => onResolve(true)}>Use theirs</OutlineButton>}
    >
      {children}
      <Versions>
        {Object.entries(versions).map(([name, version]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <Paper dir="auto" onClickCapture={stayHere}>
              {version}
            </Paper>
          </section>
        ))}
      </Versions>
    </ActionDialog>
  );
}

/** A version may have the links of its page. */
function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

const Versions = styled.div`
  display: grid;
  gap: ${space[6]};
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  > section { display: grid; gap: ${space[4]}; align-content: start; min-width: 0; }
  h2 { font-size: ${fontSize.h3}; }
`;

/** A version of a text, as on a sheet. */
export const Paper = styled.div`
  padding: ${space[5]} clamp(0px, 3vw, ${space[8]});
  overflow: hidden;
  ${cardBox}
  background: ${color.paper};
`;
