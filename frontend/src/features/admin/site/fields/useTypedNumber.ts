import { useState } from 'react';

interface Wording {
  /** The number in a text; undefined when there is none. */
  read: (text: string) => number | undefined;
  write: (value: number | undefined) => string;
}

/** What is typed into a field for a number: it stays as it was typed, also while it is no number. */
export function useTypedNumber(value: number | undefined, { read, write }: Wording) {
  const [typed, setTyped] = useState(write(value));
  // Undo, or another device.
  if (read(typed) !== value) setTyped(write(value));
  return { typed, setTyped, isUnreadable: typed.trim() !== '' && read(typed) === undefined };
}
