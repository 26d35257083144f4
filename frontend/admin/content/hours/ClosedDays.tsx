import type { SpecialDays } from '@salon/content/description';
import { addDays, dateOf, type LocalDate, weekdayOf } from '@salon/content/hours/localTime';
import { datesText, timesText } from '@salon/content/hours/texts';
import { dayWords } from '@salon/content/words/dates';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { QuietButton, QuietRow } from '../../ui/buttons';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryRow } from '../entries/EntryRow';
import { addEntry, removeEntry } from '../entries/entries';
import type { OwnProps } from '../fields/DescribedFields';
import { ToggleField } from '../fields/ToggleField';
import { Lead, LinedList, Stack } from '../parts/controls';
import { useToday } from '../useSalonTime';
import { closedOn, noticeId, noticeOf } from './closures';
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
  const { content, change, offerUndo } = useSiteDraft();
  const today = useToday();
  const rows = useRef<HTMLUListElement>(null);
  const { special, weekly } = content.hours;
  const next = Array.from({ length: 14 }, (_, days) => addDays(today, days));
  const [added, setAdded] = useState<string>();
  const factsOf = (days: SpecialDays) => {
    const isTold = content.notices.some(({ id }) => id === noticeId(days));
    const isOver = days.until !== '' && days.until < today;
    return [timesText(days.times) || 'closed', isOver && 'over', !isTold && 'without a notice']
      .filter(Boolean)
      .join(' · ');
  };
  const isFree = (day: LocalDate) =>
    weekly[weekdayOf(day)].length > 0 && !special.some(({ from, until }) => from <= day && day <= until);

  function close(day: LocalDate) {
    const days = closedOn(day);
    const notice = noticeOf(days);
    change(
      (draft) => {
        addEntry(draft, 'hours.special', days);
        addEntry(draft, 'notices', notice);
      },
      `closing on ${dayWords(day)}`,
    );
    return notice;
  }

  /** The pressed button is gone with its day: the focus goes to the new row. */
  function closeNext(day: LocalDate) {
    offerUndo(`${flushSync(() => close(day)).text}.`);
    rows.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus({ preventScroll: true });
  }

  function closeOther() {
    flushSync(() => setAdded(close(today).id));
    rows.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus();
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
          {special.map((days) => (
            <EntryRow<SpecialDays>
              key={days.id}
              list="hours.special"
              entry={days}
              count={special.length}
              isNew={noticeId(days) === added}
              factsOf={factsOf}
              own={{
                from: ({ draw, value, set }) =>
                  draw('from', {
                    onChange: (from) =>
                      set({ from, until: value.until === value.from ? from : value.until }, 'first day'),
                  }),
                until: ({ draw, value }) => draw('until', { min: value.from }),
                times: (field) => <TimesAndNotice {...field} />,
              }}
            />
          ))}
        </LinedList>
      )}
    </Stack>
  );
}

function TimesAndNotice({ path, value: days, set }: OwnProps<SpecialDays>) {
  const { content, change } = useSiteDraft();
  const { from, until, times } = days;
  const name = from && until ? datesText(from, until) : 'Days without a date';
  const notice = content.notices.find(({ id }) => id === noticeId(days));
  return (
    <>
      <OpenTimes
        path={`${path}.times`}
        what={name}
        times={times}
        onChange={(next) => set({ times: next }, 'times')}
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
          change(
            (draft) =>
              isTold
                ? addEntry(draft, 'notices', noticeOf(days))
                : removeEntry(draft, 'notices', noticeId(days)),
            `notice of ${name}`,
          )
        }
      />
    </>
  );
}
