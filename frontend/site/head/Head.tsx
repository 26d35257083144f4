import { useMatches } from 'react-router-dom';
import type { Page } from '../../shared/content/types';
import { NOT_FOUND_ID } from '../sitePath';
import { PageHead } from './PageHead';

/** Of a page that is made from an edition. A post, which comes later, and a list of posts have it in themselves. */
export function Head() {
  const last = useMatches().at(-1);
  const { page } = (last?.loaderData ?? {}) as { page?: Partial<Page> | null };
  return page?.title !== undefined && last?.id !== NOT_FOUND_ID && <PageHead {...(page as Page)} />;
}
