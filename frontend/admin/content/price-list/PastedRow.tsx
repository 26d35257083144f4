import styled from '@emotion/styled';
import type { Price } from '@salon/content/description';
import { Service } from '@salon/content/description/services';
import { priceWords } from '@salon/content/words/prices';
import { memo, useState } from 'react';
import { color, fontSize, media, space, touchTarget } from '../../../shared/theme/tokens';
import { LineField } from '../../ui/Field';
import { PlainButton } from '../../ui/QuietButton';
import { DescribedFields } from '../fields/DescribedFields';
import { SelectField, Stack } from '../parts/controls';
import type { Line } from './plan';

const { name, price, duration } = Service.shape;
const schema = { shape: { name, price, duration } };
/** The owner is to write it. */
const NO_AMOUNT: Price = { kind: 'fixed' };

interface Props {
  line: Line;
  index: number;
  /** Why it can't be added as it is. */
  fault?: string;
  onChange: (index: number, part: Partial<Line>) => void;
}

/** A pasted line and what was read of it: one button, which unfolds the fields that correct it. */
export const PastedRow = memo(function PastedRow({ line, index, fault, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { raw, as, name } = line;
  const notes = fault ? [fault] : line.notes;
  return (
    <Row>
      <PlainButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <small dir="auto">{raw}</small>
        <span>
          <strong>{readWords(line)}</strong>
          {notes.length > 0 && <small data-fault={fault !== undefined}>{notes.join(' ')}</small>}
        </span>
      </PlainButton>
      {isOpen && (
        <Stack gap={5}>
          <SelectField
            label="What it is"
            options={[
              ['service', 'A service'],
              ['heading', 'A heading'],
              ['nothing', 'Left out'],
            ]}
            value={as}
            onChange={(as) =>
              onChange(index, {
                as,
                notes: [],
                price: line.price ?? (as === 'service' ? NO_AMOUNT : undefined),
              })
            }
          />
          {as === 'service' && (
            <DescribedFields
              schema={schema}
              path={`pasted[${index}]`}
              value={{ name, price: line.price, duration: line.duration }}
              onChange={(part) => onChange(index, { ...part, notes: [] })}
            />
          )}
          {as === 'heading' && (
            <LineField
              label="Heading"
              maxLength={80}
              value={name}
              onChange={(name) => onChange(index, { name })}
            />
          )}
        </Stack>
      )}
    </Row>
  );
});

function readWords({ as, name, price, duration }: Line): string {
  if (as === 'nothing') return 'Left out';
  if (as === 'heading') return `Heading: ${name}`;
  return [name, priceWords(price), duration].filter(Boolean).join(' · ');
}

// Rows outside of the window cost nothing, however many there are.
const Row = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 5rem;
  > button {
    display: grid;
    gap: ${space[1]} ${space[4]};
    width: 100%;
    min-height: ${touchTarget};
    padding-block: ${space[2]};
    text-align: left;
    overflow-wrap: anywhere;
    ${media.tablet} { grid-template-columns: 1fr 1fr; }
  }
  > div { padding-block: ${space[3]} ${space[5]}; }
  small, strong { display: block; }
  small { font-size: ${fontSize.small}; color: ${color.inkSoft}; white-space: pre-wrap; }
  small[data-fault] { color: ${color.brassDeep}; }
  small[data-fault='true'] { font-weight: 600; color: ${color.clay}; }
`;
