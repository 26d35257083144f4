import styled from '@emotion/styled';
import { CAME_WITH } from '@salon/content/first-edition';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { salon } from '../../../shared/content/salon';
import type { EditionSummary } from '../../../shared/contract/editions';
import { color, fontSize, space, touchTarget } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Spinner } from '../../../shared/ui/Spinner';
import { errorMessage } from '../../api/errorMessage';
import { listEditions } from '../../api/site';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SITE } from '../places';
import { useVisible } from '../publish/useVisible';
import { whenWords } from '../when';
import { editionName } from './editionName';
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
        {editions.map(({ edition, publishedAt, summary }) => (
          <li key={edition}>
            <h2>
              <Link to={`${SITE}/history/${edition}`}>{editionName({ edition, summary })}</Link>
            </h2>
            <When>
              {edition === published.edition && isVisible && <strong>Visitors see it now · </strong>}
              {whenWords(publishedAt, new Date(), salon.timeZone)}
            </When>
            {summary[0] !== CAME_WITH && (
              <ul>
                {summary.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
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

const When = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
