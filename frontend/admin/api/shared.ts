import type { components } from '../../shared/contract/blog-service';
import { request, requestJson } from './request';

type Schemas = components['schemas'];
export type SharedBody = Schemas['SharedBody'];

const SHARED = '/api/shared';

export const listShared = (signal?: AbortSignal) => requestJson<Schemas['SharedDraft'][]>(SHARED, { signal });

/** The answer is the only one that has the address. */
export const shareDraft = (body: SharedBody) =>
  requestJson<Schemas['SharedLink']>(SHARED, { method: 'POST', body });

export const takeBack = (id: string) => request(`${SHARED}/${id}`, { method: 'DELETE' });
