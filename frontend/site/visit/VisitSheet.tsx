import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { startTransition, useEffect, useId, useMemo, useRef, useState } from 'react';
import { closedAside } from '../../shared/booking/links';
import { color, fontSize, media, motion, radius, shadow, space, tapLine } from '../../shared/theme/tokens';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { IconButton } from '../../shared/ui/IconButton';
import { ChatIcon, ChevronIcon, CloseIcon, LinkIcon, PhoneIcon } from '../../shared/ui/icons';
import { trapFocus } from '../../shared/ui/trapFocus';
import { useFrame, useLinks, useNow, useOpenNow } from '../layout/frame';
import { possible, visitDays } from './days';
import { type Check, useCheck } from './facts';
import { visitMessage } from './message';
import { changeVisit, NO_VISIT, useVisit, type Visit } from './store';
import { itemsOn } from './sums';
import { VisitList } from './VisitList';
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
  const items = all.filter(({ isGone }) => !isGone);
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

interface Sent {
  visit: Visit;
  when: ReturnType<typeof possible>;
  check: Check;
}

/** The ways to send the visit to the salon. */
function VisitSend({ visit, when, check }: Sent) {
  const links = useLinks();
  const open = useOpenNow();
  const { greeting, wantsPlan } = useFrame().words;
  const [status, setStatus] = useState('');
  const message = visitMessage(visit, {
    ...when,
    isUnchecked: check.state !== 'done',
    greeting: `${greeting} ${wantsPlan}`,
    aside: open ? closedAside(open) : '',
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(message);
      setStatus('Copied.');
    } catch {
      setStatus('It could not be copied. Open “Read the message” and copy it from there.');
    }
  }

  return (
    <>
      <Others>
        <Preview>
          <summary>
            Read the message
            <ChevronIcon />
          </summary>
          <p>{message}</p>
        </Preview>
        <Button type="button" variant="outline" onClick={copy}>
          <LinkIcon />
          Copy the message
        </Button>
        <ButtonLink href={links.phone} variant="outline">
          <PhoneIcon />
          Call instead
        </ButtonLink>
      </Others>
      <SendFoot>
        <p role="status">{status}</p>
        <p>
          Nothing is booked yet: the salon confirms the time on chat. {open?.text}
          {open && '.'}
        </p>
        <ButtonLink
          href={links.written(message)}
          newTab
          onClick={() => setStatus('The chat is open in another tab.')}
        >
          <ChatIcon />
          Send on chat
        </ButtonLink>
      </SendFoot>
    </>
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

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: 0 ${space[5]} ${space[5]};
  > :not(details) { flex: 1 1 auto; }
`;

const Preview = styled.details`
  flex: 1 0 100%;
  summary { ${tapLine} gap: ${space[2]}; font-weight: 600; color: ${color.brassDeep}; }
  summary::-webkit-details-marker { display: none; }
  &[open] > summary svg { transform: rotate(180deg); }
  p { white-space: pre-wrap; overflow-wrap: anywhere; font-size: ${fontSize.note}; }
`;

// Not sticky in a low window or with enlarged text: the height is needed for the chosen items.
const SendFoot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]} calc(${space[3]} + env(safe-area-inset-bottom));
  background: ${color.card};
  border-top: 1px solid ${color.brass};
  p { font-size: ${fontSize.small}; color: ${color.inkSoft}; }
  p:empty { display: none; }
  @container (max-height: 30rem) { position: static; }
`;
