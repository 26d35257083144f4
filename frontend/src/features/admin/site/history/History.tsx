import styled from '@emotion/styled';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { salon } from '../../../../content/salon';
import type { EditionSummary } from '../../../../content/site-content';
import { color, fontSize, space, touchTarget } from '../../../../theme/tokens';
import { Button } from '../../../../ui/Button';
import { Spinner } from '../../../../ui/Spinner';
import { errorMessage } from '../../api/errorMessage';
import { listEditions } from '../../api/site';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SITE } from '../places';
import { useVisible } from '../publish/useVisible';
import { whenWords } from '../when';

/** All published editions, newest first. */
export function History() {
  const { published } = useSiteDraft();
  const isVisible = useVisible(published.edition) === 'now';
  const [editions, setEditions] = useState<EditionSummary[]>([]);
  /** Cursor of the next page; null at the end, undefined until the first page is loaded. */
  const [next, setNext] = useState<string | null | undefined>(undefined);
  const [error, setError] = useState<string | null>(null);

  const load = useCallback(async (cursor: string | null, signal?: AbortSignal) => {
    setError(null);
    try {
      const more = await listEditions(cursor, signal);
      setEditions((last) => (cursor ? [...last, ...more.editions] : more.editions));
      setNext(more.next);
    } catch (failed) {
      if (signal?.aborted) return;
      setError(errorMessage(failed, { prefix: '', fallback: 'The history can’t be loaded right now.' }));
    }
  }, []);

  useEffect(() => {
    const asking = new AbortController();
    void load(null, asking.signal);
    return () => asking.abort();
  }, [load]);

  if (next === undefined && !error) return <Spinner label="Loading what was published" />;
  return (
    <>
      {editions.length === 0 && !error && (
        <p>Nothing was published yet: visitors see what came with the site.</p>
      )}
      <Editions aria-label="Editions">
        {editions.map(({ edition, publishedAt, summary }) => (
          <li key={edition}>
            <h2>
              <Link to={`${SITE}/history/${edition}`}>Edition {edition}</Link>
            </h2>
            <When>
              {edition === published.edition && isVisible && <strong>Visitors see it now · </strong>}
              {whenWords(publishedAt, new Date(), salon.timeZone)}
            </When>
            <ul>
              {summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
        {next === null && (
          <li>
            <h2>
              <Link to={`${SITE}/history/0`}>What the site came with</Link>
            </h2>
          </li>
        )}
      </Editions>
      {error && (
        <div role="alert">
          <p>{error}</p>
        </div>
      )}
      {(next || error) && (
        <Button type="button" variant="outline" onClick={() => load(next ?? null)}>
          {error ? 'Try again' : 'Show older ones'}
        </Button>
      )}
    </>
  );
}

const Editions = styled.ol`
  margin-bottom: ${space[6]};
  > li { padding-block: ${space[4]}; border-bottom: 1px solid ${color.line}; }
  h2 { font-family: inherit; font-weight: 600; font-size: ${fontSize.heading}; letter-spacing: 0; }
  h2 a { display: flex; align-items: center; min-height: ${touchTarget}; }
  ul { font-size: ${fontSize.note}; overflow-wrap: anywhere; }
`;

const When = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
