import styled from '@emotion/styled';
import type { HomeSection } from '@salon/content/description';
import { homeSections, Pages } from '@salon/content/description/pages';
import { Words } from '@salon/content/description/words';
import { entryInfo, fieldInfo, inner, type Schema } from '@salon/content/fields';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { space } from '../../../shared/theme/tokens';
import { AdminNotFoundPage, AdminPage } from '../../AdminPage';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntriesEditor } from '../entries/EntriesEditor';
import { type Entry, move } from '../entries/entries';
import { FooterLinks } from '../entries/inPlace';
import { DescribedFields, type OwnFields, PartFields } from '../fields/DescribedFields';
import { Rows } from '../home/SiteHome';
import { Fieldset, Lead, LinedList, Part, Stack } from '../parts/controls';
import { MoveButtons } from '../parts/MoveButtons';
import { SITE, wordsPages } from '../places';

const wordsRows = wordsPages.map(([page, name]) => {
  const groups = Object.values((inner(Words.shape[page]) as z.ZodObject).shape).flatMap((field) =>
    inner(field) instanceof z.ZodObject ? (fieldInfo(field)?.label ?? []) : [],
  );
  return { to: `${SITE}/words/${page}`, name, detail: groups.join(', ') };
});

/** The pages whose words can be changed. */
export const WordsList = () => (
  <>
    <Lead>
      Every text of the site that is not in a list of its own. An empty text is left out; one that a page
      needs asks to be filled in.
    </Lead>
    <Rows label="Pages" rows={wordsRows} />
  </>
);

/** The words of the page in the address. */
export function WordsPageForm() {
  const { page } = useParams();
  const { content, change } = useSiteDraft();
  const [id, name] = wordsPages.find(([one]) => one === page) ?? [];
  if (!id || !name) return <AdminNotFoundPage />;
  return (
    <AdminPage title={name} up={{ to: `${SITE}/words`, name: 'Words' }}>
      <Stack gap={5}>
        <WordsFields
          key={id}
          schema={inner(Words.shape[id]) as z.ZodObject}
          path={`words.${id}`}
          value={content.words[id]}
          onChange={(part, what) => change((draft) => void Object.assign(draft.words[id], part), what)}
        />
      </Stack>
    </AdminPage>
  );
}

interface FieldsProps {
  schema: z.ZodObject;
  path: string;
  value: object;
  onChange: (part: object, what: string) => void;
}

/** Fields as they are described; those of a group stand in a frame, and a list of entries is edited in place. */
function WordsFields({ schema, path, value, onChange }: FieldsProps) {
  const own = Object.entries(schema.shape).flatMap(([name, field]): [string, () => ReactNode][] => {
    const kind = inner(field);
    const here = `${path}.${name}`;
    const part: object = Reflect.get(value, name);
    if (kind instanceof z.ZodArray && entryInfo(inner(kind.element)))
      return [
        [name, () => (name === 'menus' ? <FooterLinks /> : <WordsEntries list={here} of={kind.element} />)],
      ];
    if (!(kind instanceof z.ZodObject)) return [];
    const group = () => (
      <Fieldset legend={fieldInfo(field)?.label ?? name}>
        <WordsFields
          schema={kind}
          path={here}
          value={part}
          onChange={(next, what) => onChange({ [name]: { ...part, ...next } }, what)}
        />
      </Fieldset>
    );
    return [[name, group]];
  });
  return <DescribedFields {...{ schema, path, value, onChange }} own={Object.fromEntries(own)} />;
}

function WordsEntries({ list, of }: { list: string; of: Schema }) {
  const { one, many } = entryInfo(inner(of)) ?? { one: '', many: '' };
  return (
    <EntriesEditor<Entry>
      list={list}
      label={`${many.slice(0, 1).toUpperCase()}${many.slice(1)}`}
      addLabel={`Add a ${one}`}
      stateOf={() => ''}
    />
  );
}

const sectionNames: Record<HomeSection, string> = {
  highlights: 'Highlights',
  reviews: 'Reviews',
  work: 'Your work',
  contact: 'Where and when',
  questions: 'Questions',
};

/** What of the site is on, and the order of the home page. */
export const PagesEditor = () => (
  <Stack gap={5}>
    <Lead>
      What is switched off is offered nowhere, and its address says that there is no such page. What you wrote
      stays for the day when you switch it on.
    </Lead>
    <PartFields part="pages" schema={Pages} own={{ order: SectionOrder }} />
  </Stack>
);

const SectionOrder: OwnFields<z.output<typeof Pages>>['order'] = ({ path, value: { order }, set }) => (
  <Part aria-labelledby={`${path}-order`}>
    <h2 id={`${path}-order`}>Order of the home page</h2>
    <LinedList aria-label="Sections" id={`${path}.order`}>
      {order.map((section, index) => (
        <li key={section}>
          <Section>
            {sectionNames[section]}
            <span>
              <MoveButtons
                name={sectionNames[section]}
                words="arrows"
                index={index}
                count={homeSections.length}
                onMove={(by) => {
                  const next = [...order];
                  move(next, index, by);
                  set({ order: next }, 'order of the home page');
                }}
              />
            </span>
          </Section>
        </li>
      ))}
    </LinedList>
  </Part>
);

const Section = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;
