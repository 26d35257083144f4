import { Words } from '@salon/content/description/words';
import { fieldInfo, inner } from '@salon/content/fields';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { AdminNotFoundPage, AdminPage } from '../../AdminPage';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntriesEditor } from '../entries/EntriesEditor';
import { DescribedFields } from '../fields/DescribedFields';
import { Lead, Stack } from '../parts/controls';
import { SITE, wordsPages } from '../places';
import { Rows } from '../SiteHome';

const wordsRows = wordsPages.map(([page, name]) => {
  const groups = Object.values((inner(Words.shape[page]) as z.ZodObject).shape).flatMap((field) =>
    inner(field) instanceof z.ZodObject ? (fieldInfo(field)?.label ?? []) : [],
  );
  return { to: `${SITE}/words/${page}`, name, detail: groups.join(', ') };
});

export const WordsList = () => (
  <>
    <Lead>
      Every text of the site that is not in a list of its own. An empty text is left out; one that a page
      needs asks to be filled in.
    </Lead>
    <Rows label="Pages" rows={wordsRows} />
  </>
);

export function WordsPageForm() {
  const { page } = useParams();
  const { content, change } = useSiteDraft();
  const [id, name] = wordsPages.find(([one]) => one === page) ?? [];
  if (!id || !name) return <AdminNotFoundPage />;
  return (
    <AdminPage title={name} up={{ to: `${SITE}/words`, name: 'Words' }}>
      <Stack gap={5}>
        <DescribedFields<object>
          key={id}
          schema={inner(Words.shape[id]) as z.ZodObject}
          path={`words.${id}`}
          value={content.words[id]}
          onChange={(part, what) => change((draft) => void Object.assign(draft.words[id], part), what)}
          listOf={(list) => <EntriesEditor list={list} />}
        />
      </Stack>
    </AdminPage>
  );
}
