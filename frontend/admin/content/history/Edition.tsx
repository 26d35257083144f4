import styled from '@emotion/styled';
import { CAME_WITH } from '@salon/content/first-edition';
import { describeChanges } from '@salon/content/summary';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { salon } from '../../../shared/content/salon';
import type { PublishedEdition } from '../../../shared/contract/editions';
import { color, fontSize, space } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Spinner } from '../../../shared/ui/Spinner';
import { useToast } from '../../../shared/ui/Toast';
import { errorMessage } from '../../api/errorMessage';
import { readEdition } from '../../api/site';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SITE } from '../places';
import { useChanges } from '../useChanges';
import { whenWords } from '../when';
import { editionName } from './editionName';

/** An earlier edition compared with what visitors see now, and a button to restore it. */
export function Edition({ number }: { number: number }) {
  const { published, content, change, undo } = useSiteDraft();
  const unpublished = useChanges();
  const toast = useToast();
  const navigate = useNavigate();
  const [stored, setStored] = useState<PublishedEdition>();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    setError(null);
    readEdition(number, asking.signal)
      .then(setStored)
      .catch((failed) => {
        if (asking.signal.aborted) return;
        setError(errorMessage(failed, { prefix: '', fallback: 'The edition can’t be loaded right now.' }));
      });
    return () => asking.abort();
  }, [number, attempt]);

  if (error) {
    return (
      <div role="alert">
        <p>{error}</p>
        <Button type="button" variant="outline" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      </div>
    );
  }
  if (!stored) return <Spinner label="Loading the edition" />;

  const differences = describeChanges(published.content, stored.content);
  const isInDraft = describeChanges(content, stored.content).length === 0;

  function bringBack(edition: PublishedEdition) {
    const name = editionName(edition);
    change(() => edition.content, `bringing ${name} back`);
    toast(`${name} is in your draft.`, 'status', { label: 'Undo', onClick: undo });
    navigate(`${SITE}/publish`);
  }

  return (
    <Parts>
      {stored.summary[0] !== CAME_WITH ? (
        <>
          <p>Published {whenWords(stored.publishedAt, new Date(), salon.timeZone)}.</p>
          <section>
            <h2>What it changed then</h2>
            <Lines lines={stored.summary} />
          </section>
        </>
      ) : (
        <p>What the site came with, before anything was published.</p>
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
          <Button type="button" onClick={() => bringBack(stored)}>
            Bring it back
          </Button>
        </section>
      )}
    </Parts>
  );
}

const Lines = ({ lines }: { lines: string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

const Parts = styled.div`
  display: grid;
  gap: ${space[6]};
  h2 { font-size: ${fontSize.heading}; margin-bottom: ${space[2]}; }
  li { padding-block: ${space[2]}; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  section > button { margin-top: ${space[4]}; }
`;
