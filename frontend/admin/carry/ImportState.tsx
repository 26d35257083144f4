import styled from '@emotion/styled';
import { counted } from '@salon/content/words/counted';
import { listWords } from '@salon/content/words/dates';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardBox, color, fontSize, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import {
  addFile,
  beginImport,
  type Choices,
  type Import,
  lacks,
  receivedBytes,
  removeImport,
  sendPieces,
  stopImport,
} from '../api/carry';
import { errorMessage, useErrorToast } from '../api/errors';
import { whenWords } from '../salonDates';
import { Choice, DangerButton, OutlineButton, QuietButton, QuietRow } from '../ui/buttons';
import { ActionDialog } from '../ui/Dialog';
import { ErrorText, Hint, LineField } from '../ui/Field';
import { useOnWindow } from '../ui/useOnWindow';
import { chosenFiles, FilesField } from './FilesField';
import { FoundList } from './FoundList';

interface Props {
  of: Import;
  onChanged: () => void;
}

const kinds = {
  post: ['post', 'posts'],
  draft: ['draft', 'drafts'],
  page: ['page', 'pages'],
  picture: ['picture', 'pictures'],
  category: ['category', 'categories'],
  address: ['old address', 'old addresses'],
  content: ['set of texts and prices', 'sets of texts and prices'],
} as const;

function foundWords(found: Import['found']): string {
  const words = Object.entries(kinds).flatMap(([kind, [one, many]]) => {
    const count = found[kind as keyof typeof kinds];
    return count ? counted(count, one, many) : [];
  });
  return listWords(words) || 'nothing';
}

const SAID = {
  receiving: 'Its files are on their way',
  looking: 'Its files are being read',
  looked: 'Looked at: nothing has come yet',
  bringing: 'On its way',
  stopped: 'Stopped',
  done: 'Done',
  failed: 'It can’t come',
};

