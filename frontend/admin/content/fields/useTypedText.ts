import { same } from '@salon/content/same';
import { useState } from 'react';
import { useFieldError } from '../draft/SiteDraftProvider';

export interface TypedValue<Value> {
  path: string;
  value: Value;
  /** Null for a text that can't be read. `old` is the value before this text was begun. */
  read: (text: string, old: Value) => Value | null;
  write: (value: Value) => string;
  onChange: (value: Value) => void;
  /** Said of a text that can't be read; nothing yet when it is empty. */
  unreadable?: string | ((text: string) => string | undefined);
}

/** The text of a field whose value is no text. While it can't be read, the value is the one from before. */
export function useTypedText<Value>({ path, value, read, write, onChange, unreadable }: TypedValue<Value>) {
  const [last, setLast] = useState<{ text: string; value: Value; old: Value }>();
  // Otherwise the value was changed elsewhere, by Undo or on another device.
  const typed = last && same(last.value, value) ? last : undefined;
  const old = typed ? typed.old : value;
  const isUnreadable = typed !== undefined && read(typed.text, old) === null;
  const [wasLeft, setLeft] = useState(write(value) !== '');
  const text = typed?.text ?? write(value);
  const sentence = typeof unreadable === 'function' ? unreadable(text) : unreadable;
  return {
    text,
    error: useFieldError(path, isUnreadable ? sentence : wasLeft ? undefined : ''),
    type(text: string) {
      const next = read(text, old);
      const value = next === null ? old : next;
      setLast({ text, value, old });
      onChange(value);
    },
    leave() {
      setLeft(true);
      if (!isUnreadable) setLast(undefined);
    },
    restore() {
      setLast(undefined);
      onChange(old);
    },
  };
}
