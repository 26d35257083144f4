import { counted } from '@salon/content/words/counted';
import { listWords } from '@salon/content/words/dates';
import { useState } from 'react';
import { fontSize } from '../../shared/theme/tokens';
import { useAttempt } from '../api/errors';
import { request } from '../api/request';
import { whenWords } from '../salonDates';
import { DangerButton, QuietButton, QuietLink, QuietRow } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { ErrorText, Hint } from '../ui/Field';
import { FilesField } from '../ui/FilesField';
import { Note } from '../ui/Notice';
import { Chosen } from './Chosen';
import { FoundList } from './FoundList';
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
