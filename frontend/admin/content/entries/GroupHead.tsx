import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { fontSize, space } from '../../../shared/theme/tokens';
import { LineField } from '../../ui/Field';
import { QuietButton } from '../../ui/QuietButton';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { ButtonFor, ButtonRow } from '../parts/controls';
import { MoveButtons } from '../parts/MoveButtons';
import { moveGroup, renameGroup } from './entries';

interface Props {
  list: string;
  title: string;
  index: number;
  count: number;
}

/** A heading of a list, which can be renamed and moved. */
export function GroupHead({ list, title, index, count }: Props) {
  const { change } = useSiteDraft();
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function rename(next: string) {
    setTyped(null);
    button.current?.focus();
    if (next && next !== title)
      change((draft) => renameGroup(draft, list, title, next), `the heading ${title}`);
  }

  return (
    <Box>
      <Line>
        <h2>{title}</h2>
        <ButtonFor
          ref={button}
          name={`the heading ${title}`}
          aria-expanded={typed !== null}
          onClick={() => setTyped(typed === null ? title : null)}
        >
          Change
        </ButtonFor>
      </Line>
      {typed !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            rename(typed.trim());
          }}
        >
          <LineField label="Heading" autoFocus required maxLength={80} value={typed} onChange={setTyped} />
          <ButtonRow>
            <QuietButton type="submit">Rename</QuietButton>
            <MoveButtons
              name={`the heading ${title}`}
              index={index}
              count={count}
              onMove={(by) =>
                change((draft) => moveGroup(draft, list, title, by), `moving the heading ${title}`)
              }
            />
          </ButtonRow>
        </form>
      )}
    </Box>
  );
}

const Box = styled.div`
  margin-bottom: ${space[3]};
  &, form { display: grid; gap: ${space[3]}; }
  form { max-width: 34rem; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  h2 { font-size: ${fontSize.h3}; }
`;
