import styled from '@emotion/styled';
import type { Price } from '@salon/content/description';
import { fieldInfo } from '@salon/content/fields';
import { priceWords } from '@salon/content/words/prices';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { color, font, fontSize, media, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { PriceField } from '../fields/PriceField';
import { ButtonFor, ButtonRow, LinedList, Mark, MoveButtons } from '../parts/controls';
import { entryPath } from '../places';
import { priceText } from '../prices/priceText';
import { type Entry, entriesAt } from './entries';
import { useEntries } from './useEntries';

type Listed = Entry & { price?: Price };

interface Props<T> {
  list: string;
  /** Shown below the name. */
  factsOf: (entry: T) => string;
  marksOf?: (entry: T) => string[];
  /** Called when the row with the focus was removed. */
  onGone: () => void;
  /** Further buttons of an entry. */
  children?: (entry: T) => ReactNode;
}

interface RowsProps<T> extends Props<T> {
  /** Those of the list's entries that are shown; all when missing. */
  shown?: T[];
}

/** The entries of a list, each a link to its page, with its price and what can be done with it. */
export function EntryRows<T extends Listed>({ shown: some, ...props }: RowsProps<T>) {
  const { entries, nameOf } = useEntries<T>(props.list);
  const shown = some ?? entries;
  const [open, setOpen] = useState<{ id: string; part: Part }>();
  const [moved, setMoved] = useState('');
  return (
    <>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <LinedList>
        {shown.map((entry, index) => (
          <EntryRow<T>
            key={entry.id}
            {...props}
            entry={entry}
            index={index}
            count={shown.length}
            onMoved={(by) => setMoved(`${nameOf(entry)} is now ${index + by + 1} of ${shown.length}.`)}
            open={open?.id === entry.id ? open.part : undefined}
            onOpen={(part) => setOpen(part && { id: entry.id, part })}
          />
        ))}
      </LinedList>
    </>
  );
}

/** What is unfolded below an entry. */
type Part = 'price' | 'more';

interface RowProps<T> extends Props<T> {
  entry: T;
  index: number;
  count: number;
  onMoved: (by: -1 | 1) => void;
  open: Part | undefined;
  onOpen: (part: Part | undefined) => void;
}

function EntryRow<T extends Listed>({ list, entry, open, onOpen, onGone, ...props }: RowProps<T>) {
  const { factsOf, marksOf = hiddenMark, index, count, onMoved, children } = props;
  const { published } = useSiteDraft();
  const { schema, entries, nameOf, edit, move, duplicate, remove } = useEntries<T>(list);
  const id = useId();
  const priceButton = useRef<HTMLButtonElement>(null);
  const { price, hidden } = entry;
  const name = nameOf(entry);
  const last = entriesAt<T>(published.content, list).find((other) => other.id === entry.id);
  const marks = [...marksOf(entry), ...(last ? [] : ['New'])];
  const facts = factsOf(entry);
  const toggle = (part: Part) => onOpen(open === part ? undefined : part);

  function closePrice() {
    onOpen(undefined);
    priceButton.current?.focus();
  }

  return (
    <Row data-hidden={hidden || undefined}>
      <Head>
        <NameColumn>
          <NameLink to={entryPath(list, entry.id)}>{name || 'Without a name'}</NameLink>
          {(facts || marks.length > 0) && (
            <Facts>
              {facts}
              {marks.map((mark) => (
                <Mark key={mark}>{mark}</Mark>
              ))}
            </Facts>
          )}
        </NameColumn>
        {schema.shape.price && (
          <PriceButton
            ref={priceButton}
            type="button"
            aria-expanded={open === 'price'}
            aria-controls={`${id}-price`}
            onClick={() => toggle('price')}
          >
            <VisuallyHidden>Price of {name}: </VisuallyHidden>
            <PriceWords>{priceWords(price)}</PriceWords>
            {last && priceText(price) !== priceText(last.price) && <Was>was {priceWords(last.price)}</Was>}
          </PriceButton>
        )}
        <MoreButton
          type="button"
          aria-label={`More for ${name}`}
          aria-expanded={open === 'more'}
          aria-controls={`${id}-more`}
          onClick={() => toggle('more')}
        >
          •••
        </MoreButton>
      </Head>
      <div id={`${id}-price`}>
        {open === 'price' && (
          <PriceForm
            ref={focusAmount}
            onSubmit={(event) => {
              event.preventDefault();
              closePrice();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') closePrice();
            }}
          >
            <PriceField
              path={`${list}[${entries.indexOf(entry)}].price`}
              value={price}
              onChange={(next) => edit(entry, { price: next } as Partial<T>, `price of ${name}`)}
              optional={fieldInfo(schema.shape.price)?.isOptional ?? false}
            />
            <Button type="submit">Done</Button>
          </PriceForm>
        )}
      </div>
      <div id={`${id}-more`}>
        {open === 'more' && (
          <More role="group" aria-label={`What to do with ${name}`}>
            <ButtonRow>
              <MoveButtons
                name={name}
                index={index}
                count={count}
                onMove={(by) => {
                  move(entry, by);
                  onMoved(by);
                }}
              />
              <ButtonFor
                name={name}
                onClick={() =>
                  edit(entry, { hidden: !hidden } as Partial<T>, `${hidden ? 'showing' : 'hiding'} ${name}`)
                }
              >
                {hidden ? 'Show' : 'Hide'}
              </ButtonFor>
              <ButtonFor name={name} onClick={() => duplicate(entry)}>
                Duplicate
              </ButtonFor>
              {children?.(entry)}
              <ButtonFor
                name={name}
                isDanger
                onClick={() => {
                  remove(entry);
                  onGone();
                }}
              >
                Delete
              </ButtonFor>
            </ButtonRow>
          </More>
        )}
      </div>
    </Row>
  );
}

const hiddenMark = ({ hidden }: Entry) => (hidden ? ['Hidden'] : []);

/** Focuses the amount, which selects all of it, so that the new price can be typed at once. */
const focusAmount = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, select')?.focus();

const Row = styled.li`
  &[data-hidden] a { color: ${color.inkSoft}; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto ${touchTarget};
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[2]};
`;

const NameColumn = styled.div`
  grid-column: 1;
  min-width: 0;
`;

const NameLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { text-decoration: underline; }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  margin-top: -${space[1]};
  padding-bottom: ${space[1]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const PriceButton = styled.button`
  display: grid;
  align-content: center;
  justify-items: end;
  min-height: ${touchTarget};
  max-width: 9rem;
  padding-inline: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.brassDeep};
  font-family: ${font.display};
  line-height: 1.2;
  text-align: right;
  &:hover, &[aria-expanded='true'] { border-color: ${color.brassDeep}; }
  ${media.tablet} { max-width: 16rem; min-width: 7rem; }
`;

const PriceWords = styled.span`
  display: block;
  &::first-letter { text-transform: uppercase; }
`;

const Was = styled.s`
  font-family: ${font.text};
  font-size: ${fontSize.label};
  color: ${color.inkSoft};
  text-decoration: none;
`;

const MoreButton = styled.button`
  grid-column: 3;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  border-radius: ${radius};
  color: ${color.leaf};
  &:hover, &[aria-expanded='true'] { background: ${color.paperShade}; }
`;

const PriceForm = styled.form`
  display: grid;
  gap: ${space[4]};
  max-width: 34rem;
  padding-block: ${space[2]} ${space[5]};
`;

const More = styled.div`
  padding-block: ${space[1]} ${space[4]};
`;
