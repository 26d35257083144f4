import type { Highlight, Notice, Question, Review, SiteContent } from '@salon/content/description';
import { Contact, chatDigits } from '@salon/content/description/contact';
import { questionPagesWords } from '@salon/content/description/reviews';
import { addDays, dateOf, type LocalTime } from '@salon/content/hours/localTime';
import { isOffered, menuName, questionPages } from '@salon/content/menus';
import { endWords, shorten, startWords } from '@salon/content/words/dates';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { type OwnProps, PartFields } from '../fields/DescribedFields';
import { ToggleField } from '../fields/ToggleField';
import { Fieldset, SelectField, Stack } from '../parts/controls';
import { OwnPhoto } from '../photographs/PhotoRow';
import { useSalonTime } from '../useSalonTime';
import { EntriesEditor } from './EntriesEditor';

/** Clients' reviews, in the order of the home page. */
export function ReviewsEditor() {
  return (
    <EntriesEditor<Review>
      list="reviews"
      label="Reviews"
      addLabel="Add a review"
      stateOf={({ content, hidden }) => `${hidden ? 'Hidden · ' : ''}${shorten(content, 80)}`}
    />
  );
}

/** Frequent questions, in the order in which the pages show them. */
export function QuestionsEditor() {
  const { content } = useSiteDraft();
  const all = questionPages(content);
  return (
    <EntriesEditor<Question>
      list="questions"
      label="Questions"
      addLabel="Add a question"
      initial={() => ({ pages: ['home'] })}
      stateOf={({ pages, hidden }) => `${hidden ? 'Hidden · ' : ''}${questionPagesWords(pages, content)}`}
      own={{
        pages: ({ path, value: { pages }, set }) => (
          <Fieldset legend="Shown on">
            {all.map(([page, name]) => (
              <ToggleField
                key={page}
                path={`${path}.pages.${page}`}
                label={name}
                value={pages.includes(page)}
                // Always in the order of the list, not in the order of the taps.
                onChange={(isShown) =>
                  set(
                    {
                      pages: all
                        .map(([one]) => one)
                        .filter((one) => (one === page ? isShown : pages.includes(one))),
                    },
                    'pages',
                  )
                }
              />
            ))}
          </Fieldset>
        ),
      }}
    />
  );
}

/** What leads to a menu. */
interface ToMenu {
  id: string;
  menu: string;
}
type FooterMenu = SiteContent['words']['footer']['menus'][number];

function ToMenuField({ path, value, set }: OwnProps<ToMenu>) {
  const { content } = useSiteDraft();
  const options = content.menus.map(
    (menu) => [menu.id, isOffered(content, menu) ? menu.name : `${menu.name} (not shown)`] as const,
  );
  const isGone = content.menus.every(({ id }) => id !== value.menu);
  return (
    <SelectField
      id={`${path}.menu`}
      label="Leads to"
      options={isGone ? [[value.menu, 'A menu that is gone'], ...options] : options}
      value={value.menu}
      onChange={(menu) => set({ menu }, 'menu')}
    />
  );
}

/** What the state of something that leads to a menu is, beside its name. */
function useToMenu() {
  const { content } = useSiteDraft();
  return {
    initial: () => ({ menu: content.menus[0]?.id ?? 'menu' }),
    own: { menu: ToMenuField },
    stateOf: ({ menu, hidden }: ToMenu & { hidden?: boolean }) => {
      const isShown = content.menus.some((one) => one.id === menu && isOffered(content, one));
      const where = `To ${menuName(content, menu)}`;
      return [hidden && 'Hidden', where, !isShown && 'not shown without it'].filter(Boolean).join(' · ');
    },
  };
}

export const HighlightsEditor = () => (
  <EntriesEditor<Highlight>
    {...useToMenu()}
    list="highlights"
    label="Highlights"
    addLabel="Add a highlight"
    own={{ menu: ToMenuField, picture: ({ path }) => <OwnPhoto path={`${path}.picture`} /> }}
  />
);

export const FooterLinks = () => (
  <EntriesEditor<FooterMenu> {...useToMenu()} list="words.footer.menus" label="Links" addLabel="Add a link" />
);

const SHOWN_DAYS = 7;

/** Notices, which are shown under the header of every page for some days. */
export function NoticesEditor() {
  const now = useSalonTime();
  return (
    <EntriesEditor<Notice>
      list="notices"
      label="Notices"
      addLabel="Add a notice"
      initial={() => ({ from: now, until: `${addDays(dateOf(now), SHOWN_DAYS)}T00:00` })}
      stateOf={(notice) => noticeState(notice, now)}
      sortable={false}
    />
  );
}

function noticeState({ from, until }: Notice, now: LocalTime): string {
  if (until <= now) return 'over';
  const end = `until ${endWords(until)}`;
  return from <= now ? `shown ${end}` : `from ${startWords(from)} ${end}`;
}

export const ContactEditor = () => (
  <Stack gap={5}>
    <PartFields
      part="contact"
      schema={Contact}
      own={{
        // One number for both, until she gives the chat another one.
        phone: ({ value, set, draw }) =>
          chatDigits(value.phone) === chatDigits(value.whatsapp)
            ? draw('phone', {
                hint: 'For calls and for chat, as people write it. Without a country code it is a number in India.',
                onChange: (phone) => set({ phone, whatsapp: phone }, 'phone'),
              })
            : draw('phone'),
        whatsapp: ({ value, draw }) => draw('whatsapp', { value: chatNumber(value.whatsapp) }),
      }}
    />
  </Stack>
);

/** The stored digits of an Indian number as people read them; any other text as it is. */
const chatNumber = (digits: string) => digits.replace(/^91(\d{5})(\d{5})$/, '+91 $1 $2');
