import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import { shownHighlights, shownPriceRows, withHomePage } from '@salon/content/homePage';
import { isOffered } from '@salon/content/menus';
import { emptyParts } from '@salon/content/reachable';
import { same } from '@salon/content/same';
import { type StepId, samplesIn, steps } from '@salon/content/samples';
import { paths } from '@salon/content/sitePaths';
import { counted } from '@salon/content/words/counted';
import { listWords } from '@salon/content/words/dates';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, space, tapLine } from '../../../shared/theme/tokens';
import type { LinkState } from '../../AdminPage';
import { listSamplePosts } from '../../api/posts';
import { ButtonRow, QuietButton } from '../../ui/buttons';
import { useLoaded } from '../../ui/Loaded';
import { ButtonFor } from '../../ui/moving';
import { Note } from '../../ui/Notice';
import { Lead, LinedList } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { pageName, placeOf, SITE } from '../places';
import { PutBack, useLeaveOut } from './SampleParts';

interface Step {
  id: StepId | 'posts';
  name: string;
  to: string;
  /** What is still to do; empty once the step is done, or switched off. */
  left: string;
  /** Whether some of its samples can be removed. */
  canGo: boolean;
}

const pageOf: Record<string, string> = {
  contact: 'salon#contact',
  services: 'price-list',
  offers: 'prices',
  home: 'highlights',
  words: 'look',
  bridal: `look?page=${paths.bridal}`,
};
/** What is empty or switched off with a step, when it is not called as the step. */
const partOf: Record<string, string> = { home: 'highlights', photos: 'work', posts: 'blog' };
const NOTHING = 'Nothing is in it, so visitors do not see it';

/** From the page of the first of these steps back to all steps, and on to the next one. */
function waysFrom([, ...later]: Step[]): LinkState {
  const [next] = later;
  return {
    up: { to: `${SITE}/yours`, name: pageName('yours') },
    next: next && { to: next.to, name: next.name, state: waysFrom(later) },
  };
}

/** “3 still the sample’s, such as Hair Spa” */
function leftWords(count: number, such: string): string {
  if (count === 0) return '';
  return count === 1 ? `Still the sample’s: ${such}` : `${count} still the sample’s, such as ${such}`;
}

function homeWords(content: SiteContent): string {
  if (same(withHomePage(content), content)) return '';
  const parts = { highlights: shownHighlights(content), prices: shownPriceRows(content) };
  const empty = Object.entries(parts).flatMap(([part, { length }]) => (length === 0 ? `no ${part}` : []));
  return `The home page shows ${listWords(empty)}`;
}

/** What is left to do, by what visitors see first. Posts are the last step while there are sample posts. */
function useSteps(content: SiteContent) {
  const { value: posts, reload } = useLoaded(listSamplePosts);
  const all = useMemo(() => {
    const samples = samplesIn(content);
    const known = steps.map(({ id, name }): Step => {
      const own = samples.filter(({ step }) => step === id);
      const ofSamples = leftWords(own.length, own[0] ? placeOf(content, own[0].path).name : '');
      const page = pageOf[id] ?? id;
      return {
        ...{ id, name, to: `${SITE}/${page}` },
        left: (id === 'home' && homeWords(content)) || ofSamples,
        canGo: own.some(({ without }) => without !== undefined),
      };
    });
    const [post] = posts ?? [];
    if (!post || !posts || !content.pages.blog) return known;
    const left = `${leftWords(posts.length, post.title)}. Removed, they go to the bin at once.`;
    const step = {
      id: 'posts',
      name: 'Posts',
      to: '/admin/blog',
      left,
      canGo: true,
    } as const;
    return [...known, step];
  }, [content, posts]);
  return { all, left: all.filter((step) => step.left !== ''), posts: posts ?? [], reload };
}

