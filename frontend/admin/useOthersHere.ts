import { listWords } from '@salon/content/words/dates';
import { useState } from 'react';
import { useOften } from '../shared/ui/useOften';
import { requestJson, type Schemas } from './api/request';
import { useRights } from './rights';

type Others = Schemas['PresentPerson'][];

const PAUSE_MS = 20_000;

/** Who else has this document open, such as “Anu is here too”; empty when nobody has. Asking says that this person has. */
export function useOthersHere(id: string | undefined): string {
  const { isAlone } = useRights();
  const [others, setOthers] = useState<Others>([]);
  const asked = isAlone ? undefined : id;
  useOften(
    async () => {
      // Without an answer nobody is known to be here.
      const ask = () => requestJson<Others>(`/api/presence/${asked}`, { method: 'PUT' });
      if (asked) setOthers(await ask().catch(() => []));
    },
    PAUSE_MS,
    asked,
  );
  if (isAlone || others.length === 0) return '';
  return `${listWords(others.map(({ name }) => name))} ${others.length > 1 ? 'are' : 'is'} here too`;
}
