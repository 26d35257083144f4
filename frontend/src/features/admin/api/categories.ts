import type { components } from '../../../contract/blog-service';
import { readJson, request } from './request';

export type Category = components['schemas']['Category'];

const PATH = '/api/categories';

/** Those to choose from. */
export async function listCategories(signal?: AbortSignal): Promise<Category[]> {
  return readJson(await request(PATH, { signal }));
}

/** Throws an ApiError with status 409 when there is one of this name; so does renaming. */
export async function addCategory(name: string): Promise<Category> {
  return readJson(await request(PATH, { method: 'POST', body: { name } }));
}

export async function renameCategory(id: number, name: string): Promise<Category> {
  return readJson(await request(`${PATH}/${id}`, { method: 'PUT', body: { name } }));
}

/** It leaves the choices, and its posts keep it. */
export async function retireCategory(id: number): Promise<void> {
  await request(`${PATH}/${id}`, { method: 'DELETE' });
}
