import type { SiteContent } from '@salon/content/description';
import { shownEditionPath } from '../../shared/content/paths';
import type { components } from '../../shared/contract/blog-service';
import type {
  EditionSummary,
  PublishedEdition,
  SiteDraft,
  SiteEdition,
} from '../../shared/contract/editions';
import { nextCursor } from '../../shared/post/postList';
import { ApiError } from './errors';
import { readJson, request, requestWithoutToken, type UploadOptions } from './request';

type Schemas = components['schemas'];

export type StoredPicture = Schemas['StoredPicture'];

/** `etag` identifies this version of the draft; the server refuses a save based on any other version. */
type StoredDraft = SiteDraft & { etag: string };

interface EditionList {
  editions: EditionSummary[];
  /** Cursor of the next, older page; null on the last one. */
  next: string | null;
}

const DRAFT = '/api/site/draft';
const NOT_FOUND = 404;

export async function readPublished(signal?: AbortSignal): Promise<SiteEdition> {
  return readJson(await request('/api/site', { signal }));
}

/** Null when there is none. */
export async function readDraft(signal?: AbortSignal): Promise<StoredDraft | null> {
  try {
    return await draftIn(await request(DRAFT, { signal }));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** With an `etag` of null it creates the draft. Throws an ApiError with status 412 when `etag` is not the current version. */
export async function saveDraft(body: Schemas['DraftBody'], etag: string | null): Promise<StoredDraft> {
  const headers: Record<string, string> = etag === null ? { 'If-None-Match': '*' } : { 'If-Match': etag };
  return draftIn(await request(DRAFT, { method: 'PUT', body, headers }));
}

export async function deleteDraft(etag: string): Promise<void> {
  await request(DRAFT, { method: 'DELETE', headers: { 'If-Match': etag } });
}

/** Returns the number of the new edition. */
export async function publishDraft(etag: string): Promise<number> {
  const call = { method: 'POST', headers: { 'If-Match': etag } } as const;
  const { edition } = await readJson<Schemas['Published']>(await request('/api/site/publish', call));
  return edition;
}

/** What was not chosen in a conflict, newest first. */
export async function listSetAside(signal?: AbortSignal): Promise<Schemas['SetAsideSummary'][]> {
  return readJson(await request('/api/site/set-aside', { signal }));
}

export async function readSetAside(n: number): Promise<SiteContent> {
  return (await readJson<Schemas['SetAside']>(await request(`/api/site/set-aside/${n}`))).content;
}

/** Keeps content that was not chosen in a conflict. */
export async function setAside(content: SiteContent): Promise<void> {
  await request('/api/site/set-aside', { method: 'POST', body: { content } });
}

/** The edition that the public pages show, which follow a publish after a moment. */
export async function readShownEdition(signal?: AbortSignal): Promise<number> {
  const answer = await requestWithoutToken(shownEditionPath, { signal });
  return (await readJson<{ edition: number }>(answer)).edition;
}

const PAGE_SIZE = 20;

export async function listEditions(cursor: string | null, signal?: AbortSignal): Promise<EditionList> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (cursor) query.set('cursor', cursor);
  const response = await request(`/api/site/editions?${query}`, { signal });
  return {
    editions: await readJson<EditionSummary[]>(response),
    next: nextCursor(response.headers.get('Link')),
  };
}

export async function readEdition(edition: number, signal?: AbortSignal): Promise<PublishedEdition> {
  return readJson(await request(`/api/site/editions/${edition}`, { signal }));
}

export async function uploadPicture(body: Blob, upload: UploadOptions = {}): Promise<StoredPicture> {
  return readJson(await request('/api/pictures', { method: 'POST', body, ...upload }));
}

/** The page's HTML with the content of the draft; without a draft, as visitors see it. */
export async function readPreview(pagePath: string, signal?: AbortSignal): Promise<string> {
  try {
    return await (await request(`/preview${pagePath}`, { signal })).text();
  } catch (error) {
    if (!isMissing(error)) throw error;
    return (await requestWithoutToken(pagePath, { signal })).text();
  }
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === NOT_FOUND;

async function draftIn(response: Response): Promise<StoredDraft> {
  const draft = await readJson<SiteDraft>(response);
  return { ...draft, etag: response.headers.get('ETag') ?? '*' };
}
