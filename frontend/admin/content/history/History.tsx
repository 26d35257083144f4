import styled from '@emotion/styled';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EditionSummary } from '../../../shared/contract/editions';
import { color, fontSize, space, touchTarget } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Spinner } from '../../../shared/ui/Spinner';
import { errorMessage } from '../../api/errorMessage';
import { listEditions } from '../../api/site';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SITE } from '../places';
import { useVisible } from '../publish/useVisible';
import { whenWords } from '../when';
import { cameWith, editionName } from './bringBack';
import { SetAside } from './SetAside';

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
      <Editions aria-label="Editions">
        {editions.map((one) => (
          <li key={one.edition}>
            <h2>
              <Link to={`${SITE}/history/${one.edition}`}>{editionName(one)}</Link>
            </h2>
            <Hint>
              {one.edition === published.edition && isVisible && <strong>Visitors see it now · </strong>}
              {whenWords(one.publishedAt)}
            </Hint>
            {!cameWith(one) && (
              <ul>
                {one.summary.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Editions>
      {error && <p role="alert">{error}</p>}
      {(next || error) && (
        <Button type="button" variant="outline" onClick={() => load(next ?? null)}>
          {error ? 'Try again' : 'Show older ones'}
        </Button>
      )}
      <SetAside />
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
