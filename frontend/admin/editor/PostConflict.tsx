import styled from '@emotion/styled';
import { BlogPicture } from '../../shared/post/BlogPicture';
import { PostBody } from '../../shared/post/PostBody';
import { shownText } from '../../shared/post/shownPost';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { ConflictDialog } from '../ui/ConflictDialog';
import { excerptOf, type PostValues } from './postValues';

interface Props {
  mine: PostValues;
  theirs: PostValues;
  onResolve: (isTheirs: boolean) => void;
  /** Returns to the form without changing anything. */
  onCancel: () => void;
}

/** Shows both versions of a post that another tab or device changed while it was being edited here. */
export const PostConflict = ({ mine, theirs, ...actions }: Props) => (
  <ConflictDialog
    title="This post was changed elsewhere"
    mine={<Version values={mine} />}
    theirs={<Version values={theirs} />}
    cancel="Back to writing"
    {...actions}
  >
    <p>
      While you were writing, another tab or device saved it. Nothing is lost: choose which version stays.
    </p>
  </ConflictDialog>
);

function Version({ values }: { values: PostValues }) {
  const { title, category, image, imageAlt, focus, content } = values;
  return (
    <VersionText>
      <strong>{title}</strong>
      <small>{category || 'Uncategorized'}</small>
      {image && (
        <BlogPicture image={image} alt={imageAlt} focus={focus} sizes="(min-width: 720px) 40vw, 92vw" />
      )}
      <small>{excerptOf(values)}</small>
      <PostBody text={shownText(content, Boolean(image))} />
    </VersionText>
  );
}

// Category and excerpt look different from the post's text, which stands beside them.
const VersionText = styled.div`
  > * + * { margin-top: ${space[3]}; }
  > small { display: block; font-size: ${fontSize.small}; color: ${color.inkSoft}; }
`;
