import type { SiteContent } from '@salon/content/description';
import type { PublishedEdition, SiteDraft, SiteEdition } from '../../shared/contract/editions';
import { jsonIn, reading, request, requestJson, type Schemas } from './request';

export type ScheduledEdition = Schemas['ScheduledEdition'];
export type Consent = Schemas['Consent'];

/** `etag` identifies this version of the draft; the server refuses a save based on any other version. */
type StoredDraft = SiteDraft & { etag: string };

const DRAFT = '/api/site/draft';

const storedIn = async (response: Response): Promise<StoredDraft> => ({
  ...(await jsonIn<SiteDraft>(response)),
  etag: response.headers.get('ETag') ?? '*',
});

export const readPublished = reading<SiteEdition>('/api/site');

export async function readDraft(): Promise<StoredDraft | null> {
  const response = await request(DRAFT);
  return response.status === 204 ? null : storedIn(response);
}

/** With an `etag` of null it creates the draft. Throws an ApiError with status 412 when `etag` is not the current version. */
export async function saveDraft(body: Schemas['DraftBody'], etag: string | null): Promise<StoredDraft> {
  const headers: Record<string, string> = etag === null ? { 'If-None-Match': '*' } : { 'If-Match': etag };
  return storedIn(await request(DRAFT, { method: 'PUT', body, headers }));
}

export const deleteDraft = (etag: string) =>
  request(DRAFT, { method: 'DELETE', headers: { 'If-Match': etag } });

/** With `at`, a local time, it is published by itself then. */
export const publishDraft = (etag: string, at?: string) =>
  requestJson<Schemas['Published']>('/api/site/publish', {
    method: 'POST',
    headers: { 'If-Match': etag },
    body: { at },
  });

export const readPending = reading<Schemas['SitePending']>('/api/site/pending');

/** Its changes come into the draft. */
export const cancelScheduled = ({ etag }: ScheduledEdition) =>
  request('/api/site/plan', { method: 'DELETE', headers: { 'If-Match': etag } });

export async function storeConflictCopy(content: SiteContent): Promise<void> {
  await request('/api/site/set-aside', { method: 'POST', body: { content } });
}

export const readEdition = (edition: number) =>
  requestJson<PublishedEdition>(`/api/site/editions/${edition}`);

/** All pictures: those whose consent ends first come first, those with nothing noted last. */
export const listConsents = reading<Consent[]>('/api/consents');

/** The first hundred old addresses that have what is looked for. */
export const listAddresses = (search: string, signal?: AbortSignal) =>
  requestJson<Schemas['ListedAddress'][]>(`/api/addresses?${new URLSearchParams({ q: search })}`, { signal });

export const leadAddress = (body: Schemas['AddressBody']) =>
  requestJson<Schemas['LedAddress']>('/api/addresses', { method: 'PUT', body });

export const removeAddress = (path: string) =>
  request(`/api/addresses?${new URLSearchParams({ path })}`, { method: 'DELETE' });
