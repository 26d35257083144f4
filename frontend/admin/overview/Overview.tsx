import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { openNow } from '@salon/content/hours/openNow';
import { timesOn } from '@salon/content/hours/openState';
import { timesText } from '@salon/content/hours/texts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, media, radius, space, touchTarget } from '../../shared/theme/tokens';
import { AdminPage } from '../AdminPage';
import { countPosts } from '../api/posts';
import { readPending, readPublished } from '../api/site';
import { useSalonTime } from '../content/useSalonTime';
import { tabPath } from '../posts/paths';
import { dateWords, whenWords } from '../salonDates';
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
        <Part title="Site" failed="What is not published can’t be loaded right now." load={readPending}>
          {({ draft, plan }) => (
            <>
              {draft ? (
                <p>
                  <Link to={PUBLISH}>{count(draft.summary.length, 'change')} not published</Link>, last
                  changed {whenWords(draft.updated)}
                </p>
              ) : (
                <p>No unpublished changes.</p>
              )}
              {plan && (
                <p>
                  <Link to={PUBLISH}>{count(plan.summary.length, 'change')} planned</Link> for{' '}
                  {dateWords(plan.publishedAt)}
                </p>
              )}
              <Link to="/admin/site">Change something</Link>
            </>
          )}
        </Part>
        <Part title="Posts" failed="The posts can’t be loaded right now." load={countPosts}>
          {({ draft, scheduled, nextScheduled }) => (
            <>
              {draft > 0 ? <Link to={tabPath('draft', '')}>{count(draft, 'draft')}</Link> : <p>No drafts.</p>}
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
const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const Parts = styled.div`
  display: grid;
  gap: ${space[5]};
  ${media.tablet} { grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); }
  section {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${space[2]};
    min-height: 12rem;
    padding: ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius};
    background: ${color.card};
  }
  h2 { font-size: ${fontSize.heading}; }
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; min-width: ${touchTarget}; font-weight: 600; }
  p a { margin-block: -0.6rem; }
`;
