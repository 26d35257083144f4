import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { openNow } from '@salon/content/hours/openNow';
import { timesOn } from '@salon/content/hours/openState';
import { timesText } from '@salon/content/hours/texts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { cardBox, fontSize, media, space, tapLine, touchTarget } from '../../shared/theme/tokens';
import { AdminPage } from '../AdminPage';
import { type Counts, readCounts } from '../api/counts';
import { countPosts } from '../api/posts';
import { type Consent, listConsents, readPending, readPublished } from '../api/site';
import { useSalonTime } from '../content/useSalonTime';
import { counted } from '../counted';
import { tabPath } from '../posts/paths';
import { dateWords, endsSoon, whenWords } from '../salonDates';
import { Loaded } from '../ui/Loaded';

/** Where the owner arrives: how things stand, each with the way to it. A part that can't be loaded leaves the others. */
export function Overview() {
  const now = useSalonTime();
  return (
    <AdminPage title="Overview">
      <Parts>
        <Part title="Today" failed="The hours can’t be loaded right now." load={readPublished}>
          {({ content: { hours } }) => (
            <>
              <p>
                <strong>{openNow(hours, now).text}</strong>
              </p>
              <p>Hours of today: {timesText(timesOn(hours, dateOf(now))) || 'closed'}</p>
              <Link to="/admin/site/hours">Change hours</Link>
            </>
          )}
        </Part>
        <Part title="Site" failed="What is not published can’t be loaded right now." load={readSite}>
          {([{ draft, plan }, counts, consents]) => (
            <>
              {draft ? (
                <p>
                  <Link to={PUBLISH}>{counted(draft.summary.length, 'change')} not published</Link>, last
                  changed {whenWords(draft.updated)}
                </p>
              ) : (
                <p>No unpublished changes.</p>
              )}
              {plan && (
                <p>
                  <Link to={PUBLISH}>{counted(plan.summary.length, 'change')} planned</Link> for{' '}
                  {dateWords(plan.publishedAt)}
                </p>
              )}
              <VisitsLine counts={counts} />
              <EndsLine count={consents.filter(({ until }) => endsSoon(until)).length} />
              <Link to="/admin/site">Change something</Link>
            </>
          )}
        </Part>
        <Part title="Posts" failed="The posts can’t be loaded right now." load={countPosts}>
          {({ draft, scheduled, nextScheduled }) => (
            <>
              {draft > 0 ? (
                <Link to={tabPath('draft', '')}>{counted(draft, 'draft')}</Link>
              ) : (
                <p>No drafts.</p>
              )}
              {nextScheduled ? (
                <p>
                  <Link to={tabPath('scheduled', '')}>{scheduled} scheduled</Link>, next{' '}
                  {dateWords(nextScheduled)}
                </p>
              ) : (
                <p>Nothing is scheduled.</p>
              )}
              <Link to="/admin/blog/new">New post</Link>
            </>
          )}
        </Part>
        {/* Last, as it comes late and its length is not known before. */}
        <Part title="Make it yours" failed="The samples can’t be counted right now." load={readSamples}>
          {([{ content }, { YoursLine }]) => (
            <YoursLine content={content} done="Nothing of the sample is left." />
          )}
        </Part>
      </Parts>
    </AdminPage>
  );
}

/** Without the numbers the rest is shown all the same. */
const readSite = (signal: AbortSignal) =>
  Promise.all([
    readPending(signal),
    readCounts('week', null, signal).catch(() => undefined),
    listConsents(signal).catch((): Consent[] => []),
  ]);

const EndsLine = ({ count }: { count: number }) =>
  count > 0 && <Link to="/admin/pictures">{counted(count, 'consent')} ended or ending within a month</Link>;

function VisitsLine({ counts }: { counts?: Counts }) {
  const sum = (kind: string) => counts?.kinds.find((one) => one.kind === kind)?.n ?? 0;
  if (sum('visit') === 0) return null;
  return (
    <Link to="/admin/visitors">
      In the last 7 days: {counted(sum('visit'), 'visit')}, {counted(sum('chat'), 'chat')} opened
    </Link>
  );
}

/** What tells samples from the owner's own is large, so it comes after the page. */
const readSamples = () => Promise.all([readPublished(), import('../content/yours/Yours')]);

interface PartProps<Value> {
  title: string;
  failed: string;
  load: (signal: AbortSignal) => Promise<Value>;
  children: (value: Value) => ReactNode;
}

function Part<Value>({ title, failed, load, children }: PartProps<Value>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Loaded load={load} loading={`Loading: ${title}`} failed={failed}>
        {children}
      </Loaded>
    </section>
  );
}

const PUBLISH = '/admin/site/publish';

// The last part, whose length differs most, has a row of its own.
const Parts = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); > :last-child { grid-column: 1 / -1; } }
  section {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
    padding: ${space[5]};
    ${cardBox}
  }
  h2 { font-size: ${fontSize.heading}; }
  /* About as high as what comes in its place. */
  section > [role='status'] { padding-block: 0; }
  a { ${tapLine} min-width: ${touchTarget}; font-weight: 600; }
  p a { margin-block: -0.6rem; }
`;
