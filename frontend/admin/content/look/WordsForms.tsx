import { Words } from '@salon/content/description/words';
import { fieldInfo, inner } from '@salon/content/fields';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { AdminNotFoundPage, AdminPage } from '../../AdminPage';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { EntryList } from '../entries/EntryList';
import { DescribedFields } from '../fields/DescribedFields';
import { Fold, Lead, Stack } from '../parts/controls';
import { blocksOf, generalWords, restOf, SITE, wordsOf } from '../places';

type WordsPage = keyof typeof Words.shape;

/** The words of a frame of a page, or what is in none: its name, and what search engines show. */
export function WordsForm() {
  const { page = '', block } = useParams();
  if (!(page in Words.shape)) return <AdminNotFoundPage />;
  const id = page as WordsPage;
  const blocks = blocksOf(id);
  const [, label] = blocks.find(([key]) => key === block) ?? [];
  if (block && !label) return <AdminNotFoundPage />;
  const skipped = Object.fromEntries(blocks.map(([key]) => [key, () => null]));
  return (
    <AdminPage
      title={label ?? `${fieldInfo(Words.shape[id])?.label}: ${restOf(id).toLowerCase()}`}
      up={{ to: `${SITE}/look`, name: 'Pages & pictures' }}
    >
      <Stack key={`${page}.${block}`} gap={5}>
        <WordsFields page={id} block={block} own={skipped} />
      </Stack>
    </AdminPage>
  );
}

interface Props {
  page: WordsPage;
  block?: string;
  own?: Record<string, () => null>;
}

function WordsFields({ page, block, own }: Props) {
  const { content, change } = useSiteDraft();
  const words = wordsOf(page);
  const schema = (block ? inner(words.shape[block] as z.ZodType) : words) as z.ZodObject;
  const within = (all: typeof content.words) =>
    (block ? Reflect.get(all[page], block) : all[page]) as Record<string, unknown>;
  return (
    <DescribedFields
      schema={schema}
      path={['words', page, block].filter(Boolean).join('.')}
      value={within(content.words)}
      onChange={(part, what) => change((draft) => void Object.assign(within(draft.words), part), what)}
      own={block ? {} : own}
      listOf={(list) => <EntryList list={list} />}
    />
  );
}

/** Buttons, the navigation, messages to the chat: the same on every page, and right for most salons. */
export const GeneralWords = () => (
  <>
    <Lead>Names of buttons and links, and what visitors’ chat messages say. Most salons leave them.</Lead>
    {generalWords.map((page) => (
      <Fold key={page}>
        <summary>{fieldInfo(Words.shape[page])?.label}</summary>
        <Stack gap={5}>
          <WordsFields page={page} />
        </Stack>
      </Fold>
    ))}
  </>
);
