import { useEffect, useState } from 'react';
import { clearDevice, keepOnDevice, readFromDevice } from '../../saving/device';

/** A state that is kept on this device until it is empty again: what is typed before it is in the draft. */
export function useKept<Content extends object>(
  key: string,
  empty: Content,
  isEmpty: (content: Content) => boolean,
) {
  const [kept, setKept] = useState<Content>(() => readFromDevice<Content>(key)?.content ?? empty);
  const isGone = isEmpty(kept);
  useEffect(() => {
    if (isGone) clearDevice(key);
    else keepOnDevice(key, [{ content: kept }]);
  }, [key, kept, isGone]);
  return [kept, setKept] as const;
}
