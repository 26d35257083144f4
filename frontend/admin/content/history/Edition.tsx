import styled from '@emotion/styled';
import { describeChanges } from '@salon/content/summary';
import { color, fontSize, space } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Spinner } from '../../../shared/ui/Spinner';
import { readEdition } from '../../api/site';
import { LoadFailed } from '../../ui/Loaded';
import { useLoaded } from '../../useLoaded';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useChanges } from '../useChanges';
import { whenWords } from '../when';
import { cameWith, editionName, useBringBack } from './bringBack';

/** An earlier edition compared with what visitors see now, and a button to restore it. */
export function Edition({ number }: { number: number }) {
  const { published, content } = useSiteDraft();
  const unpublished = useChanges();
  const bringBack = useBringBack();
  const { value, error, reload } = useLoaded(
    (signal) => readEdition(number, signal),
    'The edition can’t be loaded right now.',
  );
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  if (!value) return <Spinner label="Loading the edition" />;

  const differences = describeChanges(published.content, value.content);
  const isInDraft = describeChanges(content, value.content).length === 0;
  const name = editionName(value);
  return (
    <Parts>
      {cameWith(value) ? (
        <p>What the site came with, before anything was published.</p>
      ) : (
        <>
          <p>Published {whenWords(value.publishedAt)}.</p>
          <section>
            <h2>What it changed then</h2>
            <Lines lines={value.summary} />
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
            onClick={() => bringBack(value.content, `bringing ${name} back`, `${name} is`)}
          >
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
