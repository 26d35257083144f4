import type { components, operations } from '../../shared/contract/blog-service';
import { requestJson } from './request';

export type Counts = components['schemas']['Counts'];
export type Period = operations['counted']['parameters']['query']['period'];

/** What was counted until a day, or until today, and before. */
export const readCounts = (period: Period, end: string | null, signal?: AbortSignal) =>
  requestJson<Counts>(`/api/counts?${new URLSearchParams({ period, ...(end && { end }) })}`, { signal });
