import styled from '@emotion/styled';
import { fieldInfo } from '@salon/content/fields';
import { readPrice } from '@salon/content/price-list/readPrice';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { space } from '../../../shared/theme/tokens';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { clearDevice } from '../../saving/device';
import { ButtonRow, OutlineButton, QuietButton } from '../../ui/buttons';
import { LineField } from '../../ui/Field';
import { NO_PRICE } from '../fields/AmountFields';
import { ShortFields } from '../parts/controls';
import { useKept } from '../parts/useKept';
import { useEntries } from './useEntries';

const empty = { name: '', price: '' };

interface Props {
  list: string;
  /** What the list is of, for screen readers. */
  of?: string;
  children?: ReactNode;
}

/** Adds entries by name, one after the other where they have a price, which is asked with it. */
export function NewEntry({ list, of, children }: Props) {
  const { schema, info, addNamed, faultIn } = useEntries(list);
  const key = `new ${list}`;
  const [typed, setTyped] = useKept(key, empty, ({ name, price }) => !name && !price);
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
  const isWhole = !faults.name && !faults.price;

  // She may go on from the last one, as to the page that publishes, without the key that adds it.
  const leave = useEffectEvent(() => {
    if (!hasPrice || !isWhole) return;
    addNamed(name, price);
    clearDevice(key);
  });
  useEffect(() => () => leave(), []);

  function onAdd(form: HTMLFormElement) {
    const [nameField, priceField] = form.querySelectorAll('input');
    // Enter in the name leads on to the price.
    if (hasPrice && !typed.price && document.activeElement === nameField) return priceField?.focus();
    if (!isWhole) {
      setLeft(true);
      return (faults.name ? nameField : priceField)?.focus();
    }
    addNamed(name, price);
    setTyped(empty);
    if (hasPrice) nameField?.focus();
    else setTapped(false);
    // After the focus has left the price.
    setLeft(false);
  }

  if (!isOpen)
    return (
      <ButtonRow style={{ paddingBottom: space[4] }}>
        <OutlineButton onClick={() => setTapped(true)}>
          Add a {info.one}
          {of && <VisuallyHidden> to {of}</VisuallyHidden>}
        </OutlineButton>
        {children}
      </ButtonRow>
    );
  return (
    <Form
      aria-label={`New ${info.one}${of ? ` in ${of}` : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(event.currentTarget);
      }}
    >
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
      <ButtonRow>
        <OutlineButton type="submit">Add</OutlineButton>
        <QuietButton onClick={() => setTapped(false)}>Close</QuietButton>
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
`;
