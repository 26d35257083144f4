import styled from '@emotion/styled';
import { openNow } from '@salon/content/hours/openNow';
import { MOST_LINES } from '@salon/content/summary';
import { counted } from '@salon/content/words/counted';
import { Link } from 'react-router-dom';
import { media, space, tapLine, touchTarget } from '../../shared/theme/tokens';
import { readPending, readPublished } from '../api/site';
import { useSalonTime } from '../content/useSalonTime';
import { useRights } from '../rights';
import { dateWords } from '../salonDates';
import { LoadFailed, useLoaded } from '../ui/Loaded';

const PUBLISH = '/admin/site/publish';

/** How the site stands, in lines that lead to where it is changed. What stands below waits for nothing of it. */
export function Overview() {
  const { value, error, reload } = useLoaded(readState);
  return (
    <Lines aria-label="Overview">
      {value && <State {...value} />}
      {!value && error && <LoadFailed error={error} onRetry={reload} />}
    </Lines>
  );
}

function State({ published, pending: { draft, plan }, YoursLine }: SiteState) {
  const { may } = useRights();
  const now = useSalonTime();
  return (
    <>
      <Link to="/admin/site/hours">{openNow(published.content.hours, now).text}</Link>
      <Link to={PUBLISH}>
        {draft ? `${changesIn(draft.summary)} not published` : 'No unpublished changes'}
      </Link>
      {plan && (
        <Link to={PUBLISH}>
          {changesIn(plan.summary)} scheduled for {dateWords(plan.publishedAt)}
        </Link>
      )}
      {may('content') && <YoursLine content={published.content} />}
    </>
  );
}

/** The last line of a full summary stands for all that are not listed. */
const changesIn = (summary: string[]) =>
  summary.length < MOST_LINES ? counted(summary.length, 'change') : `More than ${MOST_LINES - 1} changes`;

/** What tells samples from the owner's own is large, so it comes last. */
async function readState(signal: AbortSignal) {
  const [published, pending] = await Promise.all([readPublished(signal), readPending(signal)]);
  const { YoursLine } = await import('../content/yours/Yours');
  return { published, pending, YoursLine };
}

type SiteState = Awaited<ReturnType<typeof readState>>;

// As high from the start as the lines that are always there, so that the list moves little.
const Lines = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  margin-bottom: ${space[4]};
  min-height: calc(2 * ${touchTarget});
  ${media.tablet} { min-height: ${touchTarget}; }
  a { ${tapLine} min-width: ${touchTarget}; font-weight: 600; }
`;
