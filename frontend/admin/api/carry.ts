import type { components } from '../../shared/contract/blog-service';
import { request, requestJson } from './request';

type Schemas = components['schemas'];

export type Import = Schemas['Import'];
export type Choices = Schemas['ImportChoices'];

const PIECE_BYTES = 4 * 1024 * 1024;

export const beginExport = (editions: Schemas['ExportBody']['editions']) =>
  requestJson<Schemas['ExportAddress']>('/api/export', { method: 'POST', body: { editions } });

export const listImports = (signal?: AbortSignal) => requestJson<Import[]>('/api/imports', { signal });

const about = ({ name, size }: File) => ({ name, size });

export const createImport = (files: File[]) =>
  requestJson<Import>('/api/imports', { method: 'POST', body: { files: files.map(about) } });

export const addFile = (id: string, file: File) =>
  requestJson<Import>(`/api/imports/${id}/files`, { method: 'POST', body: about(file) });

/** Sends the pieces that are missing. */
export async function sendPieces({ id, files }: Import, chosen: File[], signal: AbortSignal): Promise<void> {
  for (const [index, { name, size, pieces }] of files.entries()) {
    const file = chosen.find((one) => one.name === name && one.size === size);
    for (let n = pieces; file && n * PIECE_BYTES < size; n++) {
      const body = file.slice(n * PIECE_BYTES, (n + 1) * PIECE_BYTES, 'application/octet-stream');
      await request(`/api/imports/${id}/files/${index}/pieces/${n}`, { method: 'PUT', body, signal });
    }
  }
}

/** How many bytes are here. */
export const receivedBytes = ({ files }: Import) =>
  files.reduce((sum, { size, pieces }) => sum + Math.min(size, pieces * PIECE_BYTES), 0);

export const lacks = ({ size, pieces }: Import['files'][number]) => pieces * PIECE_BYTES < size;

export async function listFound(id: string, only: 'problems' | 'missing', cursor: string | null) {
  const query = new URLSearchParams({ only, ...(cursor && { cursor }) });
  const { items, next } = await requestJson<Schemas['ImportItems']>(`/api/imports/${id}/items?${query}`);
  return { items, next: next === null ? null : `${next}` };
}

export const beginImport = (id: string, body: Choices) =>
  requestJson<Import>(`/api/imports/${id}/begin`, { method: 'POST', body });

export const stopImport = (id: string) => requestJson<Import>(`/api/imports/${id}/stop`, { method: 'POST' });

export const removeImport = (id: string) => request(`/api/imports/${id}`, { method: 'DELETE' });
