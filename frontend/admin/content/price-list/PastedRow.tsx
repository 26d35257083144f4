import styled from '@emotion/styled';
import type { Menu } from '@salon/content/description';
import { Service } from '@salon/content/description/services';
import { priceWords } from '@salon/content/words/prices';
import { memo, useState } from 'react';
import { color, fontSize, media, space, touchTarget } from '../../../shared/theme/tokens';
import { SelectField } from '../../ui/Field';
import { PlainButton } from '../../ui/QuietButton';
import { DescribedFields } from '../fields/DescribedFields';
import { Stack } from '../parts/controls';
import type { Line } from './plan';

const { name, price, duration } = Service.shape;
const fieldsOf = { service: { name, price, duration }, heading: { name }, nothing: {} };

interface Props {
  line: Line;
  index: number;
  /** Why it can't be added as it is. */
  fault?: string;
  /** What it changes of a service that is there. */
  change?: string;
  choices?: Menu[];
  onChange: (index: number, part: Partial<Line>) => void;
}

export const PastedRow = memo(function PastedRow({ line, index, fault, change, choices, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { raw, as } = line;
  const notes = fault ?? line.notes.join(' ');
  const service = [line.name, priceWords(line.price), line.duration].filter(Boolean).join(' · ');
  // A service that had no price gets fields for one.
  const kindOf = (as: Line['as']): Partial<Line> =>
    as === 'service' ? { as, price: line.price ?? { kind: 'fixed' } } : { as };
  return (
    <Row>
      <PlainButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <small dir="auto">{raw}</small>
        <span>
          <strong>{{ service, heading: `Heading: ${line.name}`, nothing: 'Left out' }[as]}</strong>
          {change && <small>{change}</small>}
          {notes && <small data-fault={fault !== undefined}>{notes}</small>}
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
            onChange={(as) => onChange(index, { ...kindOf(as), notes: [] })}
          />
          {choices && (
            <SelectField
              label="Its menu"
              options={[['', 'Choose a menu'], ...choices.map(({ id, name }) => [id, name] as const)]}
              value={line.place ?? ''}
              onChange={(place) => onChange(index, { place })}
            />
          )}
          <DescribedFields
            schema={{ shape: fieldsOf[as] }}
            path={`pasted[${index}]`}
            value={line}
            onChange={(part) => onChange(index, { ...part, notes: [] })}
          />
        </Stack>
      )}
    </Row>
  );
});

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
