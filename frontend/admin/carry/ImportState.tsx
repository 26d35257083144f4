import { counted } from '@salon/content/words/counted';
import { listWords } from '@salon/content/words/dates';
import { useState } from 'react';
import { fontSize } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { useAttempt } from '../api/errors';
import { request, requestJson, type Schemas } from '../api/request';
import { whenWords } from '../salonDates';
import { Choice, DangerButton, QuietButton, QuietLink, QuietRow } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { ErrorText, Hint, LineField } from '../ui/Field';
import { FilesField } from '../ui/FilesField';
import { Pages, usePages } from '../ui/Loaded';
import { Note } from '../ui/Notice';
import { Fold } from '../ui/parts';
import { RowList } from '../ui/RowList';
import { barStyle, chosenFiles, IMPORTS, type Import, named, Sending } from './Sending';

const kinds: [keyof Import['found'], one: string, many: string][] = [
  ['post', 'post', 'posts'],
  ['draft', 'draft', 'drafts'],
  ['page', 'page', 'pages'],
  ['picture', 'picture', 'pictures'],
  ['category', 'category', 'categories'],
  ['address', 'old address', 'old addresses'],
  ['content', 'set of texts and prices', 'sets of texts and prices'],
];
const foundWords = (found: Import['found']) =>
  listWords(kinds.flatMap(([kind, one, many]) => (found[kind] ? counted(found[kind], one, many) : []))) ||
  'nothing';

const SAID = {
  receiving: 'Its files are on their way',
  looking: 'Its files are being read',
  looked: 'Looked at: nothing has come yet',
  bringing: 'On its way',
  done: 'Done',
  failed: 'It can’t come',
};

/** What was sent, how far it is, and what can be done with it. */
export function ImportState({ of: one, onChanged }: { of: Import; onChanged: () => void }) {
  const tryTo = useAttempt();
  const [isLeaving, setLeaving] = useState(false);
  const { id, state, done, of, found, notes, problems, missing, fault, choices } = one;
  const isAtWork = state === 'looking' || state === 'bringing';
  const hasFound = state === 'looked' || state === 'done';

  const send = (body?: object, what = '', method: 'POST' | 'DELETE' = 'POST') =>
    request(`${IMPORTS}/${id}${what}`, { method, body });
  const attempt = (work: Promise<unknown>) =>
    tryTo('It is not known whether that was done. Please try again.', async () => {
      await work;
      setLeaving(false);
      onChanged();
    });

  async function add(files: File[]) {
    chosenFiles.set(id, files);
    for (const file of files) await send(named(file), '/files');
  }

  return (
    <Note as="article" aria-label={`Brought ${whenWords(one.created)}`}>
      <h3 style={{ fontSize: fontSize.body }}>
        {state === 'looked' && choices ? 'Not all has come yet' : SAID[state]}
      </h3>
      <Hint>
        {listWords(one.files.map(({ name }) => name))}, {whenWords(one.created)}
      </Hint>
      {state === 'receiving' && <Sending of={one} onChanged={onChanged} />}
      {isAtWork && (
        <progress style={barStyle} aria-label={SAID[state]} {...(of > 0 && { max: of, value: done })} />
      )}
      <p role="status">{(isAtWork ? of > 0 : done > 0) && `${done} of ${of} are here.`}</p>
      {fault && <ErrorText>{fault}</ErrorText>}
      {hasFound && (
        <>
          <p>Found: {foundWords(found)}.</p>
          {notes.map((note) => (
            <Hint key={note}>{note}</Hint>
          ))}
          <FoundList
            of={one}
            only="problems"
            name={counted(problems, 'does not come whole', 'do not come whole')}
          />
          <FoundList
            of={one}
            only="missing"
            name={counted(missing, 'picture is missing', 'pictures are missing')}
          />
        </>
      )}
      {state === 'looked' && <Chosen of={one} onBegin={(next) => attempt(send(next, '/begin'))} />}
      {hasFound && missing > 0 && (
        <FilesField
          label="Add pictures"
          hint="A zip of the old site’s uploads, or the pictures."
          multiple
          accept=".zip,image/*"
          onFiles={(files) => attempt(add(files))}
        />
      )}
      <QuietRow>
        {state === 'done' && <QuietLink to="/admin/blog">See the posts</QuietLink>}
        {state === 'bringing' && (
          <QuietButton onClick={() => attempt(send(undefined, '/stop'))}>Stop</QuietButton>
        )}
        {!isAtWork && <DangerButton onClick={() => setLeaving(true)}>Remove its files</DangerButton>}
      </QuietRow>
      {isLeaving && (
        <ActionDialog
          role="alertdialog"
          title="Remove these files and the list?"
          action="Remove"
          onAction={() => attempt(send(undefined, '', 'DELETE'))}
          onCancel={() => setLeaving(false)}
        >
          <p>Posts and pictures that came stay. What is still missing can’t be added any more.</p>
        </ActionDialog>
      )}
    </Note>
  );
}

