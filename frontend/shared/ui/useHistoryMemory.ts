import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** By the key of an entry. Filled in browsers only, where a document has one history. */
const memory = new Map<string, unknown>();

/** State that a page keeps for its entry in the browser's history, so that Back restores it. */
export function useHistoryMemory<Value>(): [Value | undefined, (value: Value) => void] {
  const { key } = useLocation();
  const remember = useCallback((value: Value) => void memory.set(key, value), [key]);
  return [memory.get(key) as Value | undefined, remember];
}
