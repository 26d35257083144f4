import styled from '@emotion/styled';
import { same } from '@salon/content/same';
import { priceWords } from '@salon/content/words/prices';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, fontSize, media, space, tapLine } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { ButtonRow, HeadRow, QuietButton } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { DescribedFields } from '../fields/DescribedFields';
import { ButtonFor, Mark, MoveButtons, Tool } from '../parts/controls';
import { entryPath } from '../places';
import { DeleteEntry } from './DeleteEntry';
import { type Entry, entriesAt } from './entries';
import { useEntries } from './useEntries';

export interface RowProps<T> {
  list: string;
  factsOf: (entry: T) => string;
  marksOf?: (entry: T) => string[];
  more?: (entry: T) => ReactNode;
  entry: T;
  /** Its place among those of its heading, and their number. */
  index: number;
  count: number;
}

export function EntryRow<T extends Entry>(props: RowProps<T>) {
  const { list, factsOf, marksOf = hiddenMark, more, entry, index, count } = props;
  const { published } = useSiteDraft();
  const { schema, entries, nameOf, edit, move, duplicate } = useEntries<T>(list);
  /** What is unfolded below the entry. */
  const [open, setOpen] = useState<'price' | 'more'>();
  const priceButton = useRef<HTMLButtonElement>(null);
  const { price, hidden } = entry;
  const name = nameOf(entry);
  const last = entriesAt<T>(published.content, list).find((other) => other.id === entry.id);
  const toggle = (part: typeof open) => setOpen(open === part ? undefined : part);

  function closePrice() {
    setOpen(undefined);
    priceButton.current?.focus();
  }

  return (
    <li data-hidden={hidden || undefined}>
      <EntryHead
        name={<Link to={entryPath(list, entry.id)}>{name}</Link>}
        facts={factsOf(entry)}
        marks={[...marksOf(entry), ...(last ? [] : ['New'])]}
      >
        {schema.shape.price && (
          <PriceButton ref={priceButton} aria-expanded={open === 'price'} onClick={() => toggle('price')}>
            <VisuallyHidden>Price of {name}: </VisuallyHidden>
            <span>{priceWords(price)}</span>
            {last && !same(price, last.price) && <s>was {priceWords(last.price)}</s>}
          </PriceButton>
        )}
        <Tool aria-label={`More for ${name}`} aria-expanded={open === 'more'} onClick={() => toggle('more')}>
          •••
        </Tool>
      </EntryHead>
      {open === 'price' && (
        <PriceForm
          ref={focusAmount}
          onSubmit={(event) => {
            event.preventDefault();
            closePrice();
          }}
          onKeyDown={({ key }) => key === 'Escape' && closePrice()}
        >
          <DescribedFields
            schema={{ shape: { price: schema.shape.price } }}
            path={`${list}[${entries.indexOf(entry)}]`}
            value={entry}
            onChange={(part) => edit(entry, part, `price of ${name}`)}
          />
          <Button type="submit">Done</Button>
        </PriceForm>
      )}
      {open === 'more' && (
        <ButtonRow
          style={{ paddingBlock: `${space[1]} ${space[4]}` }}
          role="group"
          aria-label={`What to do with ${name}`}
        >
          {more?.(entry)}
          <MoveButtons name={name} index={index} count={count} onMove={(by) => move(entry, by)} />
          <ButtonFor
            name={name}
            onClick={() =>
              edit(entry, { hidden: !hidden } as Partial<T>, `${hidden ? 'showing' : 'hiding'} ${name}`)
            }
          >
            {hidden ? 'Show' : 'Hide'}
          </ButtonFor>
          {duplicate && (
            <ButtonFor name={name} onClick={() => duplicate(entry)}>
              Duplicate
            </ButtonFor>
          )}
          <DeleteEntry<T> list={list} entry={entry} />
        </ButtonRow>
      )}
    </li>
  );
}

const hiddenMark = ({ hidden }: Entry) => (hidden ? ['Hidden'] : []);

/** Focuses the amount, which selects all of it, so that the new price can be typed at once. */
const focusAmount = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, select')?.focus();

const PriceButton = styled(QuietButton)`
  display: grid;
  gap: 0;
  justify-items: end;
  max-width: 9rem;
  color: ${color.brassDeep};
  line-height: 1.2;
  text-align: right;
  > span::first-letter { text-transform: uppercase; }
  > s { font-size: ${fontSize.label}; color: ${color.inkSoft}; text-decoration: none; }
  ${media.tablet} { max-width: 16rem; min-width: 7rem; }
`;

const PriceForm = styled.form`
  display: grid;
  gap: ${space[4]};
  max-width: 34rem;
  padding-block: ${space[2]} ${space[5]};
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
  gap: 0 ${space[2]};
  padding-block: ${space[2]};
  > :first-of-type { flex: 1 1 8rem; min-width: 0; overflow-wrap: anywhere; }
  > :last-of-type { display: flex; gap: ${space[1]}; margin-left: auto; }
  a { ${tapLine} display: flex; font-weight: 600; line-height: 1.25; text-decoration: none; }
  a:hover { text-decoration: underline; }
  [data-hidden] > & a { color: ${color.inkSoft}; }
`;
