import { blogPage } from '../../shared/content/blog';
import { salon } from '../../shared/content/salon';
import { absolute } from '../../shared/head/urls';
import { blogPreviewPath } from '../../shared/post/BlogPicture';
import type { ShownPost } from '../../shared/post/shownPost';
import { excerptOf, postPath } from '../../shared/post/texts';
import { JsonLd } from '../head/JsonLd';
import { Breadcrumbs, Head } from '../head/PageHead';
import { SALON_ID } from '../head/SalonJsonLd';
import { blogPicture } from './blogPicture';

export function PostHead({ post }: { post: ShownPost }) {
  const path = postPath(post._id);
  const image = blogPreviewPath(post.image, post.focus) ?? `${blogPicture.folder}/preview.jpg`;
  return (
    <>
      <Head
        title={post.title}
        description={excerptOf(post)}
        path={path}
        image={{ path: image, alt: post.imageAlt ?? post.title }}
        type="article"
      />
      {__RENDERER__ && <PostJsonLd post={post} path={path} image={image} />}
    </>
  );
}

function PostJsonLd({ post, path, image }: { post: ShownPost; path: string; image: string }) {
  return (
    <>
      <Breadcrumbs trail={[blogPage, { name: post.title, path }]} />
      <JsonLd
        data={{
          '@type': 'BlogPosting',
          headline: post.title,
          description: excerptOf(post),
          image: absolute(image),
          datePublished: post.date,
          dateModified: post.updated,
          author: { '@type': 'Organization', name: post.author ?? salon.name },
          publisher: { '@type': 'BeautySalon', '@id': SALON_ID, name: salon.name },
          mainEntityOfPage: absolute(path),
          ...(post.category && { articleSection: post.category }),
        }}
      />
    </>
  );
}
