import type { components } from '../../shared/contract/blog-service';
import { request, requestJson } from './request';

export type Category = components['schemas']['Category'];

const PATH = '/api/categories';

/** The categories that a post can be given, without the retired ones. */
export const listCategories = (signal?: AbortSignal) => requestJson<Category[]>(PATH, { signal });

/** Throws an ApiError with status 409 when a category of this name exists; so does renaming. */
export const addCategory = (name: string) => requestJson<Category>(PATH, { method: 'POST', body: { name } });

export const renameCategory = (id: number, name: string) =>
  requestJson<Category>(`${PATH}/${id}`, { method: 'PUT', body: { name } });

/** New posts can't have the category any more; posts that have it keep it. */
export const retireCategory = (id: number) => request(`${PATH}/${id}`, { method: 'DELETE' });