/** What was sent, how far it is, and what can be done with it. */
export function ImportState({ of: one, onChanged }: Props) {
  const showError = useErrorToast();
  const [isLeaving, setLeaving] = useState(false);
  const { id, state, done, of, found, notes, problems, missing, fault, choices } = one;
  const isAtWork = state === 'looking' || state === 'bringing';

  async function attempt(work: Promise<unknown>) {
    try {
      await work;
      setLeaving(false);
      onChanged();
    } catch (error) {
      showError(error, { fallback: 'It is not known whether that was done. Please try again.' });
    }
  }

  async function add(files: File[]) {
    chosenFiles.set(id, files);
    for (const file of files) await addFile(id, file);
  }

  return (
    <Card aria-label={`Brought ${whenWords(one.created)}`}>
      <h3>{SAID[state]}</h3>
      <Hint>
        {listWords(one.files.map(({ name }) => name))}, {whenWords(one.created)}
      </Hint>
      {state === 'receiving' && <Receiving of={one} onChanged={onChanged} />}
      {isAtWork && <progress aria-label={SAID[state]} {...(of > 0 && { max: of, value: done })} />}
      <p role="status">{isAtWork && of > 0 && `${done} of ${of}`}</p>
      {fault && <ErrorText>{fault}</ErrorText>}
      {(state === 'looked' || state === 'done' || state === 'stopped') && (
        <>
          <p>
            {state === 'looked' ? 'Found' : `${done - missing} of ${of} came. Found were`}:{' '}
            {foundWords(found)}.
          </p>
          {notes.map((note) => (
            <Hint key={note}>{note}</Hint>
          ))}
          {problems > 0 && (
            <FoundList
              id={id}
              only="problems"
              name={counted(problems, 'does not come whole', 'do not come whole')}
            />
          )}
          {missing > 0 && (
            <FoundList
              id={id}
              only="missing"
              name={counted(missing, 'picture is missing', 'pictures are missing')}
            />
          )}
        </>
      )}
      {state === 'looked' && <Chosen of={one} onBegin={(next) => attempt(beginImport(id, next))} />}
      {state === 'done' && missing > 0 && (
        <FilesField
          label="Add pictures"
          hint="A zip of the old site’s uploads, or the pictures."
          accept=".zip,image/*"
          onChoose={(files) => attempt(add(files))}
        />
      )}
      <QuietRow>
        {state === 'bringing' && <QuietButton onClick={() => attempt(stopImport(id))}>Stop</QuietButton>}
        {state === 'stopped' && choices && (
          <QuietButton onClick={() => attempt(beginImport(id, choices))}>Go on</QuietButton>
        )}
        {!isAtWork && <DangerButton onClick={() => setLeaving(true)}>Remove its files</DangerButton>}
      </QuietRow>
      {isLeaving && (
        <ActionDialog
          role="alertdialog"
          title="Remove these files and the list?"
          action="Remove"
          onAction={() => attempt(removeImport(id))}
          onCancel={() => setLeaving(false)}
        >
          <p>Posts and pictures that came stay. What is still missing can’t be added any more.</p>
        </ActionDialog>
      )}
    </Card>
  );
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Sends what was chosen; where this device does not know the files any more, they are chosen again. */
function Receiving({ of: one, onChanged }: Props) {
  const [here, setHere] = useState(receivedBytes(one));
  const [error, setError] = useState('');
  const [attempts, setAttempts] = useState(0);
  const files = chosenFiles.get(one.id);
  const all = one.files.reduce((sum, { size }) => sum + size, 0);

  const send = useEffectEvent(async (signal: AbortSignal) => {
    const chosen = chosenFiles.get(one.id);
    if (!chosen) return;
    setError('');
    try {
      await sendPieces(one.id, chosen, setHere, signal);
      onChanged();
    } catch (reason) {
      if (!signal.aborted)
        setError(errorMessage(reason, { fallback: 'The connection was lost. What is here stays.' }) ?? '');
    }
  });
  useEffect(() => {
    const sending = new AbortController();
    void send(sending.signal);
    return () => sending.abort();
  }, [attempts]);

  const goOn = () => setAttempts((last) => last + 1);
  useOnWindow('online', () => error && goOn());

  const missing = one.files.filter(lacks).map(({ name, size }) => `${name} (${megabytes(size)})`);
  function choose(chosen: File[]) {
    const isRight = one.files
      .filter(lacks)
      .every(({ name, size }) => chosen.some((file) => file.name === name && file.size === size));
    if (!isRight) return setError(`Please choose these files: ${listWords(missing)}.`);
    chosenFiles.set(one.id, chosen);
    goOn();
  }

  return (
    <>
      <progress aria-label="Sent" max={all} value={here} />
      <p role="status">
        {megabytes(here)} of {megabytes(all)} are here.
      </p>
      {files ? (
        error && (
          <>
            <ErrorText>{error}</ErrorText>
            <OutlineButton onClick={goOn}>Go on</OutlineButton>
          </>
        )
      ) : (
        <FilesField
          label="The same files again"
          hint={`It goes on where it stood: ${listWords(missing)}.`}
          error={error}
          onChoose={choose}
        />
      )}
    </>
  );
}

const questions = {
  drafts: 'Drafts too',
  pages: 'Pages too, as drafts of posts',
  asDrafts: 'All as drafts: visitors see nothing yet',
  fetchPictures: 'Fetch missing pictures from the old site',
  content: 'Texts, prices and menus too, into the draft of this site',
} as const;

function Chosen({ of: { choices, found, site }, onBegin }: { of: Import; onBegin: (next: Choices) => void }) {
  const [next, setNext] = useState<Choices>(
    choices ?? { drafts: true, pages: true, asDrafts: false, content: false, fetchPictures: true },
  );
  const isAsked: Partial<Record<keyof typeof questions, number | undefined>> = {
    ...{ drafts: found.draft, pages: found.page, asDrafts: 1, fetchPictures: found.picture },
    content: found.content,
  };
  return (
    <>
      <QuietRow role="group" aria-label="What is to come">
        {(Object.keys(questions) as (keyof typeof questions)[])
          .filter((name) => isAsked[name])
          .map((name) => (
            <Choice key={name}>
              <input
                type="checkbox"
                checked={next[name]}
                onChange={({ target }) => setNext({ ...next, [name]: target.checked })}
              />
              {questions[name]}
            </Choice>
          ))}
      </QuietRow>
      {!site && next.fetchPictures && (
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

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
  max-width: 40rem;
  padding: ${space[4]};
  ${cardBox}
  overflow-wrap: anywhere;
  h3 { font-size: ${fontSize.body}; }
  > p:empty { display: none; }
  progress { width: 100%; accent-color: ${color.leaf}; }
`;
