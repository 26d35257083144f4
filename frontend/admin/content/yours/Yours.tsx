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
import { color, space } from '../../../shared/theme/tokens';
import type { LinkState } from '../../AdminPage';
import { listSamplePosts } from '../../api/posts';
import { ButtonRow, QuietButton, TapLink } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { useLoaded } from '../../ui/Loaded';
import { ButtonFor } from '../../ui/moving';
import { Note } from '../../ui/Notice';
import { Lead, Stack } from '../../ui/parts';
import { RowList } from '../../ui/RowList';
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
  const { value: posts, error, reload } = useLoaded(listSamplePosts);
  const all = useMemo((): Step[] => {
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
    return [...known, { id: 'posts', name: 'Posts', to: '/admin/blog', left, canGo: true }];
  }, [content, posts]);
  const isKnown = posts !== undefined || error !== undefined;
  return { all, left: all.filter((step) => step.left !== ''), posts: posts ?? [], reload, isKnown };
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
      <Stack gap={3} style={{ maxWidth: '32rem', marginBlock: space[5] }}>
        <progress
          aria-label="Steps done"
          style={{ width: '100%', accentColor: color.leaf }}
          max={all.length}
          value={done}
        />
        <p role="status">
          {done} of {counted(all.length, 'step')} done
        </p>
        {removable.length > 0 && (
          <ButtonFor name="of all steps" onClick={() => leaveOut(removable, 'all steps')}>
            Remove all samples
          </ButtonFor>
        )}
      </Stack>
      <RowList aria-label="Steps" style={{ maxWidth: '44rem' }}>
        {all.map(({ id, name, to, left, canGo }, index) => {
          const page = partOf[id] ?? id;
          const isEmpty =
            id === 'services' ? !content.menus.some((menu) => isOffered(content, menu)) : empty.has(page);
          const isDone = left === '' && !isEmpty;
          return (
            <li key={id}>
              <div>
                <TapLink to={to} state={waysFrom(all.slice(index))}>
                  {name}
                </TapLink>
                <Hint>
                  {isDone && <span aria-hidden="true">✓ </span>}
                  {left || (isDone ? 'Done' : NOTHING)}
                </Hint>
              </div>
              {!isDone && (
                <ButtonRow as="span">
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
      </RowList>
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
  const { all, left, isKnown } = useSteps(content);
  return (
    isKnown &&
    left.length > 0 && (
      <Link to={`${SITE}/yours`}>
        {left.length} of {counted(all.length, 'step')} {left.length === 1 ? 'is' : 'are'} still the sample’s
      </Link>
    )
  );
}
