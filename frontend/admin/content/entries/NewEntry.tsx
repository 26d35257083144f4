import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import { newEntry } from '@salon/content/entries';
import { fieldInfo, type Schema } from '@salon/content/fields';
import { valueAt } from '@salon/content/paths';
import { readPrice } from '@salon/content/price-list/readPrice';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { space } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { ButtonRow, OutlineButton, QuietButton } from '../../ui/buttons';
import { LineField } from '../../ui/Field';
import { DescribedFields } from '../fields/DescribedFields';
import { NO_PRICE } from '../fields/priceText';
import { ShortFields, Stack } from '../parts/controls';
import { useKept } from '../parts/useKept';
import { useEntries } from './useEntries';

interface Typed {
  name: string;
  price: string;
  rest: Record<string, unknown>;
}

/** Fields of the entry's own page, or of the form above it. */
const ELSEWHERE = ['name', 'title', 'price', 'picture', 'hidden'];

interface Props {
  list: string;
  /** On the page that publishes: only what was typed before, added by itself if it is whole. */
  isLeft?: boolean;
  /** What the list is of, for screen readers. */
  of?: string;
  children?: ReactNode;
}

const KEY = 'new ';

/** The lists for which something is typed that is not added. */
export const typedLists = (content: SiteContent) =>
  Object.keys(localStorage).flatMap((key) => {
    const list = key.startsWith(KEY) && key.slice(KEY.length);
    return list && valueAt(content, list) ? [list] : [];
  });

/** Adds entries, one after the other where they have a price, which is asked with the name. */
export function NewEntry({ list, isLeft, of, children }: Props) {
  const { schema, info, entries, max, add, faultIn } = useEntries(list);
  const empty = { name: '', price: '', rest: {} };
  const [typed, setTyped] = useKept<Typed>(KEY + list, empty, ({ name, price }) => !name && !price);
  const { group } = entries.at(-1) ?? {};
  const values = { ...newEntry(schema), ...(group && { group }), ...typed.rest };
  const hasPrice = schema.shape.price !== undefined;
  const { hash } = useLocation();
  const [isTapped, setTapped] = useState<boolean>();
  const isOpen = isTapped ?? (typed.name !== '' || hash === `#${list}.new`);
  const [wasLeft, setLeft] = useState(false);
  const name = typed.name.trim();
  const price = readPrice(typed.price);
  const needsPrice = hasPrice && !fieldInfo(schema.shape.price)?.isOptional;
  const faults = {
    name: name ? faultIn(name) : `Please write what the ${info.one} is called.`,
    price: price === null || (needsPrice && !price) ? NO_PRICE : undefined,
  };

  function addTyped() {
    add(name, { ...values, ...(price && { price }) });
    setTyped(empty);
  }
  const isWhole = !faults.name && !faults.price && entries.length < max;
  const addLeft = useEffectEvent(() => isLeft && hasPrice && isWhole && addTyped());
  useEffect(() => void addLeft(), []);

  function onAdd(form: HTMLFormElement) {
    const [nameField, priceField] = form.querySelectorAll('input');
    // Enter in the name leads on to the price.
    if (hasPrice && !typed.price && document.activeElement === nameField) return priceField?.focus();
    if (!isWhole) {
      setLeft(true);
      return (faults.name ? nameField : priceField)?.focus();
    }
    addTyped();
    if (hasPrice) nameField?.focus();
    else setTapped(false);
    // After the focus has left the price.
    setLeft(false);
  }

  if (isLeft && !typed.name && !typed.price) return null;
  if (entries.length >= max) return <p>There is room for {max}; delete one to add another.</p>;
  if (!isOpen && !isLeft)
    return (
      <ButtonRow style={{ paddingBottom: space[4] }}>
        <OutlineButton onClick={() => setTapped(true)}>
          Add a {info.one}
          {of && <VisuallyHidden> to {of}</VisuallyHidden>}
        </OutlineButton>
        {children}
      </ButtonRow>
    );
  const rest = Object.entries<Schema>(schema.shape).filter(([key]) => !ELSEWHERE.includes(key));
  return (
    <Form
      aria-label={`New ${info.one}${of ? ` in ${of}` : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(event.currentTarget);
      }}
    >
      {isLeft && <p>This {info.one} is not added yet, so it is not part of what you publish:</p>}
      <ShortFields>
        <LineField
          id={`${list}.new`}
          label="Name"
          enterKeyHint={hasPrice ? 'next' : 'done'}
          error={typed.name || wasLeft ? faults.name : undefined}
          autoFocus={isTapped}
          value={typed.name}
          onChange={(name) => setTyped({ ...typed, name })}
        />
        {hasPrice && (
          <LineField
            label="Price"
            error={wasLeft ? faults.price : undefined}
            value={typed.price}
            onBlur={() => setLeft(typed.price !== '')}
            onChange={(price) => setTyped({ ...typed, price })}
          />
        )}
      </ShortFields>
      {hasPrice && (
        <details>
          <summary>More</summary>
          <Stack gap={5}>
            <DescribedFields
              schema={{ shape: Object.fromEntries(rest) }}
              path={`${list}.new`}
              value={values}
              onChange={(part) => setTyped({ ...typed, rest: { ...typed.rest, ...part } })}
            />
          </Stack>
        </details>
      )}
      <ButtonRow>
        <OutlineButton type="submit">Add</OutlineButton>
        {!isLeft && <QuietButton onClick={() => setTapped(false)}>Close</QuietButton>}
        {children}
      </ButtonRow>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  max-width: 34rem;
  padding-block: ${space[3]};
  summary { padding-block: ${space[3]}; }
`;
