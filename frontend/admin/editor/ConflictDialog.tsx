import styled from '@emotion/styled';
import { useId } from 'react';
import { BlogPicture } from '../../shared/post/BlogPicture';
import { PostBody } from '../../shared/post/PostBody';
import { shownText } from '../../shared/post/shownPost';
import { color, fontSize, media, radius, space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../ui/Dialog';
import { excerptOf, type PostValues } from './postValues';

interface Props {
  mine: PostValues;
  theirs: PostValues;
  onResolve: (isTheirs: boolean) => void;
  /** Returns to the form without changing anything. */
  onCancel: () => void;
}

/** Shows both versions of a post that another tab or device changed while it was being edited here. */
export function ConflictDialog({ mine, theirs, onResolve, onCancel }: Props) {
  const id = useId();
  return (
    <Dialog wide labelledBy={id} onCancel={onCancel}>
      <h2 id={id}>This post was changed elsewhere</h2>
      <Intro>
        While you were writing, another tab or device saved it. Nothing is lost: choose which version stays.
      </Intro>
      <Versions>
        <Version name="My version" values={mine} choice="Keep mine" onChoose={() => onResolve(false)} />
        <Version name="Their version" values={theirs} choice="Use theirs" onChoose={() => onResolve(true)} />
      </Versions>
      <Button type="button" variant="outline" onClick={onCancel}>
        Back to writing
      </Button>
    </Dialog>
  );
}

interface VersionProps {
  name: string;
  values: PostValues;
  choice: string;
  onChoose: () => void;
}

function Version({ name, values, choice, onChoose }: VersionProps) {
  const id = useId();
  const { title, category, image, imageAlt, focus, content } = values;
  return (
    <VersionSection aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <Button type="button" onClick={onChoose}>
        {choice}
      </Button>
      <VersionText dir="auto">
        <strong>{title}</strong>
        <small>{category || 'Uncategorized'}</small>
        {image && (
          <BlogPicture image={image} alt={imageAlt} focus={focus} sizes="(min-width: 720px) 40vw, 92vw" />
        )}
        <small>{excerptOf(values)}</small>
        <PostBody text={shownText(content, Boolean(image))} />
      </VersionText>
    </VersionSection>
  );
}

const Intro = styled.p`
  margin-top: ${space[3]};
`;

const Versions = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-block: ${space[6]};
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const VersionSection = styled.section`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
  > button { justify-self: start; }
  h3 { font-size: ${fontSize.h3}; }
`;

// Category and excerpt look different from the post's text, which stands beside them.
const VersionText = styled.div`
  > * + * { margin-top: ${space[3]}; }
  > small { display: block; font-size: ${fontSize.small}; color: ${color.inkSoft}; }
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
`;
