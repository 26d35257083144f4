import styled from '@emotion/styled';
import { color, fontSize, space } from '../../../shared/theme/tokens';
import { useToast } from '../../../shared/ui/Toast';
import { errorMessage } from '../../api/errorMessage';
import { listSetAside, readSetAside } from '../../api/site';
import { LoadFailed } from '../../ui/LoadFailed';
import { useLoaded } from '../../useLoaded';
import { ButtonFor } from '../parts/controls';
import { whenWords } from '../when';
import { useBringBack } from './bringBack';

/** What was not chosen when two devices had changed the same, newest first. */
export function SetAside() {
  const toast = useToast();
  const bringBack = useBringBack();
  const { value, error, reload } = useLoaded(listSetAside, 'What was not chosen can’t be loaded right now.');
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  if (!value || value.length === 0) return null;

  async function load(n: number, name: string) {
    try {
      bringBack(await readSetAside(n), `bringing back ${name}`, 'It is');
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
          const when = whenWords(date);
          const name = `what was not chosen ${when}`;
          return (
            <li key={n}>
              {when}
              <ButtonFor name={name} onClick={() => load(n, name)}>
                Bring back into the draft
              </ButtonFor>
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
