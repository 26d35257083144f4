import type { SpecialDays } from '@salon/content/description';
import { addDays, dateOf, type LocalDate, weekdayOf } from '@salon/content/hours/localTime';
import { dateText, dayName } from '@salon/content/hours/texts';
import { dayWords } from '@salon/content/words/dates';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { QuietButton, QuietRow } from '../../ui/buttons';
import { Lead, Stack } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryList } from '../entries/EntryList';
import { useEntries } from '../entries/entries';
import { useSalonTime } from '../useSalonTime';

const OFFERED = 7;

const closedOn = (day: LocalDate) => ({ from: day, until: day, isTold: true });

/** A tap closes a day, of which a notice tells visitors. */
export function ClosedDays() {
  const { content, offerUndo } = useSiteDraft();
  const { addEmpty } = useEntries<SpecialDays>('hours.special');
  const today = dateOf(useSalonTime());
  const { special, weekly } = content.hours;
  const next = Array.from({ length: 14 }, (_, days) => addDays(today, days));
  const isSpecial = (day: LocalDate) => special.some(({ from, until }) => from <= day && day <= until);

  function close(day: LocalDate) {
    addEmpty(closedOn(day), `closing on ${dayWords(day)}`);
    offerUndo(`Closed on ${dayWords(day)}.`);
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
        }}
      />
    </Stack>
  );
}
