import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { fontSize, space } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { Field, Input } from '../../ui/Field';
import { QuietButton } from '../../ui/QuietButton';
import { ButtonRow, MoveButtons } from '../parts/controls';

interface Props {
  title: string;
  canMove: (by: -1 | 1) => boolean;
  onMove: (by: -1 | 1) => void;
  onRename: (title: string) => void;
}

/** A heading of a menu, which can be renamed and moved. */
export function GroupHead({ title, canMove, onMove, onRename }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function finish(next: string) {
    setTyped(null);
    button.current?.focus();
    if (next.trim() && next.trim() !== title) onRename(next.trim());
  }

  return (
    <Box>
      <Line>
        <h2>{title}</h2>
        <QuietButton
          ref={button}
          type="button"
          aria-expanded={typed !== null}
          onClick={() => setTyped(typed === null ? title : null)}
        >
          Change
          <VisuallyHidden> the heading {title}</VisuallyHidden>
        </QuietButton>
      </Line>
      {typed !== null && (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            finish(typed);
          }}
        >
          <Field label="Heading">
            {(control) => (
              <Input
                {...control}
                autoFocus
                required
                maxLength={80}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <ButtonRow>
            <QuietButton type="submit">Rename</QuietButton>
            <MoveButtons name={`the heading ${title}`} canMove={canMove} onMove={onMove} />
          </ButtonRow>
        </Form>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[3]};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  h2 { font-size: ${fontSize.h3}; }
`;

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  max-width: 34rem;
`;
