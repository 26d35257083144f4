import type { components } from '../../shared/contract/blog-service';
import { readJson, request } from './request';

export type Category = components['schemas']['Category'];

const PATH = '/api/categories';

/** The categories that a post can be given, without the retired ones. */
export async function listCategories(signal?: AbortSignal): Promise<Category[]> {
  return readJson(await request(PATH, { signal }));
}

/** Throws an ApiError with status 409 when a category of this name exists; so does renaming. */
export async function addCategory(name: string): Promise<Category> {
  return readJson(await request(PATH, { method: 'POST', body: { name } }));
}

export async function renameCategory(id: number, name: string): Promise<Category> {
  return readJson(await request(`${PATH}/${id}`, { method: 'PUT', body: { name } }));
}

/** New posts can't have the category any more; posts that have it keep it. */
export async function retireCategory(id: number): Promise<void> {
  await request(`${PATH}/${id}`, { method: 'DELETE' });
}
