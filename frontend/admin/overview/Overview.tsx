import styled from '@emotion/styled';
import { openNow } from '@salon/content/hours/openNow';
import { MOST_LINES } from '@salon/content/summary';
import { counted } from '@salon/content/words/counted';
import { Link } from 'react-router-dom';
import { media, space, tapLine, touchTarget } from '../../shared/theme/tokens';
import { type Consent, listConsents, readPending, readPublished } from '../api/site';
import { useSalonTime } from '../content/useSalonTime';
import { useRights } from '../rights';
import { dateWords, endsSoon } from '../salonDates';
import { LoadFailed, useLoaded } from '../ui/Loaded';

const PUBLISH = '/admin/site/publish';

/** How the site stands, in lines that lead to where it is changed. What stands below waits for nothing of it. */
export function Overview() {
  const { may } = useRights();
  const { value, error, reload } = useLoaded((signal) => readState(signal, may('consents')));
  return (
    <Lines aria-label="Overview">
      {value && <State {...value} />}
      {!value && error && <LoadFailed error={error} onRetry={reload} />}
    </Lines>
  );
}

function State({ published, pending: { draft, plan }, consents, YoursLine }: SiteState) {
  const { may } = useRights();
  const now = useSalonTime();
  const ending = consents.filter(({ until }) => endsSoon(until)).length;
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
      {ending > 0 && (
        <Link to="/admin/pictures">{counted(ending, 'consent')} ended or ending within a month</Link>
      )}
      {may('content') && <YoursLine content={published.content} />}
    </>
  );
}

/** The last line of a full summary stands for all that are not listed. */
const changesIn = (summary: string[]) =>
  summary.length < MOST_LINES ? counted(summary.length, 'change') : `More than ${MOST_LINES - 1} changes`;

/** The consents are only reminders, so the rest is shown without them. What tells samples from the owner's own is large, so it comes last. */
async function readState(signal: AbortSignal, withConsents: boolean) {
  const [published, pending, consents] = await Promise.all([
    readPublished(signal),
    readPending(signal),
    withConsents ? listConsents(signal).catch((): Consent[] => []) : [],
  ]);
  const { YoursLine } = await import('../content/yours/Yours');
  return { published, pending, consents, YoursLine };
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
