import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import { type Sample, type StepId, samplesIn, steps, withoutSamples } from '@salon/content/samples';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, media, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { useToast } from '../../../shared/ui/Toast';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ButtonFor, ButtonRow, Lead, LinedList } from '../parts/controls';
import { placeOf, SITE } from '../places';

/** Where each step is done. */
const places: Record<StepId, string> = {
  salon: 'salon',
  contact: 'contact',
  hours: 'hours',
  services: 'price-list',
  photos: 'photos',
  words: 'words',
  reviews: 'reviews',
  questions: 'questions',
  offers: 'offers',
  academy: 'academy',
};

type Switch = Extract<StepId, 'reviews' | 'questions' | 'offers' | 'academy'>;
const isSwitch = (id: StepId): id is Switch => ['reviews', 'questions', 'offers', 'academy'].includes(id);

/** What is still a sample, by step; a step that is switched off is done. */
const useSteps = (content: SiteContent) =>
  useMemo(() => {
    const samples = samplesIn(content);
    return steps.map((step) => ({ ...step, left: samples.filter((sample) => sample.step === step.id) }));
  }, [content]);

function useLeaveOut() {
  const { content, change, undo } = useSiteDraft();
  const toast = useToast();
  return (ids: StepId[], name: string) => {
    const next = withoutSamples(content, ids);
    change((draft) => void Object.assign(draft, next), `leaving out samples of ${name}`);
    toast('The samples are left out.', 'status', { label: 'Undo', onClick: undo });
  };
}

/** “3 things are still the sample’s, such as Hair Spa” */
function leftWords(content: SiteContent, left: Sample[]): string {
  const [first] = left;
  if (!first) return 'Done';
  const such = placeOf(content, first.path).name;
  return left.length === 1
    ? `Still the sample’s: ${such}`
    : `${left.length} still the sample’s, such as ${such}`;
}

/** The list that makes a fresh site one's own: what is still a sample, by what visitors see first. */
export function Yours() {
  const { content, change, undo } = useSiteDraft();
  const toast = useToast();
  const leaveOut = useLeaveOut();
  const all = useSteps(content);
  const done = all.filter(({ left }) => left.length === 0).length;

  function switchOff(id: Switch, name: string) {
    change((draft) => {
      draft.pages[id] = false;
    }, `switching ${name} off`);
    toast(`${name} is switched off.`, 'status', { label: 'Undo', onClick: undo });
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
          {done} of {all.length} steps done
        </p>
      </Bar>
      <Steps aria-label="Steps">
        {all.map(({ id, name, left }) => (
          <li key={id}>
            <StepLink to={`${SITE}/${places[id]}`} data-done={left.length === 0 || undefined}>
              <span aria-hidden="true">{left.length === 0 ? '✓' : ''}</span>
              <strong>{name}</strong>
            </StepLink>
            <p>{leftWords(content, left)}</p>
            {left.length > 0 && (
              <ButtonRow>
                {left.some(({ without }) => without !== undefined) && (
                  <ButtonFor name={`of ${name}`} onClick={() => leaveOut([id], name)}>
                    Leave the samples out
                  </ButtonFor>
                )}
                {isSwitch(id) && (
                  <ButtonFor name={`: ${name}`} onClick={() => switchOff(id, name)}>
                    We don’t do this
                  </ButtonFor>
                )}
              </ButtonRow>
            )}
          </li>
        ))}
      </Steps>
    </>
  );
}

/** How many steps are left, with the way there; `done` once the site is the owner's. */
export function YoursLine({ content, done }: { content: SiteContent; done?: string }) {
  const left = useSteps(content).filter((step) => step.left.length > 0);
  if (left.length === 0) return done;
  return (
    <Note>
      <Link to={`${SITE}/yours`}>
        {left.length} of {steps.length} steps
      </Link>{' '}
      are still the sample’s: {left.map(({ name }) => name).join(', ')}.
    </Note>
  );
}

/** On the way to publishing: the samples that visitors would see, and one tap that leaves them out. */
export function SamplesLeft() {
  const { content } = useSiteDraft();
  const leaveOut = useLeaveOut();
  const left = useSteps(content).filter((step) => step.left.length > 0);
  const away = left.filter((step) => step.left.some(({ without }) => without !== undefined));
  if (left.length === 0) return null;
  return (
    <Note as="section" aria-label="Samples">
      <p>Still from the sample salon, and visitors will see it:</p>
      <ul>
        {left.map((step) => (
          <li key={step.id}>
            <Link to={`${SITE}/${places[step.id]}`}>{step.name}</Link>: {leftWords(content, step.left)}
          </li>
        ))}
      </ul>
      {away.length > 0 && (
        <ButtonFor
          name="of all steps"
          onClick={() =>
            leaveOut(
              away.map(({ id }) => id),
              'all steps',
            )
          }
        >
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
  > li { padding-block: ${space[3]}; }
  p { font-size: ${fontSize.note}; color: ${color.inkSoft}; overflow-wrap: anywhere; }
`;

const StepLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${touchTarget};
  font-size: ${fontSize.heading};
  color: ${color.leaf};
  span { display: grid; place-items: center; flex: none; width: 1.75rem; height: 1.75rem; border: 1px solid ${color.leaf}; border-radius: 50%; }
  &[data-done] span { background: ${color.leaf}; color: ${color.jasmine}; }
`;

const Note = styled.p`
  max-width: 40rem;
  margin-block: ${space[4]};
  padding: ${space[4]};
  background: ${color.paperShade};
  border-radius: ${radius};
  overflow-wrap: anywhere;
  ul { margin-block: ${space[2]} ${space[3]}; }
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; min-width: ${touchTarget}; font-weight: 600; }
  > a { margin-block: -0.6rem; }
  ${media.tablet} { padding: ${space[5]}; }
`;
