import { useEffect, useState, useSyncExternalStore } from 'react';
import { forgetRights, rememberedName } from '../rights';
import { subscribe } from '../session';
import { LineField, type LineProps } from '../ui/Field';

/** Whether the form has the field: for a remembered name, when the server asks for one, or once it is missing. It stays then. */
export function useNameField(error?: string, isAsked?: boolean) {
  // The login page is also a file, which knows nobody.
  const name = useSyncExternalStore(subscribe, rememberedName, () => '');
  const [isThere, setThere] = useState(false);
  if (!isThere && (name || error || isAsked)) setThere(true);
  useEffect(() => {
    if (isAsked === false) forgetRights();
  }, [isAsked]);
  return isThere;
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
