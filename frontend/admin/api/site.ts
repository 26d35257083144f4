import type { SiteContent } from '@salon/content/description';
import type { components, operations } from '../../shared/contract/blog-service';
import type {
  EditionSummary,
  PublishedEdition,
  SiteDraft,
  SiteEdition,
} from '../../shared/contract/editions';
import { nextCursor } from '../../shared/post/postList';
import { jsonIn, request, requestJson, requestWithoutToken } from './request';

type Schemas = components['schemas'];

export type StoredPicture = Schemas['StoredPicture'];
export type ScheduledEdition = Schemas['ScheduledEdition'];
export type Consent = Schemas['Consent'];
export type Condition = Schemas['Condition'];
export type Counts = Schemas['Counts'];
export type Period = operations['counted']['parameters']['query']['period'];

/** `etag` identifies this version of the draft; the server refuses a save based on any other version. */
type StoredDraft = SiteDraft & { etag: string };

const DRAFT = '/api/site/draft';
const PAGE_SIZE = 20;

const storedIn = async (response: Response): Promise<StoredDraft> => ({
  ...(await jsonIn<SiteDraft>(response)),
  etag: response.headers.get('ETag') ?? '*',
});

export const readPublished = (signal?: AbortSignal) => requestJson<SiteEdition>('/api/site', { signal });

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

export const readPending = (signal?: AbortSignal) =>
  requestJson<Schemas['SitePending']>('/api/site/pending', { signal });

/** Its changes come into the draft. */
export const cancelScheduled = ({ etag }: ScheduledEdition) =>
  request('/api/site/plan', { method: 'DELETE', headers: { 'If-Match': etag } });

/** What was not chosen in a conflict, newest first. */
export const listConflictCopies = (signal?: AbortSignal) =>
  requestJson<Schemas['ConflictCopySummary'][]>('/api/site/set-aside', { signal });

export const readConflictCopy = async (n: number): Promise<SiteContent> =>
  (await requestJson<Schemas['ConflictCopy']>(`/api/site/set-aside/${n}`)).content;

export async function storeConflictCopy(content: SiteContent): Promise<void> {
  await request('/api/site/set-aside', { method: 'POST', body: { content } });
}

/** `next` is the cursor of the next, older page; null on the last one. */
export async function listEditions(cursor: string | null, signal?: AbortSignal) {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(cursor && { cursor }) });
  const response = await request(`/api/site/editions?${query}`, { signal });
  const editions = await jsonIn<EditionSummary[]>(response);
  return { editions, next: nextCursor(response.headers.get('Link')) };
}

export const readEdition = (edition: number, signal?: AbortSignal) =>
  requestJson<PublishedEdition>(`/api/site/editions/${edition}`, { signal });

export const uploadPicture = (body: Blob, isLogo: boolean, signal: AbortSignal) =>
  requestJson<StoredPicture>(`/api/pictures${isLogo ? '?as=logo' : ''}`, { method: 'POST', body, signal });

/** All pictures: those whose consent ends first come first, those with nothing noted last. */
export const listConsents = (signal?: AbortSignal) => requestJson<Consent[]>('/api/consents', { signal });

/** Notes what somebody in a picture agreed to; null takes the picture out of everything, for good. */
export const changeConsent = (image: string, body: Schemas['ConsentBody'] | null) =>
  request(`/api/consents/${image.split('/')[2]}`, body ? { method: 'PUT', body } : { method: 'DELETE' });

/** The first hundred old addresses that have what is looked for. */
export const listAddresses = (search: string, signal?: AbortSignal) =>
  requestJson<Schemas['ListedAddress'][]>(`/api/addresses?${new URLSearchParams({ q: search })}`, { signal });

export const leadAddress = (body: Schemas['AddressBody']) =>
  requestJson<Schemas['LedAddress']>('/api/addresses', { method: 'PUT', body });

export const removeAddress = (path: string) =>
  request(`/api/addresses?${new URLSearchParams({ path })}`, { method: 'DELETE' });

/** The page's HTML with the content of the draft; without a draft, as visitors see it. */
export async function readPage(path: string, isDraft: boolean, signal?: AbortSignal): Promise<string> {
  const answer = isDraft ? request(`/preview${path}`, { signal }) : requestWithoutToken(path, { signal });
  return (await answer).text();
}

export const readCondition = (signal?: AbortSignal) => requestJson<Condition>('/api/condition', { signal });

export const readCounts = (period: Period, signal?: AbortSignal) =>
  requestJson<Counts>(`/api/counts?period=${period}`, { signal });