type Only = 'problems' | 'missing';

const nothing = { items: [], next: null };

async function read(id: string, only: Only, cursor: string | null) {
  const query = new URLSearchParams({ only, ...(cursor && { cursor }) });
  const { items, next } = await requestJson<Schemas['ImportItems']>(`${IMPORTS}/${id}/items?${query}`);
  return { items, next: next === null ? null : `${next}` };
}

/** What can't come or is missing, and where; loaded once somebody looks. */
function FoundList({ name, of, only }: { of: Import; only: Only; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const pages = usePages('items', async (cursor) => (isOpen ? read(of.id, only, cursor) : nothing), {
    of: [isOpen],
  });
  if (of[only] === 0) return null;
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      <Pages of={pages}>
        {({ items }) => (
          <RowList>
            {items.map(({ n, title, address, problems }) => (
              <li key={n}>
                <div>
                  <strong>{title}</strong>
                  {[address ? readable(address) : [], problems].flat().map((line) => (
                    <Hint key={line}>{line}</Hint>
                  ))}
                </div>
              </li>
            ))}
          </RowList>
        )}
      </Pages>
    </Fold>
  );
}

/** Letters of other scripts as such, not as their bytes. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const usual = { drafts: true, pages: true, asDrafts: false, content: false, fetchPictures: true };

interface ChosenProps {
  of: Import;
  onBegin: (next: Schemas['ImportChoices']) => void;
}

/** What of the things that were found is to come. */
function Chosen({ of: { choices, found, site, missing }, onBegin }: ChosenProps) {
  const [next, setNext] = useState<Schemas['ImportChoices']>(choices ?? usual);
  /** Asked where there is something of that kind. */
  const questions: [name: keyof typeof usual, isThere: unknown, words: string][] = [
    ['drafts', found.draft, 'Drafts too'],
    ['pages', found.page, 'Pages too, as drafts of posts'],
    ['asDrafts', true, 'All as drafts: visitors see nothing yet'],
    ['fetchPictures', missing, 'Fetch missing pictures from the old site'],
    ['content', found.content, 'Texts, prices and menus too, into the draft of this site'],
  ];
  return (
    <>
      <QuietRow role="group" aria-label="What is to come">
        {questions.map(
          ([name, isThere, words]) =>
            Boolean(isThere) && (
              <Choice key={name}>
                <input
                  type="checkbox"
                  checked={next[name]}
                  onChange={({ target }) => setNext({ ...next, [name]: target.checked })}
                />
                {words}
              </Choice>
            ),
        )}
      </QuietRow>
      {!site && missing > 0 && next.fetchPictures && (
        <LineField
          label="Address of the old site"
          hint="Such as old-salon.example. Only from there pictures are fetched."
          inputMode="url"
          value={next.site ?? ''}
          onChange={(host) => setNext({ ...next, site: host.trim() || undefined })}
        />
      )}
      <Button type="button" onClick={() => onBegin(next)}>
        Bring it
      </Button>
    </>
  );
}
