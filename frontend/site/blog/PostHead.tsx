import { blogPage } from '../../shared/content/blog';
import { blogPreviewPath } from '../../shared/post/BlogPicture';
import type { ShownPost } from '../../shared/post/shownPost';
import { excerptOf, postPath } from '../../shared/post/texts';
import { previewPath } from '../../shared/ui/picture/shownPicture';
import { breadcrumbsJsonLd, JsonLd, postJsonLd } from '../head/jsonLd';
import { Head } from '../head/PageHead';
import { blogPicture } from './blogPicture';

export function PostHead({ post }: { post: ShownPost }) {
  const path = postPath(post._id);
  const description = excerptOf(post);
  const image = blogPreviewPath(post.image, post.focus) ?? previewPath(blogPicture);
  return (
    <>
      <Head
        title={post.title}
        description={description}
        path={path}
        image={{ path: image, alt: post.imageAlt ?? post.title }}
        type="article"
      />
      {__RENDERER__ && <JsonLd data={breadcrumbsJsonLd([blogPage, { name: post.title, path }])} />}
      {__RENDERER__ && <JsonLd data={postJsonLd(post, description, path, image)} />}
    </>
  );
}
