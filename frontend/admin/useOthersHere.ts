import { listWords } from '@salon/content/words/dates';
import { useEffect, useState } from 'react';
import { requestJson } from './api/request';
import { useRights } from './rights';
import { useLoaded } from './ui/Loaded';

const ASK_EVERY_MS = 20_000;

/** Who else has this document open, such as “Anu is here too”; empty when nobody has. Asking says that this person has. */
export function useOthersHere(id: string | undefined): string {
  const { isAlone } = useRights();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && setTimes((last) => last + 1);
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const { value: others = [] } = useLoaded(
    async (signal) => {
      if (isAlone || !id) return [];
      const call = { method: 'PUT', signal } as const;
      // Without an answer nobody is known to be here.
      return requestJson<{ name: string }[]>(`/api/presence/${id}`, call).catch(() => []);
    },
    '',
    [id, isAlone, times],
  );
  if (others.length === 0) return '';
  return `${listWords(others.map(({ name }) => name))} ${others.length > 1 ? 'are' : 'is'} here too`;
}
