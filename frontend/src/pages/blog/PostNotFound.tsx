import { paths } from '../../content/paths';
import { texts } from '../../features/blog/texts';
import { ButtonLink } from '../../ui/Button';
import { Message } from '../../ui/Message';

export function PostNotFound() {
  return (
    <Message>
      <title>{texts.notFound}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.notFound}</h1>
      <ButtonLink to={paths.blog}>Back to the blog</ButtonLink>
    </Message>
  );
}
