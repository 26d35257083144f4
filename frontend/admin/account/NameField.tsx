import { useState, useSyncExternalStore } from 'react';
import { LineField, type LineProps } from '../ui/Field';

const KEY = 'adminName';

/** Who has logged in with a name on this device. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export const rememberName = (name = ''): void => localStorage.setItem(KEY, name);

/** Whether the form has the field, which then stays: for a name that is remembered, when the server asks for one, or once it is asked for. */
export function useNameField(error?: string) {
  // The login page is also a file, which knows nobody.
  const name = useSyncExternalStore(
    () => () => {},
    rememberedName,
    () => '',
  );
  const [isThere, setThere] = useState(false);
  if (!isThere && (name || error)) setThere(true);
  return [isThere, () => setThere(true)] as const;
}

export const NameField = (field: Pick<LineProps, 'error'>) => (
  <LineField
    label="Name"
    name="name"
    autoComplete="username webauthn"
    autoCapitalize="words"
    spellCheck={false}
    defaultValue={rememberedName()}
    required
    {...field}
  />
);
