import styled from '@emotion/styled';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, space, touchTarget } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Spinner } from '../../../shared/ui/Spinner';
import { useErrorToast } from '../../api/errorMessage';
import { type EditionList, listEditions, listSetAside, readSetAside } from '../../api/site';
import { Hint } from '../../ui/Field';
import { LoadFailed } from '../../ui/Loaded';
import { useLoaded } from '../../useLoaded';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ButtonFor } from '../parts/controls';
import { SITE } from '../places';
import { useVisible } from '../publish/useVisible';
import { Lines } from '../useChanges';
import { whenWords } from '../when';
import { cameWith, editionName, useBringBack } from './Edition';

/** All published editions, newest first. */
export function History() {
  const { published } = useSiteDraft();
  const isVisible = useVisible(published.edition) === 'now';
  const pages = useRef(1);
  const { value, error, reload } = useLoaded(
    (signal) => readHistory(pages.current, null, signal),
    'The history can’t be loaded right now.',
  );
  function showOlder() {
    pages.current += 1;
    reload();
  }

  if (!value && !error) return <Spinner label="Loading what was published" />;
  return (
    <>
      <Editions aria-label="Editions">
        {value?.editions.map((one) => (
          <li key={one.edition}>
            <h2>
              <Link to={`${SITE}/history/${one.edition}`}>{editionName(one)}</Link>
            </h2>
            <Hint>
              {one.edition === published.edition && isVisible && <strong>Visitors see it now · </strong>}
              {whenWords(one.publishedAt)}
            </Hint>
            {!cameWith(one) && <Lines lines={one.summary} />}
          </li>
        ))}
      </Editions>
      {error ? (
        <LoadFailed error={error} onRetry={reload} />
      ) : (
        value?.next && (
          <Button type="button" variant="outline" onClick={showOlder}>
            Show older ones
          </Button>
        )
      )}
      <SetAside />
    </>
  );
}

/** What was not chosen when two devices had changed the same, newest first. */
function SetAside() {
  const showError = useErrorToast();
  const bringBack = useBringBack();
  const { value, error, reload } = useLoaded(listSetAside, 'What was not chosen can’t be loaded right now.');
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  if (!value || value.length === 0) return null;

  async function load(n: number, name: string) {
    try {
      bringBack(await readSetAside(n), `bringing back ${name}`, 'It is');
    } catch (failed) {
      showError(failed, { fallback: 'It can’t be loaded right now.' });
    }
  }

  return (
    <Section>
      <h2>Not chosen</h2>
      <p>Two devices had changed the same, and this is what you did not keep.</p>
      <ul aria-label="Not chosen">
        {value.map(({ n, date }) => {
          const when = whenWords(date);
          const name = `what was not chosen ${when}`;
          return (
            <li key={n}>
              {when}
              <ButtonFor name={name} onClick={() => load(n, name)}>
                Bring back into the draft
              </ButtonFor>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** A number of pages of editions, from a cursor on. */
async function readHistory(pages: number, cursor: string | null, signal: AbortSignal): Promise<EditionList> {
  const page = await listEditions(cursor, signal);
  if (pages === 1 || !page.next) return page;
  const older = await readHistory(pages - 1, page.next, signal);
  return { ...older, editions: [...page.editions, ...older.editions] };
}

const Editions = styled.ol`
  margin-bottom: ${space[6]};
  > li { padding-block: ${space[4]}; border-bottom: 1px solid ${color.line}; }
  h2 { font-family: inherit; font-weight: 600; font-size: ${fontSize.heading}; letter-spacing: 0; }
  h2 a { display: flex; align-items: center; min-height: ${touchTarget}; }
  ul { font-size: ${fontSize.note}; overflow-wrap: anywhere; }
`;

const Section = styled.section`
  margin-top: ${space[8]};
  h2 { font-size: ${fontSize.heading}; }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
  }
`;
