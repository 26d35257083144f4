import { same } from '@salon/content/same';
import { useState } from 'react';
import { useFieldError, useTyped } from '../draft/SiteDraftProvider';

export interface TypedValue<Value> {
  path: string;
  value: Value;
  /** Null for a text that can't be read. `old` is the value before this text was begun. */
  read: (text: string, old: Value) => Value | null;
  write: (value: Value) => string;
  onChange: (value: Value) => void;
  /** Said of a text that can't be read; nothing yet when it is empty, or while it is being typed. */
  unreadable?: string | ((text: string) => string | undefined);
  isInUse?: boolean;
}

/** The text of a field whose value is no text. While it can't be read, the value is the one from before. */
export function useTypedText<Value>({
  path,
  value,
  read,
  write,
  onChange,
  unreadable,
  isInUse,
}: TypedValue<Value>) {
  const [last, keep] = useTyped<Value>(path);
  // Otherwise the value was changed elsewhere, by Undo or on another device.
  const typed = last && same(last.value, value) ? last : undefined;
  const old = typed ? typed.old : value;
  const isUnreadable = typed !== undefined && read(typed.text, old) === null;
  const [wasLeft, setLeft] = useState(write(value) !== '');
  const text = typed?.text ?? write(value);
  const faultOf = (text: string) => (typeof unreadable === 'function' ? unreadable(text) : unreadable);
  const own = isUnreadable ? (isInUse ? '' : faultOf(text)) : undefined;
  return {
    text,
    error: useFieldError(path, own ?? (wasLeft ? undefined : '')),
    type(text: string) {
      const next = read(text, old);
      const value = next === null ? old : next;
      keep({ text, value, old, fault: next === null ? faultOf(text) : undefined });
      onChange(value);
    },
    leave() {
      setLeft(true);
      if (!isUnreadable) keep();
    },
  };
}
