import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

const Memory = createContext<Map<string, unknown> | undefined>(undefined);

export function HistoryMemory({ children }: { children: ReactNode }) {
  const [memory] = useState(() => new Map<string, unknown>());
  return <Memory value={memory}>{children}</Memory>;
}

/** State that a page keeps for its entry in the browser's history, so that Back restores it. */
export function useHistoryMemory<Value>(): [Value | undefined, (value: Value) => void] {
  const memory = useContext(Memory);
  const { key } = useLocation();
  const remember = useCallback((value: Value) => void memory?.set(key, value), [memory, key]);
  return [memory?.get(key) as Value | undefined, remember];
}
