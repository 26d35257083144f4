import { pages } from '../../../shared/content/pages';

export type NotFoundData = ReturnType<typeof notFoundData>;

export function notFoundData() {
  const { name, title, description } = pages.notFound;
  return { name, title, description };
}
