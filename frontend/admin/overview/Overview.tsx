import styled from '@emotion/styled';
import type { Hours } from '@salon/content/description';
import { dateOf } from '@salon/content/hours/localTime';
import { openNow } from '@salon/content/hours/openNow';
import { timesOn } from '@salon/content/hours/openState';
import { timesText } from '@salon/content/hours/texts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, media, radius, space, touchTarget } from '../../shared/theme/tokens';
import { AdminPage } from '../AdminPage';
import { countPosts, type PostCounts } from '../api/posts';
import { readPending, readPublished, type SitePending } from '../api/site';
import { useSalonTime } from '../content/useSalonTime';
import { tabPath } from '../posts/paths';
import { dateWords, whenWords } from '../salonDates';
import { Loaded } from '../ui/Loaded';

/** Where the owner arrives: how things stand, each with the way to it. A part that can't be loaded leaves the others. */
export const Overview = () => (
  <AdminPage title="Overview">
    <Parts>
      <Part title="Today" failed="The hours can’t be loaded right now." load={readPublished}>
        {({ content }) => <Today hours={content.hours} />}
      </Part>
      <Part title="Site" failed="What is not published can’t be loaded right now." load={readPending}>
        {(pending) => <Site {...pending} />}
      </Part>
      <Part title="Posts" failed="The posts can’t be loaded right now." load={countPosts}>
        {(counts) => <Posts {...counts} />}
      </Part>
    </Parts>
  </AdminPage>
);

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

function Today({ hours }: { hours: Hours }) {
  const now = useSalonTime();
  return (
    <>
      <p>
        <strong>{openNow(hours, now).text}</strong>
      </p>
      <p>Hours of today: {timesText(timesOn(hours, dateOf(now))) || 'closed'}</p>
      <Link to="/admin/site/hours">Change hours</Link>
    </>
  );
}

function Site({ draft, plan }: SitePending) {
  return (
    <>
      {draft ? (
        <p>
          <Link to="/admin/site/publish">{count(draft.summary.length, 'change')} not published</Link>, last
          changed {whenWords(draft.updated)}
        </p>
      ) : (
        <p>Visitors see all your changes.</p>
      )}
      {plan && (
        <p>
          <Link to="/admin/site/publish">{count(plan.summary.length, 'change')} planned</Link> for{' '}
          {dateWords(plan.publishedAt)}
        </p>
      )}
      <Link to="/admin/site">Change something</Link>
    </>
  );
}

function Posts({ draft, scheduled, nextScheduled }: PostCounts) {
  return (
    <>
      {draft > 0 ? <Link to={tabPath('draft', '')}>{count(draft, 'draft')}</Link> : <p>No drafts.</p>}
      {nextScheduled ? (
        <p>
          <Link to={tabPath('scheduled', '')}>{scheduled} scheduled</Link>, next {dateWords(nextScheduled)}
        </p>
      ) : (
        <p>Nothing is scheduled.</p>
      )}
      <Link to="/admin/blog/new">New post</Link>
    </>
  );
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const Parts = styled.div`
  display: grid;
  gap: ${space[5]};
  ${media.tablet} { grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); }
  section {
    min-height: 12rem;
    padding: ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius};
    background: ${color.card};
  }
  h2 { font-size: ${fontSize.heading}; }
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; min-width: ${touchTarget}; font-weight: 600; }
`;
