import type { SpecialDays } from '@salon/content/description';
import { SpecialDays as Described } from '@salon/content/description/hours';
import { addDays, dateOf, type LocalDate, weekdayOf } from '@salon/content/hours/localTime';
import { datesText, timesText } from '@salon/content/hours/texts';
import { dayWords } from '@salon/content/words/dates';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { QuietButton, QuietRow } from '../../ui/buttons';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/useOfferUndo';

import { EntryHead } from '../entries/EntryRow';
import { DescribedFields } from '../fields/DescribedFields';
import { ToggleField } from '../fields/ToggleField';
import { Fold, Lead, LinedList, RemoveButton, Stack } from '../parts/controls';
import { placeOf } from '../places';
import { useToday } from '../useSalonTime';
import { changeDays, closedOn, noticeId, noticeOf, removeDays } from './closures';
import { OpenTimes } from './Times';

const OFFERED = 7;
const shortDay = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A tap closes a day, and writes the notice that tells visitors. Both are changed in the day's row. */
export function ClosedDays() {
  const { content, change } = useSiteDraft();
  const offerUndo = useOfferUndo();
  const today = useToday();
  const rows = useRef<HTMLUListElement>(null);
  const { special, weekly } = content.hours;
  const next = Array.from({ length: 14 }, (_, days) => addDays(today, days));
  const isFree = (day: LocalDate) =>
    weekly[weekdayOf(day)].length > 0 && !special.some(({ from, until }) => from <= day && day <= until);

  function close(day: LocalDate) {
    const days = closedOn(day);
    const notice = noticeOf(days);
    flushSync(() =>
      change(
        (draft) => {
          draft.hours.special.push(days);
          draft.notices.push(notice);
        },
        `closing on ${dayWords(day)}`,
      ),
    );
    return notice;
  }

  /** The pressed button is gone with its day: the focus goes to the new row. */
  function closeNext(day: LocalDate) {
    offerUndo(`${close(day).text}.`);
    rows.current?.lastElementChild?.querySelector('summary')?.focus({ preventScroll: true });
  }

  function closeOther() {
    close(today);
    const fold = rows.current?.lastElementChild?.querySelector('details');
    if (fold) fold.open = true;
    fold?.querySelector('input')?.focus();
  }

  return (
    <Stack gap={4}>
      <Lead id="close">Close on one of the next days; a notice tells visitors, and goes by itself:</Lead>
      <QuietRow role="group" aria-labelledby="close" style={{ marginTop: 0 }}>
        {next
          .filter(isFree)
          .slice(0, OFFERED)
          .map((day) => (
            <QuietButton key={day} onClick={() => closeNext(day)}>
              <VisuallyHidden>Close on </VisuallyHidden>
              {day === today ? 'Today' : shortDay.format(new Date(day))}
            </QuietButton>
          ))}
        <QuietButton onClick={closeOther}>Other days or hours…</QuietButton>
      </QuietRow>
      {special.length > 0 && (
        <LinedList ref={rows} aria-label="Closed days and special hours">
          {special.map((days, index) => (
            <Row key={days.id} days={days} path={`hours.special[${index}]`} />
          ))}
        </LinedList>
      )}
    </Stack>
  );
}

function Row({ days, path }: { days: SpecialDays; path: string }) {
  const { content, change } = useSiteDraft();
  const offerUndo = useOfferUndo();
  const today = useToday();
  const { id, from, until, times } = days;
  const { name } = placeOf(content, path);
  const notice = content.notices.find((one) => one.id === noticeId(days));
  const isOver = until !== '' && until < today;
  const facts = [timesText(times) || 'closed', isOver && 'over', !notice && 'without a notice'];
  const set = (part: Partial<SpecialDays>, what: string) =>
    change((draft) => changeDays(draft, id, part), `${what} of ${name}`);

  function remove() {
    change((draft) => removeDays(draft, days), `removing ${name}`);
    offerUndo(`${name} is removed.`);
  }

  return (
    <li>
      <EntryHead name={<strong>{name}</strong>} facts={facts.filter(Boolean).join(' · ')}>
        <RemoveButton name={name} onClick={remove} />
      </EntryHead>
      <Fold>
        <summary aria-label={`Edit ${name}`}>Edit</summary>
        <Stack gap={5}>
          <DescribedFields<SpecialDays>
            schema={Described}
            path={path}
            value={days}
            onChange={set}
            own={{
              from: ({ draw }) =>
                draw('from', {
                  onChange: (day) => set({ from: day, until: until === from ? day : until }, 'first day'),
                }),
              until: ({ draw }) => draw('until', { min: from }),
              times: () => (
                <OpenTimes
                  path={`${path}.times`}
                  what={from && until ? datesText(from, until) : 'Days without a date'}
                  times={times}
                  onChange={(next) => set({ times: next }, 'times')}
                />
              ),
            }}
          />
          <ToggleField
            path={`${path}.notice`}
            label="Tell visitors in a notice"
            hint={
              notice?.text &&
              `“${notice.text}”, from ${dayWords(dateOf(notice.from))} until it is over. Notices, above, has its words.`
            }
            value={notice !== undefined}
            onChange={(isTold) =>
              change((draft) => {
                draft.notices = draft.notices.filter((one) => one.id !== noticeId(days));
                if (isTold) draft.notices.push(noticeOf(days));
              }, `notice of ${name}`)
            }
          />
        </Stack>
      </Fold>
    </li>
  );
}
