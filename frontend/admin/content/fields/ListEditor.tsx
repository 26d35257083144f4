import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { color, fontSize, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/icons';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { keepInPlace } from '../../ui/keepInPlace';
import { RemovedEntries, useOfferBack } from '../draft/removed';

interface Props<Item> {
  /** What the list contains, such as `Reviews`. */
  label: string;
  items: Item[];
  keyOf: (item: Item) => string;
  /** The name of an item, for its heading, its buttons and announcements. */
  nameOf: (item: Item) => string;
  /** Gets a function that changes the current list. `what` names the change for undo. */
  onChange: (update: (items: Item[]) => Item[], what: string) => void;
  /** Makes a new item, which is added last and gets the focus. Without it no item can be added. */
  create?: () => Item;
  addLabel?: string;
  /** The largest number of items. */
  max?: number;
  /** The smallest number of items. */
  min?: number;
  /** False where the order has no meaning. */
  sortable?: boolean;
  /** Shown beside the item's name, such as a price or `Hidden`. */
  stateOf?: (item: Item) => ReactNode;
  /** The fields of an item, or a link to them. The caller makes the path from `index`. */
  children?: (item: Item, index: number, change: (part: Partial<Item>) => void) => ReactNode;
  /** Whether an item's fields are folded away, which keeps the list short. */
  folded?: boolean;
  /** A heading that links to the item's own page, for lists without fields. */
  headingOf?: (item: Item, index: number) => ReactNode;
}

/** A list whose items are moved by buttons; removing one offers Undo. */
export function ListEditor<Item extends object>(props: Props<Item>) {
  const { label, items, keyOf, nameOf, onChange, create, addLabel = 'Add', max = 200, min = 0 } = props;
  const { sortable = true, stateOf, children, folded = false, headingOf } = props;
  const offerBack = useOfferBack();
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const focusNext = useRef<() => HTMLElement | null | undefined>(undefined);

  // The element with the focus is removed with its item: another one gets it.
  useEffect(() => {
    focusNext.current?.()?.focus();
    focusNext.current = undefined;
  }, [items]);

  const rowOf = (key: string) =>
    [...(list.current?.children ?? [])].find(
      (row): row is HTMLElement => row instanceof HTMLElement && row.dataset.key === key,
    );

  function move(item: Item, by: -1 | 1, button: HTMLElement) {
    const from = items.indexOf(item);
    const to = from + by;
    if (to < 0 || to >= items.length)
      return setAnnounced(`${nameOf(item)} is already ${by < 0 ? 'first' : 'last'}.`);
    keepInPlace(button, () =>
      onChange(
        (now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)),
        `moving ${nameOf(item)}`,
      ),
    );
    setAnnounced(`${nameOf(item)} is now ${to + 1} of ${items.length}.`);
  }

  function remove(item: Item) {
    const at = items.indexOf(item);
    const name = nameOf(item);
    const next = items[at + 1] ?? items[at - 1];
    focusNext.current = () =>
      next ? rowOf(keyOf(next))?.querySelector<HTMLElement>('a, button') : heading.current;
    onChange((now) => now.toSpliced(at, 1), `removing ${name}`);
    offerBack(`${name} is removed.`, {
      list: label,
      id: keyOf(item),
      name: name,
      putBack: () => onChange((now) => now.toSpliced(at, 0, item), `bringing ${name} back`),
    });
  }

  function add() {
    if (!create) return;
    const item = create();
    focusNext.current = () => {
      const row = rowOf(keyOf(item));
      const fold = row?.querySelector('details');
      if (fold) fold.open = true;
      return row?.querySelector<HTMLElement>('input, textarea, select, a');
    };
    onChange((now) => [...now, item], addLabel.toLowerCase());
  }

  return (
    <div>
      <Count ref={heading} tabIndex={-1}>
        {label}: {items.length}
      </Count>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <List ref={list} aria-label={label}>
        {items.map((item, index) => {
          const name = nameOf(item);
          const fields = children?.(item, index, (part) =>
            onChange(
              (now) => now.map((one) => (keyOf(one) === keyOf(item) ? { ...one, ...part } : one)),
              name,
            ),
          );
          return (
            <ListRow key={keyOf(item)} data-key={keyOf(item)}>
              <Head>
                <Name>
                  {headingOf ? headingOf(item, index) : <strong>{name}</strong>}
                  {stateOf && <State>{stateOf(item)}</State>}
                </Name>
                <Tools>
                  {sortable && items.length > 1 && (
                    <>
                      <Tool
                        type="button"
                        aria-label={`Move ${name} up`}
                        aria-disabled={index === 0}
                        onClick={(event) => move(item, -1, event.currentTarget)}
                      >
                        <Icon size={20}>
                          <path d="m6 14.5 6-6 6 6" />
                        </Icon>
                      </Tool>
                      <Tool
                        type="button"
                        aria-label={`Move ${name} down`}
                        aria-disabled={index === items.length - 1}
                        onClick={(event) => move(item, 1, event.currentTarget)}
                      >
                        <Icon size={20}>
                          <path d="m6 9.5 6 6 6-6" />
                        </Icon>
                      </Tool>
                    </>
                  )}
                  {items.length > min && (
                    <RemoveTool type="button" aria-label={`Remove ${name}`} onClick={() => remove(item)}>
                      Remove
                    </RemoveTool>
                  )}
                </Tools>
              </Head>
              {fields && folded && (
                <Fold>
                  <summary aria-label={`Edit ${name}`}>Edit</summary>
                  {fields}
                </Fold>
              )}
              {!folded && fields}
            </ListRow>
          );
        })}
      </List>
      <RemovedEntries list={label} present={items.map((item) => ({ id: keyOf(item) }))} />
      {create && items.length < max && (
        <Button type="button" variant="outline" onClick={add}>
          {addLabel}
        </Button>
      )}
      {create && items.length >= max && <Count>There is room for {max}; remove one to add another.</Count>}
    </div>
  );
}

const Count = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const List = styled.ul`
  margin-block: ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
`;

const ListRow = styled.li`
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color.line};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
`;

const Name = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const State = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Tools = styled.div`
  display: flex;
  margin-left: auto;
`;

const Fold = styled.details`
  summary {
    display: list-item;
    width: max-content;
    padding-block: ${space[3]};
    padding-right: ${space[5]};
    font-size: ${fontSize.small};
    font-weight: 600;
    color: ${color.brassDeep};
    cursor: pointer;
  }
  &[open] { padding-bottom: ${space[4]}; }
`;

const Tool = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  padding-inline: ${space[2]};
  border-radius: ${radius};
  color: ${color.leaf};
  font-size: ${fontSize.small};
  font-weight: 600;
  &:hover { background: ${color.paperShade}; }
  &[aria-disabled='true'] { color: ${color.inkSoft}; opacity: 0.6; cursor: default; }
`;

const RemoveTool = styled(Tool)`
  color: ${color.clay};
`;
