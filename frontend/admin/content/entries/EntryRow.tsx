import styled from '@emotion/styled';
import { fieldInfo } from '@salon/content/fields';
import { valueAt } from '@salon/content/paths';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { color, media, space, tapLine } from '../../../shared/theme/tokens';
import { ButtonRow, HeadRow, PlainButton } from '../../ui/buttons';
import { Hint } from '../../ui/Field';
import { PlaceField, RemoveButton } from '../../ui/moving';
import { Stack } from '../../ui/parts';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { PriceField } from '../fields/AmountFields';
import { DescribedFields, type OwnFields } from '../fields/DescribedFields';
import { leadsTo } from '../fields/ReferenceFields';
import { TextField } from '../fields/TextField';
import { detailsOf } from '../places';
import { type Entry, useEntries } from './entries';

export interface RowProps<T> {
  list: string;
  /** Shown below the entry's name, when it is not where it leads, nor what the description says of it. */
  factsOf?: (entry: T) => string;
  own?: OwnFields<T>;
  /** What is in the entry, below its row; it then has a heading. */
  below?: (entry: T) => ReactNode;
  entry: T;
  /** Its place among those of its heading, and their number; missing where the order means nothing. */
  index?: number;
  count: number;
  /** Whether it is new: its name and price are asked first, the rest is folded. */
  isNew: boolean;
}

/** A tap on the name opens what is not in the row; an address that names a field there does so too. */
export function EntryRow<T extends Entry>(props: RowProps<T>) {
  const { list, own, below, entry, index, count, isNew } = props;
  const { content } = useSiteDraft();
  const { schema, info, entries, nameOf, nameField, isEmpty, ...act } = useEntries<T>(list);
  const { menu }: { menu?: string } = entry;
  const facts = [
    props.factsOf?.(entry) ?? (menu ? leadsTo(content, menu) : detailsOf({ info, entry }, content)),
    entry.hidden && 'hidden',
  ].filter(Boolean);
  const path = `${list}[${entries.indexOf(entry)}]`;
  const { hash, key } = useLocation();
  const asked = decodeURIComponent(hash.slice(1));
  const hasRoom = !schema.shape.price && !below;
  const [isOpen, setOpen] = useState(isNew && hasRoom);
  const [seen, setSeen] = useState<string>();
  // With each address once: later another row may have its number.
  if (seen !== key) {
    setSeen(key);
    if (asked === path || (asked.startsWith(`${path}.`) && !asked.startsWith(`${path}.price`))) setOpen(true);
  }
  const name = nameOf(entry);
  const typedName = String(valueAt(entry, nameField));
  const isFirstNamed = isNew && !hasRoom;
  const numbered = `${info.one} ${entries.indexOf(entry) + 1}`;
  const head = (
    <PlainButton id={below && `services.${entry.id}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {name}
      <span aria-hidden="true">•••</span>
    </PlainButton>
  );

  const tools = (
    <>
      {index !== undefined && count > 1 && (
        <PlaceField name={name} index={index} count={count} onMove={(by) => act.move(entry, by)} />
      )}
      <RemoveButton name={name} onClick={() => act.remove(entry)} />
    </>
  );

  // With the page goes what was added and is still empty.
  const leave = useEffectEvent(() => isFirstNamed && isEmpty(entry) && act.drop(entry));
  useEffect(() => () => void leave(), []);

  return (
    <li data-hidden={entry.hidden || undefined}>
      <Head data-new={isFirstNamed || undefined}>
        <div>
          {below ? <h2>{head}</h2> : head}
          <Hint>{facts.join(' · ')}</Hint>
          {isFirstNamed && (
            <TextField
              path={`${path}.${nameField}`}
              label="Name"
              value={typedName}
              onChange={(name) => act.rename(entry, name, `name of ${numbered}`)}
            />
          )}
        </div>
        <div>
          {schema.shape.price && (
            <Cell data-in-row={!isFirstNamed || undefined}>
              <PriceField
                path={`${path}.price`}
                label={`Price of ${name}`}
                value={entry.price}
                isOptional={fieldInfo(schema.shape.price)?.isOptional ?? false}
                onChange={(price) => act.edit(entry, { price } as Partial<T>, `price of ${name}`)}
              />
            </Cell>
          )}
          {hasRoom && tools}
        </div>
      </Head>
      {isOpen && (
        <Stack gap={5} role="group" aria-label={name} style={{ maxWidth: '40rem', paddingBlock: space[4] }}>
          {!hasRoom && <ButtonRow>{tools}</ButtonRow>}
          <DescribedFields
            schema={schema}
            path={path}
            value={entry}
            // The name changes with each letter; one step of undo has one name.
            onChange={(part, what) =>
              act.edit(entry, part, `${what} of ${nameField in part ? numbered : name}`)
            }
            own={
              { price: () => null, ...(isFirstNamed && { [nameField]: () => null }), ...own } as OwnFields<T>
            }
          />
        </Stack>
      )}
      {below?.(entry)}
    </li>
  );
}

const Cell = styled.div`
  &[data-in-row] {
    width: 8rem;
    label { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    input { text-align: right; }
    p { text-align: right; }
    ${media.tablet} { width: 13rem; }
  }
`;

const Head = styled(HeadRow)`
  align-items: start;
  gap: 0 ${space[2]};
  padding-block: ${space[2]};
  > :first-of-type { flex: 1 1 8rem; min-width: 0; overflow-wrap: anywhere; }
  > :last-of-type { display: flex; align-items: start; gap: ${space[1]}; margin-left: auto; }
  [aria-expanded] { ${tapLine} gap: ${space[2]}; font-weight: 600; line-height: 1.25; text-align: left; }
  h2 > [aria-expanded] { font-weight: inherit; }
  [aria-expanded] > span { flex: none; }
  [aria-expanded]:hover { text-decoration: underline; }
  &[data-new] { display: grid; }
  &[data-new] > :last-of-type { margin: ${space[3]} 0; }
  [data-hidden] > & [aria-expanded] { color: ${color.inkSoft}; }
`;
