import styled from '@emotion/styled';
import { fieldInfo } from '@salon/content/fields';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, media, space, tapLine } from '../../../shared/theme/tokens';
import { ButtonRow, HeadRow } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { PriceField } from '../fields/PriceField';
import { ButtonFor, Mark, MoveButtons, RemoveButton, Tool } from '../parts/controls';
import { entryPath } from '../places';
import type { Entry } from './entries';
import { useEntries } from './useEntries';

export interface RowProps<T> {
  list: string;
  factsOf: (entry: T) => string;
  marksOf?: (entry: T) => string[];
  /** What is in the entry, below its row; it then has a heading. */
  below?: (entry: T) => ReactNode;
  entry: T;
  /** Its place among those of its heading, and their number. */
  index: number;
  count: number;
}

export function EntryRow<T extends Entry>(props: RowProps<T>) {
  const { list, factsOf, marksOf = hiddenMark, below, entry, index, count } = props;
  const { schema, entries, nameOf, edit, move, remove } = useEntries<T>(list);
  const [isOpen, setOpen] = useState(false);
  const { price, hidden } = entry;
  const name = nameOf(entry);
  const link = (
    <Link id={below && `services.${entry.id}`} to={entryPath(list, entry.id)}>
      {name}
    </Link>
  );

  return (
    <li data-hidden={hidden || undefined}>
      <EntryHead name={below ? <h2>{link}</h2> : link} facts={factsOf(entry)} marks={marksOf(entry)}>
        {schema.shape.price && (
          <Cell>
            <PriceField
              path={`${list}[${entries.indexOf(entry)}].price`}
              label={`Price of ${name}`}
              value={price}
              isOptional={fieldInfo(schema.shape.price)?.isOptional ?? false}
              onChange={(price) => edit(entry, { price } as Partial<T>, `price of ${name}`)}
            />
          </Cell>
        )}
        <Tool aria-label={`More for ${name}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          •••
        </Tool>
      </EntryHead>
      {isOpen && (
        <ButtonRow
          style={{ paddingBlock: `${space[1]} ${space[4]}` }}
          role="group"
          aria-label={`What to do with ${name}`}
        >
          <MoveButtons name={name} index={index} count={count} onMove={(by) => move(entry, by)} />
          <ButtonFor
            name={name}
            onClick={() =>
              edit(entry, { hidden: !hidden } as Partial<T>, `${hidden ? 'showing' : 'hiding'} ${name}`)
            }
          >
            {hidden ? 'Show' : 'Hide'}
          </ButtonFor>
          <RemoveButton name={name} word="Delete" onClick={() => remove(entry)} />
        </ButtonRow>
      )}
      {below?.(entry)}
    </li>
  );
}

const hiddenMark = ({ hidden }: Entry) => (hidden ? ['Hidden'] : []);

const Cell = styled.div`
  width: 8rem;
  label { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  input { text-align: right; }
  p { text-align: right; }
  ${media.tablet} { width: 13rem; }
`;

interface Props {
  name: ReactNode;
  facts?: string;
  marks?: string[];
  children: ReactNode;
}

export const EntryHead = ({ name, facts, marks = [], children }: Props) => (
  <Head>
    <div>
      {name}
      {(facts || marks.length > 0) && (
        <Hint>
          {facts}{' '}
          {marks.map((mark) => (
            <Mark key={mark}>{mark}</Mark>
          ))}
        </Hint>
      )}
    </div>
    <div>{children}</div>
  </Head>
);

const Head = styled(HeadRow)`
  align-items: start;
  gap: 0 ${space[2]};
  padding-block: ${space[2]};
  > :first-of-type { flex: 1 1 8rem; min-width: 0; overflow-wrap: anywhere; }
  > :last-of-type { display: flex; align-items: start; gap: ${space[1]}; margin-left: auto; }
  a { ${tapLine} display: flex; font-weight: 600; line-height: 1.25; text-decoration: none; }
  a:hover { text-decoration: underline; }
  [data-hidden] > & a { color: ${color.inkSoft}; }
`;
