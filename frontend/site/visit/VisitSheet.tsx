import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { startTransition, useEffect, useId, useMemo, useRef, useState } from 'react';
import { color, fontSize, media, motion, radius, shadow, space } from '../../shared/theme/tokens';
import { IconButton } from '../../shared/ui/IconButton';
import { CloseIcon } from '../../shared/ui/icons';
import { trapFocus } from '../../shared/ui/trapFocus';
import { useFrame, useNow } from '../layout/frame';
import { possible, visitDays } from './days';
import { useCheck } from './facts';
import { changeVisit, NO_VISIT, useVisit, type Visit } from './store';
import { itemsOn } from './sums';
import { VisitList } from './VisitList';
import { VisitSend } from './VisitSend';
import { VisitWhen } from './VisitWhen';

/** The whole visit: items, time, name, and the ways to send it to the salon. Open as long as it is rendered. */
export function VisitSheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const visit = useVisit();
  const { hours } = useFrame();
  const now = useNow();
  const check = useCheck(visit.items);
  const [undo, setUndo] = useState<{ text: string; before: Visit }>();
  // The sheet opens at once after the tap; its content is rendered in the next frame.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    startTransition(() => setFilled(true));
  }, []);

  const days = useMemo(() => (hours ? visitDays(hours, now) : []), [hours, now]);
  const when = possible(days, visit);
  const all = itemsOn(when.day?.date ?? dateOf(now), visit.items);
  const items = all.filter(({ id }) => !check.gone.includes(id));
  const takeAway = (text: string, next: Visit) => {
    setUndo({ text, before: visit });
    changeVisit(() => next);
  };

  return (
    // The browser handles Escape. A click on the backdrop has the dialog itself as its target.
    <Sheet
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      onKeyDown={trapFocus}
    >
      <Head>
        <h2 id={title}>Your visit</h2>
        <IconButton type="button" aria-label="Close your visit" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </Head>
      {undo && (
        <Undone role="status">
          <p>{undo.text}</p>
          <TextButton
            type="button"
            // The element that had the focus was removed.
            ref={(button) => button?.focus()}
            onClick={() => {
              changeVisit((last) =>
                last.items.length > 0 ? { ...last, items: undo.before.items } : undo.before,
              );
              setUndo(undefined);
            }}
          >
            Undo
          </TextButton>
        </Undone>
      )}
      {isFilled && visit.items.length > 0 && (
        <>
          <VisitList items={all} check={check} takeAway={takeAway} visit={visit} />
          {days.length > 0 && <VisitWhen days={days} wishedDay={visit.day} wishedPart={visit.part} />}
          <Fields>
            <label>
              Your name
              <input
                value={visit.name}
                maxLength={60}
                autoComplete="name"
                onChange={({ target }) => changeVisit((last) => ({ ...last, name: target.value }))}
              />
            </label>
            <label>
              Note (hair length, allergies, an occasion)
              <textarea
                value={visit.note}
                maxLength={400}
                rows={2}
                onChange={({ target }) => changeVisit((last) => ({ ...last, note: target.value }))}
              />
            </label>
            <TextButton type="button" onClick={() => takeAway('Your visit is empty.', NO_VISIT)}>
              Empty the visit
            </TextButton>
          </Fields>
          {items.length > 0 && <VisitSend visit={{ ...visit, items }} when={when} check={check} />}
        </>
      )}
    </Sheet>
  );
}

// Opens from below on a phone and at the right side of a wide window. Its left border is visible with forced colours only.
const Sheet = styled.dialog`
  container-type: size;
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  height: 94dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 5rem 12rem;
  &::backdrop { background: ${color.scrim}; }
  ${media.tablet} {
    inset: 0 0 0 auto;
    width: 34rem;
    height: 100dvh;
    border-left: 1px solid ${color.paper};
  }
  ${media.motionAllowed} {
    transition: transform ${motion.quick}, opacity ${motion.quick};
    @starting-style { transform: translateY(3rem); opacity: 0; }
  }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[5]};
  background: ${color.leaf};
  color: ${color.jasmine};
  h2 { font-size: ${fontSize.h3}; }
`;

const Undone = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[2]} ${space[5]};
  background: ${color.paperShade};
`;

const TextButton = styled.button`
  justify-self: start;
  min-height: 2.75rem;
  min-width: 2.75rem;
  font-weight: 600;
  color: ${color.brassDeep};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  label { display: grid; gap: ${space[1]}; font-weight: 600; }
  input, textarea {
    width: 100%;
    min-height: 3rem;
    padding: ${space[2]} ${space[3]};
    font-size: ${fontSize.field};
    font-weight: 400;
    background: ${color.card};
    border: 1px solid ${color.inkSoft};
    border-radius: ${radius};
  }
  textarea { display: block; resize: vertical; }
`;
