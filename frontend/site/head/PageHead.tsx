import { splitPath } from '@salon/content/languages';
import { absolute } from '../../shared/content/salon';
import type { Page } from '../../shared/content/types';
import { previewPath, type ShownPicture } from '../../shared/ui/picture/shownPicture';
import { spoken } from '../languages/pathHere';
import { useFrame } from '../layout/frame';
import { breadcrumbsJsonLd, JsonLd } from './jsonLd';

interface HeadProps {
  title: string;
  description: string;
  path: string;
  /** A 1200×630 JPEG; `path` starts at the site's root. */
  image: { path: string; alt: string };
  type?: 'website' | 'article';
  language?: string;
}

/** What one page puts into the document's head; React moves it there. */
export function Head({ title, description, path, image, type = 'website', language = spoken() }: HeadProps) {
  const url = absolute(path);
  const { salon, logoPreview } = useFrame();
  // The logo says more about the salon than a drawing does.
  const isDrawn = logoPreview && image.path.startsWith('/assets/drawings/');
  const preview = isDrawn ? { path: logoPreview, alt: salon.name } : image;
  return (
    <>
      <title>{[...new Set([title, salon.name])].filter(Boolean).join(' | ')}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={salon.name} />
      <meta property="og:locale" content={`${language}_IN`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absolute(preview.path)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface Props {
  page: Page;
  picture: ShownPicture;
  /** The pages between home and this page. */
  above?: Pick<Page, 'name' | 'path'>[];
}

export const PageHead = ({ page, picture, above = [] }: Props) => (
  <>
    <Head {...page} image={{ path: previewPath(picture), alt: picture.alt }} />
    {__RENDERER__ && splitPath(page.path).path !== '/' && (
      <JsonLd data={(_, home) => breadcrumbsJsonLd(home, above, page)} />
    )}
  </>
);
