import styled from '@emotion/styled';
import type { Notice, OfferPackage, OpenTime, Weekday } from '@salon/content/description';
import { addDays, dateOf, weekdays } from '@salon/content/hours/localTime';
import { dayName, weeklyText } from '@salon/content/hours/texts';
import { same } from '@salon/content/same';
import { useState } from 'react';
import { space } from '../../../shared/theme/tokens';
import { useRights } from '../../rights';
import { salonTime } from '../../salonDates';
import { Choice, QuietRow } from '../../ui/buttons';
import { Fieldset, Part, Stack } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryList } from '../entries/EntryList';
import { useEntries } from '../entries/entries';
import { PartFields } from '../fields/DescribedFields';
import { ToggleField } from '../fields/ToggleField';
import { ClosedDays } from './ClosedDays';
import { allDay, Times } from './Times';

/** What she changes most comes first: a day closed. */
export const HoursEditor = () => (
  <>
    <Part title="Closed days and special hours">
      <ClosedDays />
    </Part>
    <Part title="Opening hours">
      <Week />
    </Part>
    <Part title="Notices">
      <EntryList<Notice>
        list="notices"
        initial={() => {
          const from = salonTime(new Date());
          return { from, until: `${addDays(dateOf(from), 7)}T00:00` };
        }}
        sortable={false}
      />
    </Part>
    {!useRights().may('content') && <ShownOffers />}
  </>
);

/** For the front desk, which has no page of prices. */
function ShownOffers() {
  const { entries, nameOf, edit } = useEntries<OfferPackage>('offers.packages');
  return (
    <Part title="Offers that visitors see">
      {entries.map((offer, index) => (
        <ToggleField
          key={offer.id}
          path={`offers.packages[${index}].hidden`}
          label={nameOf(offer)}
          value={!offer.hidden}
          onChange={(isShown) => edit(offer, { hidden: !isShown }, `whether ${nameOf(offer)} is shown`)}
        />
      ))}
    </Part>
  );
}

/** One line for all open days while their hours are the same, or else each day by itself. */
function Week() {
  const { content, change, offerUndo } = useSiteDraft();
  const { weekly } = content.hours;
  const open = weekdays.filter((day) => weekly[day].length > 0);
  const [first = 'monday'] = open;
  const times = open.length > 0 ? weekly[first] : [allDay];
  const isSame = open.every((day) => same(weekly[day], times));
  const [isByDay, setByDay] = useState(!isSame);
  const set = (days: readonly Weekday[], next: OpenTime[], what: string) =>
    change(({ hours }) => {
      for (const day of days) hours.weekly[day] = next;
    }, what);

  function showByDay(differs: boolean) {
    setByDay(differs);
    if (differs || isSame) return;
    set(open, times, 'the same hours every day');
    offerUndo(`Every open day has the hours of ${dayName(first)}.`);
  }

  return (
    <Stack gap={4}>
      <p>{weeklyText(weekly).join('; ') || 'Closed every day'}</p>
      <ToggleField
        path="week.differs"
        label="Different hours on some days"
        value={isByDay || !isSame}
        onChange={showByDay}
      />
      {isByDay || !isSame ? (
        <Days>
          <PartFields path="hours.weekly" />
        </Days>
      ) : (
        <Fieldset legend="Open on">
          <QuietRow>
            {weekdays.map((day) => (
              <Choice key={day}>
                <input
                  type="checkbox"
                  id={`hours.weekly.${day}`}
                  aria-label={dayName(day)}
                  checked={open.includes(day)}
                  onChange={({ target }) =>
                    set([day], target.checked ? times : [], `hours of ${dayName(day)}`)
                  }
                />
                {dayName(day).slice(0, 3)}
              </Choice>
            ))}
          </QuietRow>
          {open.length > 0 && (
            <Times
              path={`hours.weekly.${first}`}
              label="Each day"
              value={times}
              onChange={(next) => set(open, next, 'opening hours')}
            />
          )}
        </Fieldset>
      )}
    </Stack>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space[5]};
`;
