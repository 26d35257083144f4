import lost from 'virtual:drawing/lost';
import { say } from '@salon/content/words/say';
import { paths } from '../../../shared/content/paths';
import { ButtonLink } from '../../../shared/ui/Button';
import { Message } from '../../../shared/ui/Message';
import { useFrame } from '../../layout/frame';

/** Also of several: for a category that there is not, or a link to a further page that was cut off. */
export function PostNotFound({ what = say('Blog post not found.') }) {
  const { blog } = useFrame();
  return (
    <Message drawing={lost}>
      <title>{what}</title>
      <meta name="robots" content="noindex" />
      <h1>{what}</h1>
      <ButtonLink to={blog ? paths.blog : paths.home}>
        {say(blog ? 'Back to the blog' : 'Back to home')}
      </ButtonLink>
    </Message>
  );
}

/** The page `/blogdetail` without an id. */
export const Component = PostNotFound;