export function Yours() {
  const { content, change, offerUndo } = useSiteDraft();
  const { all, left, posts, reload } = useSteps(content);
  const leaveOut = useLeaveOut(posts, reload);
  const [isPuttingBack, setPuttingBack] = useState(false);
  const done = all.length - left.length;
  const removable = left.flatMap(({ id, canGo }) => (canGo ? [id] : []));
  const empty = emptyParts(content);

  function switchOff(page: string, name: string) {
    change((draft) => void Object.assign(draft.pages, { [page]: false }), `switching ${name} off`);
    offerUndo(`${name} is switched off.`);
  }

  function confirmHours() {
    change(({ hours }) => {
      hours.isConfirmed = true;
    }, 'confirming the opening hours');
    offerUndo('The opening hours are yours.');
  }

  return (
    <>
      <Lead>
        The site came with a salon that does not exist. Remove its samples, or keep some to change, and make
        each step yours, in any order.
      </Lead>
      <Bar>
        <progress aria-label="Steps done" max={all.length} value={done} />
        <p role="status">
          {done} of {counted(all.length, 'step')} done
        </p>
        {removable.length > 0 && (
          <ButtonFor name="of all steps" onClick={() => leaveOut(removable, 'all steps')}>
            Remove all samples
          </ButtonFor>
        )}
      </Bar>
      <Steps aria-label="Steps">
        {all.map(({ id, name, to, left, canGo }, index) => {
          const page = partOf[id] ?? id;
          const isEmpty =
            id === 'services' ? !content.menus.some((menu) => isOffered(content, menu)) : empty.has(page);
          const isDone = left === '' && !isEmpty;
          return (
            <li key={id}>
              <StepLink to={to} state={waysFrom(all.slice(index))} data-done={left === '' || undefined}>
                <span aria-hidden="true">{left === '' && (isEmpty ? '–' : '✓')}</span>
                <strong>{name}</strong>
              </StepLink>
              <p>{left || (isDone ? 'Done' : NOTHING)}</p>
              {!isDone && (
                <ButtonRow>
                  {id === 'home' && <HomeFromMenus />}
                  {id === 'hours' && <QuietButton onClick={confirmHours}>These are ours</QuietButton>}
                  {canGo && (
                    <ButtonFor name={`of ${name}`} onClick={() => leaveOut([id], name)}>
                      Remove the samples
                    </ButtonFor>
                  )}
                  {page in content.pages && (isEmpty || page !== 'work') && (
                    <ButtonFor name={`: ${name}`} onClick={() => switchOff(page, name)}>
                      We don’t do this
                    </ButtonFor>
                  )}
                </ButtonRow>
              )}
            </li>
          );
        })}
      </Steps>
      <Note>
        {empty.size > 0 && <p>{`${NOTHING}: ${listWords([...empty.values()])}.`}</p>}
        <QuietButton onClick={() => setPuttingBack(true)}>Put samples back</QuietButton>
      </Note>
      {isPuttingBack && <PutBack onClose={() => setPuttingBack(false)} />}
    </>
  );
}

/** Also on the pages of what it makes, while the home page lacks that. */
export function HomeFromMenus() {
  const { content, change, offerUndo } = useSiteDraft();
  function make() {
    change(() => withHomePage(content), 'making the home page from the menus');
    offerUndo('The home page shows your menus.');
  }
  if (!homeWords(content)) return null;
  return <QuietButton onClick={make}>Make them from my menus</QuietButton>;
}

export function YoursLine({ content }: { content: SiteContent }) {
  const { all, left } = useSteps(content);
  return (
    left.length > 0 && (
      <Link to={`${SITE}/yours`}>
        {left.length} of {counted(all.length, 'step')} {left.length === 1 ? 'is' : 'are'} still the sample’s
      </Link>
    )
  );
}

const Bar = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  max-width: 32rem;
  margin-block: ${space[5]};
  progress { width: 100%; height: ${space[3]}; accent-color: ${color.leaf}; }
`;

const Steps = styled(LinedList)`
  max-width: 40rem;
  > li { display: grid; gap: ${space[2]}; padding-block: ${space[3]}; }
  p { font-size: ${fontSize.note}; color: ${color.inkSoft}; overflow-wrap: anywhere; }
`;

const StepLink = styled(Link)`
  ${tapLine}
  display: flex;
  gap: ${space[3]};
  font-size: ${fontSize.heading};
  color: ${color.leaf};
  text-decoration: none;
  strong { text-decoration: underline; }
  span { display: grid; place-items: center; flex: none; padding-bottom: 4px; line-height: 1; width: 1.75rem; height: 1.75rem; border: 1px solid ${color.leaf}; border-radius: 50%; }
  &[data-done] span { background: ${color.leaf}; color: ${color.jasmine}; }
`;
