import type { Page } from '../../shared/content/types';
import type { ShownPicture } from '../../shared/ui/picture/shownPicture';
import { previewPath } from '../../shared/ui/picture/shownPicture';

export interface HeadProps {
  title: string;
  description: string;
  path: string;
  /** A 1200×630 JPEG; `path` starts at the site's root. */
  image?: { path: string; alt: string };
  type?: 'website' | 'article';
}

export interface PageHeadData extends HeadProps {
  /** Breadcrumbs: the pages between home and this page, then this page. */
  trail: { name: string; path: string }[];
}

/** Builds the data of a page's head; `above` are the pages between it and home. */
export function headData(page: Page, picture: ShownPicture | undefined, above: Page[] = []): PageHeadData {
  const { path, title, description } = page;
  return {
    title,
    description,
    path,
    ...(picture && { image: { path: previewPath(picture), alt: picture.alt } }),
    trail: [...above, page].map(({ name, path }) => ({ name, path })),
  };
}
