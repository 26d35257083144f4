import type { SiteContent } from '@salon/content/description';
import { CAME_WITH } from '@salon/content/first-edition';
import { describeChanges } from '@salon/content/summary';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { EditionSummary, PublishedEdition } from '../../../shared/contract/editions';
import { Button } from '../../../shared/ui/Button';
import { Spinner } from '../../../shared/ui/Spinner';
import { AdminPage } from '../../AdminPage';
import { useErrorToast } from '../../api/errors';
import {
  type EditionList,
  listConflictCopies,
  listEditions,
  readConflictCopy,
  readEdition,
} from '../../api/site';
import { whenWords } from '../../salonDates';
import { HeadRow, OutlineButton } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { Loaded, LoadFailed, useLoaded } from '../../ui/Loaded';
import { VersionParts, Versions } from '../../ui/versions';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/undo';
import { ButtonFor, LinedList, Part } from '../parts/controls';
import { SITE } from '../places';
import { useVisible } from '../publish/useVisible';
import { Lines, useChanges } from '../useChanges';

export function History() {
  const { published } = useSiteDraft();
  const isVisible = useVisible(published.edition) === 'now';
  const [pages, setPages] = useState(1);
  const { value, error, reload } = useLoaded(
    (signal) => readHistory(pages, null, signal),
    'The history can’t be loaded right now.',
    [pages],
  );

  if (!value && !error) return <Spinner label="Loading what was published" />;
  return (
    <>
      <Versions aria-label="Editions">
        {value?.editions.map((one) => (
          <li key={one.edition}>
            <h2>
              <Link to={`${SITE}/history/${one.edition}`}>{editionName(one)}</Link>
            </h2>
            <Hint as="div">
              {one.edition === published.edition && isVisible && <strong>Visitors see it now · </strong>}
              {whenWords(one.publishedAt)}
            </Hint>
            {!one.cameWith && <Lines lines={one.summary} />}
          </li>
        ))}
      </Versions>
      {error ? (
        <LoadFailed error={error} onRetry={reload} />
      ) : (
        value?.next && <OutlineButton onClick={() => setPages(pages + 1)}>Show older ones</OutlineButton>
      )}
      <ConflictCopies />
    </>
  );
}

/** What was not chosen when two devices had changed the same, newest first. */
function ConflictCopies() {
  const showError = useErrorToast();
  const bringBack = useBringBack();
  const { value, error, reload } = useLoaded(
    listConflictCopies,
    'What was not chosen can’t be loaded right now.',
  );
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  if (!value || value.length === 0) return null;

  async function load(n: number, name: string) {
    try {
      bringBack(await readConflictCopy(n), `bringing back ${name}`, 'It is');
    } catch (failed) {
      showError(failed, { fallback: 'It can’t be loaded right now.' });
    }
  }

  return (
    <Part>
      <h2>Not chosen</h2>
      <p>Two devices had changed the same, and this is what you did not keep.</p>
      <LinedList aria-label="Not chosen">
        {value.map(({ n, date }) => {
          const when = whenWords(date);
          const name = `what was not chosen ${when}`;
          return (
            <HeadRow as="li" key={n}>
              {when}
              <ButtonFor name={name} onClick={() => load(n, name)}>
                Bring back into the draft
              </ButtonFor>
            </HeadRow>
          );
        })}
      </LinedList>
    </Part>
  );
}

async function readHistory(pages: number, cursor: string | null, signal: AbortSignal): Promise<EditionList> {
  const page = await listEditions(cursor, signal);
  if (pages === 1 || !page.next) return page;
  const older = await readHistory(pages - 1, page.next, signal);
  return { ...older, editions: [...page.editions, ...older.editions] };
}

export function Edition() {
  const number = Number(useParams().edition);
  return (
    <AdminPage title={`Edition ${number}`} up={{ to: `${SITE}/history`, name: 'History' }}>
      <Loaded
        key={number}
        load={(signal) => readEdition(number, signal)}
        loading="Loading the edition"
        failed="The edition can’t be loaded right now."
      >
        {(edition) => <Compared edition={edition} />}
      </Loaded>
    </AdminPage>
  );
}

function Compared({ edition }: { edition: PublishedEdition }) {
  const { published, content } = useSiteDraft();
  const unpublished = useChanges();
  const bringBack = useBringBack();
  const differences = describeChanges(published.content, edition.content);
  const isInDraft = describeChanges(content, edition.content).length === 0;
  const name = editionName(edition);
  return (
    <VersionParts>
      {edition.cameWith ? (
        <p>What the site came with, before anything was published.</p>
      ) : (
        <>
          <p>Published {whenWords(edition.publishedAt)}.</p>
          <section>
            <h2>What it changed then</h2>
            <Lines lines={edition.summary} />
          </section>
        </>
      )}
      <section>
        <h2>How it differs from what visitors see now</h2>
        {differences.length > 0 ? <Lines lines={differences} /> : <p>It is the same.</p>}
      </section>
      {!isInDraft && (
        <section>
          <p>
            Bringing it back copies it into your draft. Visitors see it once you publish
            {unpublished.length > 0 ? '; your unpublished changes give way, and Undo brings them back' : ''}.
          </p>
          <Button
            type="button"
            onClick={() => bringBack(edition.content, `bringing ${name} back`, `${name} is`)}
          >
            Bring it back
          </Button>
        </section>
      )}
    </VersionParts>
  );
}

const editionName = (edition: Pick<EditionSummary, 'edition' | 'cameWith'>) =>
  edition.cameWith ? CAME_WITH : `Edition ${edition.edition}`;

function useBringBack() {
  const { change } = useSiteDraft();
  const offerUndo = useOfferUndo();
  const navigate = useNavigate();
  return (content: SiteContent, what: string, done: string) => {
    change(() => content, what);
    offerUndo(`${done} in your draft.`);
    navigate(`${SITE}/publish`);
  };
}
