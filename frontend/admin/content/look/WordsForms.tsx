import { Words } from '@salon/content/description/words';
import { fieldInfo } from '@salon/content/fields';
import { useParams } from 'react-router-dom';
import { AdminNotFoundPage, AdminPage } from '../../AdminPage';
import { Fold, Lead, Stack } from '../../ui/parts';
import { EntryList } from '../entries/EntryList';
import { PartFields } from '../fields/DescribedFields';
import { blocksOf, generalWords, restOf, SITE } from '../places';

const listOf = (list: string) => <EntryList list={list} />;

/** The words of a frame of a page, or what is in none: its name, and what search engines show. */
export function WordsForm() {
  const { page = '', block } = useParams();
  if (!(page in Words.shape)) return <AdminNotFoundPage />;
  const id = page as keyof typeof Words.shape;
  const blocks = blocksOf(id);
  const [, label] = blocks.find(([key]) => key === block) ?? [];
  if (block && !label) return <AdminNotFoundPage />;
  const path = block ? `words.${id}.${block}` : `words.${id}`;
  const skipped = Object.fromEntries(blocks.map(([key]) => [key, () => null]));
  return (
    <AdminPage
      title={label ?? `${fieldInfo(Words.shape[id])?.label}: ${restOf(id).toLowerCase()}`}
      up={{ to: `${SITE}/look`, name: 'Pages & pictures' }}
    >
      <Stack key={path} gap={5}>
        <PartFields path={path} own={block ? {} : skipped} listOf={listOf} />
      </Stack>
    </AdminPage>
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
          <PartFields path={`words.${page}`} listOf={listOf} />
        </Stack>
      </Fold>
    ))}
  </>
);
