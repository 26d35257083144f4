import type { Notice } from '../../../../content/site-content';
import { addDays, dateOf, type LocalTime } from '../../../hours/localTime';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { DateTimeField } from '../fields/DateField';
import { Fields } from '../fields/Fieldset';
import { ListEditor } from '../fields/ListEditor';
import { TextField } from '../fields/TextField';
import { newId } from '../newId';
import { useSalonTime } from '../useSalonTime';
import { endWords, shorten, startWords } from '../words';

const SHOWN_DAYS = 7;
const LONGEST = 160;

/** Notices, which are shown under the header of every page for some days. */
export function NoticesEditor() {
  const { content, change } = useSiteDraft();
  const now = useSalonTime();
  return (
    <ListEditor<Notice>
      label="Notices"
      items={content.notices}
      keyOf={({ id }) => id}
      nameOf={({ text }) => (text ? `“${shorten(text, 60)}”` : 'A new notice')}
      stateOf={(notice) => stateOf(notice, now)}
      onChange={(update, what) =>
        change((draft) => {
          draft.notices = update(draft.notices);
        }, what)
      }
      create={() => ({
        id: newId('notice'),
        text: '',
        from: now,
        until: `${addDays(dateOf(now), SHOWN_DAYS)}T00:00`,
      })}
      addLabel="Add a notice"
      max={20}
      sortable={false}
      folded
    >
      {(notice, index, set) => {
        const path = `notices[${index}]`;
        return (
          <Fields>
            <TextField
              path={`${path}.text`}
              label="The line"
              hint="One sentence: Closed for Pongal, 14–16 January."
              maxLength={LONGEST}
              value={notice.text}
              onChange={(text) => set({ text })}
            />
            <DateTimeField
              path={`${path}.from`}
              label="Shown from"
              value={notice.from}
              onChange={(from = '') => set({ from })}
            />
            <DateTimeField
              path={`${path}.until`}
              label="Until"
              hint="Then it goes by itself."
              value={notice.until}
              min={notice.from}
              onChange={(until = '') => set({ until })}
            />
          </Fields>
        );
      }}
    </ListEditor>
  );
}

function stateOf({ from, until }: Notice, now: LocalTime): string {
  if (until <= now) return 'over';
  const end = `until ${endWords(until)}`;
  return from <= now ? `shown ${end}` : `from ${startWords(from)} ${end}`;
}
