import { paths } from '../../content/paths';
import { ButtonLink } from '../../ui/Button';
import { Message } from '../../ui/Message';

const NOT_FOUND = 'Blog post not found.';

export function PostNotFound() {
  return (
    <Message>
      <title>{NOT_FOUND}</title>
      <meta name="robots" content="noindex" />
      <h1>{NOT_FOUND}</h1>
      <ButtonLink to={paths.blog}>Back to the blog</ButtonLink>
    </Message>
  );
}
