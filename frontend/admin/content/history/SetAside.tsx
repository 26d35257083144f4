import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { salon } from '../../../shared/content/salon';
import { color, fontSize, space } from '../../../shared/theme/tokens';
import { useToast } from '../../../shared/ui/Toast';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { errorMessage } from '../../api/errorMessage';
import { listSetAside, readSetAside } from '../../api/site';
import { LoadFailed } from '../../ui/LoadFailed';
import { QuietButton } from '../../ui/QuietButton';
import { useLoaded } from '../../useLoaded';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SITE } from '../places';
import { whenWords } from '../when';

/** What was not chosen when two devices had changed the same, newest first. */
export function SetAside() {
  const { change, undo } = useSiteDraft();
  const toast = useToast();
  const navigate = useNavigate();
  const { value, error, reload } = useLoaded(listSetAside, 'What was not chosen can’t be loaded right now.');
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  if (!value || value.length === 0) return null;

  async function bringBack(n: number, when: string) {
    try {
      const content = await readSetAside(n);
      change(() => content, `bringing back what was not chosen ${when}`);
      toast('It is in your draft.', 'status', { label: 'Undo', onClick: undo });
      navigate(`${SITE}/publish`);
    } catch (failed) {
      const text = errorMessage(failed, { prefix: '', fallback: 'It can’t be loaded right now.' });
      if (text) toast(text, 'alert');
    }
  }

  return (
    <Section>
      <h2>Not chosen</h2>
      <p>Two devices had changed the same, and this is what you did not keep.</p>
      <ul aria-label="Not chosen">
        {value.map(({ n, date }) => {
          const when = whenWords(date, new Date(), salon.timeZone);
          return (
            <li key={n}>
              {when}
              <QuietButton type="button" onClick={() => bringBack(n, when)}>
                Bring back into the draft<VisuallyHidden> what was not chosen {when}</VisuallyHidden>
              </QuietButton>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${space[8]};
  h2 { font-size: ${fontSize.heading}; }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
  }
`;
