import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { startTransition, useEffect, useId, useMemo, useRef, useState } from 'react';
import { color, fontSize, media, motion, shadow, space, spread } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { CloseIcon, IconButton } from '../../shared/ui/icons';
import { useFrame, useLinks, useNow, useOpenNow } from '../layout/frame';
import { type Possible, possible, type VisitDay } from './days';
import { useShownEdition } from './facts';
import { visitMessage } from './message';
import { Fields, SendWays, TextButton } from './parts';
import { changeVisit, NO_VISIT, type PlannedPerson, useVisit, type Visit, withFacts } from './store';
import { itemsOn, sumDurations, sumPrices } from './sums';
import { VisitList } from './VisitList';
import { VisitTerms } from './VisitTerms';
import { VisitWhen } from './VisitWhen';

export function VisitSheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const visit = useVisit();
  const frame = useFrame();
  const now = useNow();
  const edition = useShownEdition();
  const { shown, isOld } = edition;
  const { hours, people } = shown ?? { hours: frame.hours };
  const [opened] = useState(visit.items);
  useEffect(() => {
    if (shown) changeVisit((last) => withFacts(last, shown.facts));
  }, [shown]);
  const [undo, setUndo] = useState<{ text: string; before: Visit }>();
  // The sheet opens at once after the tap; its content is rendered in the next frame.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    startTransition(() => setFilled(true));
  }, []);

  const { day, part, time } = visit;
  const when = useMemo(() => possible(hours, now, { day, part, time }), [hours, now, day, part, time]);
  const all = itemsOn(when.day?.date ?? when.today, visit.items);
  const items = all.filter(({ isGone }) => !isGone);
  // As the site names her now; none who can no longer be asked for.
  const person = people ? people.find(({ id }) => id === visit.person?.id) : visit.person;
  const text = (name: 'name' | 'note') => ({
    value: visit[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      changeVisit((last) => ({ ...last, [name]: value })),
  });
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
    >
      <Head>
        <h2 id={title}>{say('Your visit')}</h2>
        <IconButton
          type="button"
          aria-label={say('Close your visit')}
          onClick={() => dialog.current?.close()}
        >
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
            {say('Undo')}
          </TextButton>
        </Undone>
      )}
      {isFilled && visit.items.length > 0 && (
        <>
          <VisitList
            items={all}
            opened={opened}
            isOld={isOld}
            takeAway={takeAway}
            visit={visit}
            when={when}
          />
          <VisitWhen when={when} />
          <Fields>
            {people && <Person people={people} wished={visit.person} />}
            <label>
              {say('Your name')}
              <input {...text('name')} maxLength={60} autoComplete="name" />
            </label>
            <label>
              {say('Note (hair length, allergies, an occasion)')}
              <textarea {...text('note')} maxLength={400} rows={2} />
            </label>
            <TextButton type="button" onClick={() => takeAway(say('Your visit is empty.'), NO_VISIT)}>
              {say('Empty the visit')}
            </TextButton>
          </Fields>
          <VisitTerms items={items} salon={shown?.visit} />
          {items.length > 0 && (
            <VisitSend visit={{ ...visit, items, person }} when={when} edition={edition} />
          )}
        </>
      )}
    </Sheet>
  );
}

/** Who is asked for by name. Not there while nobody can be. */
function Person({ people, wished }: { people: PlannedPerson[]; wished?: PlannedPerson }) {
  const person = people.find(({ id }) => id === wished?.id);
  const choose = (wish: string) =>
    changeVisit((visit) => ({ ...visit, person: people.find(({ id }) => id === wish) }));
  return (
    <>
      {people.length > 0 && (
        <label>
          {say('With')}
          <select value={person?.id ?? ''} onChange={({ target }) => choose(target.value)}>
            <option value="">{say('Anybody')}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {wished && !person && (
        <p role="alert">
          {say('{name} can’t be asked for any more, and is left out of the message.', { name: wished.name })}{' '}
          <TextButton type="button" onClick={() => choose('')}>
            {say('Choose nobody')}
          </TextButton>
        </p>
      )}
    </>
  );
}

interface SendProps {
  visit: Visit;
  when: Possible;
  edition: ReturnType<typeof useShownEdition>;
}

function VisitSend({ visit, when, edition: { shown, isOld, again } }: SendProps) {
  const links = useLinks();
  const open = useOpenNow();
  const { words, salon, contact } = useFrame();
  const now = useNow();
  const message = visitMessage(visit, {
    ...when,
    words: { ...words, ...shown?.visit },
    isUnchecked: isOld || !shown,
    aside: links.aside,
  });
  const { day } = when;

  async function addToCalendar(day: VisitDay, tell: (status: string) => void) {
    try {
      const { saveInCalendar } = await import('./calendar');
      const minutes = sumDurations(visit.items).total;
      saveInCalendar(visit.items, { ...when, day, now, salon, contact, minutes });
      tell(say('The calendar file is in your downloads: open it to add the visit.'));
    } catch {
      tell(say('The calendar file could not be made. Please try it again.'));
    }
  }

  return (
    <SendWays
      message={message}
      sum={sumPrices(visit.items).total?.rupees}
      onSend={again}
      whenSent={(tell) =>
        day && (
          <Button type="button" variant="outline" onClick={() => addToCalendar(day, tell)}>
            {say('Add to my calendar')}
          </Button>
        )
      }
    >
      {`${say('Nothing is booked yet: the salon confirms the time on chat.')}${open ? ` ${open.text}.` : ''}`}
    </SendWays>
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
  ${spread}
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[5]};
  background: ${color.leaf};
  color: ${color.jasmine};
  h2 { font-size: ${fontSize.h3}; }
`;

const Undone = styled.div`
  ${spread}
  gap: ${space[4]};
  padding: ${space[2]} ${space[5]};
  background: ${color.paperShade};
`;
