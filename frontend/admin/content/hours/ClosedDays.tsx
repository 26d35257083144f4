import type { SpecialDays } from '@salon/content/description';
import { addDays, dateOf, type LocalDate, weekdayOf } from '@salon/content/hours/localTime';
import { dateText, dayName } from '@salon/content/hours/texts';
import { dayWords } from '@salon/content/words/dates';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { QuietButton, QuietRow } from '../../ui/buttons';
import { Lead, Stack } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryList } from '../entries/EntryList';
import { addEntry, removeEntry } from '../entries/entries';
import { ToggleField } from '../fields/ToggleField';
import { useToday } from '../useSalonTime';
import { closedOn, noticeId, noticeOf } from './closures';

const OFFERED = 7;

/** A tap closes a day, and writes the notice that tells visitors. Both are changed in the day's row. */
export function ClosedDays() {
  const { content, change, offerUndo } = useSiteDraft();
  const today = useToday();
  const { special, weekly } = content.hours;
  const next = Array.from({ length: 14 }, (_, days) => addDays(today, days));
  const isSpecial = (day: LocalDate) => special.some(({ from, until }) => from <= day && day <= until);

  function close(day: LocalDate) {
    const days = closedOn(day);
    change((draft) => addEntry(draft, 'hours.special', days), `closing on ${dayWords(day)}`);
    offerUndo(`${noticeOf(days).text}.`);
  }

  return (
    <Stack gap={4}>
      <Lead id="close">Close on one of the next days; a notice tells visitors, and goes by itself:</Lead>
      <QuietRow role="group" aria-labelledby="close" style={{ marginTop: 0 }}>
        {next
          .filter((day) => weekly[weekdayOf(day)].length > 0)
          .slice(0, OFFERED)
          .map((day) => (
            <QuietButton
              key={day}
              aria-disabled={isSpecial(day)}
              onClick={() => isSpecial(day) || close(day)}
            >
              <VisuallyHidden>Close on </VisuallyHidden>
              {day === today ? 'Today' : `${dayName(weekdayOf(day)).slice(0, 3)} ${dateText(day)}`}
            </QuietButton>
          ))}
      </QuietRow>
      <EntryList<SpecialDays>
        list="hours.special"
        of="Closed days and special hours"
        initial={() => closedOn(today)}
        sortable={false}
        own={{
          from: ({ draw, value, set }) =>
            draw('from', {
              onChange: (from) =>
                set({ from, until: value.until === value.from ? from : value.until }, 'first day'),
            }),
          times: ({ path, value, draw }) => (
            <>
              {draw('times')}
              <NoticeField path={`${path}.notice`} days={value} />
            </>
          ),
        }}
      />
    </Stack>
  );
}

function NoticeField({ path, days }: { path: string; days: SpecialDays }) {
  const { content, change } = useSiteDraft();
  const notice = content.notices.find(({ id }) => id === noticeId(days));
  return (
    <ToggleField
      path={path}
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
          'notice of closed days',
        )
      }
    />
  );
}
