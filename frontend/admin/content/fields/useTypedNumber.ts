import { useState } from 'react';

interface Wording {
  /** The number in a text; undefined when there is none. */
  read: (text: string) => number | undefined;
  write: (value: number | undefined) => string;
}

/** The text of a number field. Typed text stays as it is; while it can't be read as a number, the old value is kept. */
export function useTypedNumber(
  value: number | undefined,
  onChange: (value: number | undefined) => void,
  { read, write }: Wording,
) {
  const [typed, setTyped] = useState(write(value));
  const [shown, setShown] = useState(value);
  const [old, setOld] = useState(value);
  const isUnreadable = (text: string) => text.trim() !== '' && read(text) === undefined;
  if (value !== shown) {
    setShown(value);
    // The value was changed elsewhere, by Undo or on another device.
    if (read(typed) !== value && !(isUnreadable(typed) && value === old)) setTyped(write(value));
  }
  return {
    isUnreadable: isUnreadable(typed),
    input: {
      value: typed,
      onFocus: () => {
        if (!isUnreadable(typed)) setOld(value);
      },
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value);
        onChange(isUnreadable(target.value) ? old : read(target.value));
      },
      onBlur: () => {
        if (!isUnreadable(typed)) setTyped(write(value));
      },
    },
  };
}
