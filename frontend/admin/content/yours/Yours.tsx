import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import { type StepId, samplesIn, steps, withoutSamples } from '@salon/content/samples';
import { counted } from '@salon/content/words/counted';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, space, tapLine } from '../../../shared/theme/tokens';
import { useErrorToast } from '../../api/errors';
import { deletePost, listSamplePosts, restorePost } from '../../api/posts';
import { ButtonRow } from '../../ui/ButtonRow';
import { useLoaded } from '../../ui/Loaded';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { useOfferUndo } from '../draft/undo';
import { ButtonFor, Lead, LinedList, Note } from '../parts/controls';
import { placeOf, SITE } from '../places';

interface Step {
  id: StepId | 'posts';
  name: string;
  /** Where it is done. */
  to: string;
  /** What is still a sample; empty once the step is done, or switched off. */
  left: string;
  /** Whether something of it can be left out. */
  canGo: boolean;
}

/** “3 still the sample’s, such as Hair Spa” */
function leftWords(count: number, such: string): string {
  if (count === 0) return '';
  return count === 1 ? `Still the sample’s: ${such}` : `${count} still the sample’s, such as ${such}`;
}

/** What is still a sample, by what visitors see first. Posts are the last step while there are sample posts. */
function useSteps(content: SiteContent) {
  const { value: posts, reload } = useLoaded(listSamplePosts, '');
  const all = useMemo(() => {
    const samples = samplesIn(content);
    const known = steps.map(({ id, name }): Step => {
      const own = samples.filter(({ step }) => step === id);
      return {
        ...{ id, name, to: `${SITE}/${id === 'services' ? 'price-list' : id}` },
        left: leftWords(own.length, own[0] ? placeOf(content, own[0].path).name : ''),
        canGo: own.some(({ without }) => without !== undefined),
      };
    });
    const [post] = posts ?? [];
    if (!post || !posts || !content.pages.blog) return known;
    const left = `${leftWords(posts.length, post.title)}. Left out, they go to the bin at once.`;
    return [...known, { id: 'posts', name: 'Posts', to: '/admin/blog', left, canGo: true } satisfies Step];
  }, [content, posts]);
  return { all, left: all.filter((step) => step.left !== ''), posts: posts ?? [], reload };
}

/** The steps of the draft, and how their samples are left out: posts go to the bin, as when the owner deletes them. */
function useSamples() {
  const { content, change, undo } = useSiteDraft();
  const { posts, reload, ...found } = useSteps(content);
  const offerUndo = useOfferUndo();
  const showError = useErrorToast();

  /** Whether it was done with all of them. */
  async function forAll(of: typeof posts, send: (id: string) => Promise<unknown>): Promise<boolean> {
    try {
      for (const { _id } of of) await send(_id);
      return true;
    } catch (error) {
      showError(error, { fallback: 'The sample posts can’t all be reached right now.' });
      return false;
    } finally {
      reload();
    }
  }

  async function leaveOut(left: Step[], name: string) {
    const ids = left.flatMap(({ id }) => (id === 'posts' ? [] : id));
    const binned = left.length > ids.length ? posts : [];
    if (ids.length > 0) {
      const next = withoutSamples(content, ids);
      change((draft) => void Object.assign(draft, next), `leaving out samples of ${name}`);
    }
    if (!(await forAll(binned, deletePost))) return;
    const said = binned.length > 0 ? ` ${counted(binned.length, 'post')} moved to the bin.` : '';
    offerUndo(`The samples are left out.${said}`, () => {
      if (ids.length > 0) undo();
      void forAll(binned, restorePost);
    });
  }
  return { ...found, leaveOut };
}

/** The list that makes a fresh site one's own: what is still a sample, by what visitors see first. */
export function Yours() {
  const { content, change } = useSiteDraft();
  const offerUndo = useOfferUndo();
  const { all, left, leaveOut } = useSamples();
  const done = all.length - left.length;

  function switchOff(page: string, name: string) {
    change((draft) => void Object.assign(draft.pages, { [page]: false }), `switching ${name} off`);
    offerUndo(`${name} is switched off.`);
  }

  return (
    <>
      <Lead>
        The site came with a salon that does not exist. Take what is yours, leave out what is not; you need
        not do it in this order, or in one day.
      </Lead>
      <Bar>
        <progress aria-label="Steps done" max={all.length} value={done} />
        <p role="status">
          {done} of {counted(all.length, 'step')} done
        </p>
      </Bar>
      <Steps aria-label="Steps">
        {all.map((step) => {
          const { id, name, to, left, canGo } = step;
          const page = id === 'posts' ? 'blog' : id;
          return (
            <li key={id}>
              <StepLink to={to} data-done={left === '' || undefined}>
                <span aria-hidden="true">{left === '' ? '✓' : ''}</span>
                <strong>{name}</strong>
              </StepLink>
              <p>{left || 'Done'}</p>
              {left && (
                <ButtonRow>
                  {canGo && (
                    <ButtonFor name={`of ${name}`} onClick={() => leaveOut([step], name)}>
                      Leave the samples out
                    </ButtonFor>
                  )}
                  {page in content.pages && (
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
    </>
  );
}

/** How many steps are left, with the way there. */
export function YoursLine({ content }: { content: SiteContent }) {
  const { all, left } = useSteps(content);
  if (left.length === 0) return null;
  return (
    <Link to={`${SITE}/yours`}>
      {left.length} of {counted(all.length, 'step')} {left.length === 1 ? 'is' : 'are'} still the sample’s
    </Link>
  );
}

/** On the way to publishing: the samples that visitors would see, and one tap that leaves them out. */
export function SamplesLeft() {
  const { left, leaveOut } = useSamples();
  const away = left.filter(({ canGo }) => canGo);
  if (left.length === 0) return null;
  return (
    <Note as="section" aria-label="Samples">
      <p>Still from the sample salon, and visitors will see it:</p>
      <ul>
        {left.map(({ id, name, to, left }) => (
          <li key={id}>
            <Link to={to}>{name}</Link>: {left}
          </li>
        ))}
      </ul>
      {away.length > 0 && (
        <ButtonFor name="of all steps" onClick={() => leaveOut(away, 'all steps')}>
          Leave out what can be left out
        </ButtonFor>
      )}
    </Note>
  );
}

const Bar = styled.div`
  display: grid;
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
  span { display: grid; place-items: center; flex: none; width: 1.75rem; height: 1.75rem; border: 1px solid ${color.leaf}; border-radius: 50%; }
  &[data-done] span { background: ${color.leaf}; color: ${color.jasmine}; }
`;
