import type { PublishedEdition, SiteEdition } from '../../shared/contract/editions';
import { reading, request, requestJson, type Schemas } from './request';

export type Consent = Schemas['Consent'];

export const readPublished = reading<SiteEdition>('/api/site');

export const readPending = reading<Schemas['SitePending']>('/api/site/pending');

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
