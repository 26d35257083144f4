import { listWords } from '@salon/content/words/dates';
import { useEffect, useState } from 'react';
import { requestJson } from './api/request';
import { useRights } from './rights';

const ASK_EVERY_MS = 20_000;

/** Who else has this document open, such as “Anu is here too”; empty when nobody has. Says there that this person has it open. */
export function useOthersHere(id: string | undefined): string {
  const { isAlone } = useRights();
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    if (isAlone || !id) return;
    const asking = new AbortController();
    const { signal } = asking;
    async function ask() {
      if (document.visibilityState === 'hidden') return;
      const call = { method: 'PUT', signal } as const;
      // Without an answer nobody is known to be here.
      const others = await requestJson<{ name: string }[]>(`/api/presence/${id}`, call).catch(() => []);
      if (!signal.aborted) setNames(others.map(({ name }) => name));
    }
    void ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => {
      asking.abort();
      clearInterval(timer);
      setNames([]);
    };
  }, [id, isAlone]);
  return names.length > 0 ? `${listWords(names)} ${names.length > 1 ? 'are' : 'is'} here too` : '';
}
