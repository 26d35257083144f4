import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import { CAME_WITH } from '@salon/content/first-edition';
import { describeChanges } from '@salon/content/summary';
import { useNavigate } from 'react-router-dom';
import type { EditionSummary, PublishedEdition } from '../../../shared/contract/editions';
import { color, fontSize, space } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { useToast } from '../../../shared/ui/Toast';
import { readEdition } from '../../api/site';
import { Loaded } from '../../ui/Loaded';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SITE } from '../places';
import { Lines, useChanges } from '../useChanges';
import { whenWords } from '../when';

export const Edition = ({ number }: { number: number }) => (
  <Loaded
    load={(signal) => readEdition(number, signal)}
    loading="Loading the edition"
    failed="The edition can’t be loaded right now."
  >
    {(edition) => <Compared edition={edition} />}
  </Loaded>
);

/** An earlier edition compared with what visitors see now, and a button to restore it. */
function Compared({ edition }: { edition: PublishedEdition }) {
  const { published, content } = useSiteDraft();
  const unpublished = useChanges();
  const bringBack = useBringBack();
  const differences = describeChanges(published.content, edition.content);
  const isInDraft = describeChanges(content, edition.content).length === 0;
  const name = editionName(edition);
  return (
    <Parts>
      {cameWith(edition) ? (
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
    </Parts>
  );
}

export const cameWith = ({ summary }: Pick<EditionSummary, 'summary'>) => summary[0] === CAME_WITH;

export const editionName = (edition: Pick<EditionSummary, 'edition' | 'summary'>) =>
  cameWith(edition) ? CAME_WITH : `Edition ${edition.edition}`;

/** Returns a function that puts earlier content into the draft, offers Undo and leads to what would change. */
export function useBringBack() {
  const { change, undo } = useSiteDraft();
  const toast = useToast();
  const navigate = useNavigate();
  return (content: SiteContent, what: string, done: string) => {
    change(() => content, what);
    toast(`${done} in your draft.`, 'status', { label: 'Undo', onClick: undo });
    navigate(`${SITE}/publish`);
  };
}

const Parts = styled.div`
  display: grid;
  gap: ${space[6]};
  h2 { font-size: ${fontSize.heading}; margin-bottom: ${space[2]}; }
  li { padding-block: ${space[2]}; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  section > button { margin-top: ${space[4]}; }
`;
