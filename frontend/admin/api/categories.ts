import { post, reading, request, requestJson, type Schemas } from './request';

export type Category = Schemas['Category'];

const PATH = '/api/categories';

/** The categories that a post can be given, without the retired ones. */
export const listCategories = reading<Category[]>(PATH);

/** Throws an ApiError with status 409 when a category of this name exists; so does renaming. */
export const addCategory = (name: string) => post<Category>(PATH, { name });

export const renameCategory = (id: number, name: string) =>
  requestJson<Category>(`${PATH}/${id}`, { method: 'PUT', body: { name } });

/** New posts can't have the category any more; posts that have it keep it. */
export const retireCategory = (id: number) => request(`${PATH}/${id}`, { method: 'DELETE' });
