import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, fontSize, media, radius, space, touchTarget } from '../../../theme/tokens';
import { useCopyLink } from '../../../ui/useCopyLink';
import { BlogPicture } from '../../blog/BlogPicture';
import { categoryOf, dateOf, postPath } from '../../blog/texts';
import { titleLanguage } from '../../blog/titleLanguage';
import type { PostSummary } from '../../blog/types';
import { shareLink } from '../../booking/links';
import { absolute } from '../../head/urls';

interface Props {
  post: PostSummary;
  onDelete: () => void;
}

export function PostRow({ post, onDelete }: Props) {
  const { _id, title, image, date } = post;
  const copyLink = useCopyLink();
  const url = absolute(postPath(_id));
  const editPath = `/admin/blog/edit/${encodeURIComponent(_id)}`;

  async function share() {
    try {
      await navigator.share({ title, url });
    } catch {
      // Mostly the owner closed the share sheet.
    }
  }

  return (
    <Row>
      <Thumbnail>
        <BlogPicture image={image} alt="" ratio="3 / 2" focus={post.focus} sizes="9rem" />
      </Thumbnail>
      <div>
        <Title dir="auto" lang={titleLanguage(title)}>
          <Link to={editPath}>{title}</Link>
        </Title>
        <RowMeta>
          <span>{categoryOf(post)}</span>
          <time dateTime={date}>{dateOf(post)}</time>
        </RowMeta>
      </div>
      <Actions>
        <li>
          <ActionLink to={editPath} aria-label={`Edit ${title}`}>
            Edit
          </ActionLink>
        </li>
        <li>
          <ActionLink to={postPath(_id)} aria-label={`View ${title}`}>
            View
          </ActionLink>
        </li>
        <li>
          <ActionButton type="button" aria-label={`Copy link to ${title}`} onClick={() => copyLink(url)}>
            Copy link
          </ActionButton>
        </li>
        <li>
          {'share' in navigator ? (
            <ActionButton type="button" aria-label={`Share ${title}`} onClick={share}>
              Share
            </ActionButton>
          ) : (
            <ChatLink
              href={shareLink(title, url)}
              target="_blank"
              rel="noopener"
              aria-label={`Share ${title}`}
            >
              Share
            </ChatLink>
          )}
        </li>
        <li>
          <DeleteButton type="button" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </DeleteButton>
        </li>
      </Actions>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: start;
  padding-block: ${space[5]};
  border-bottom: 1px solid ${color.line};
  ${media.tablet} { grid-template-columns: 9rem minmax(0, 1fr); }
  ${media.desktop} { grid-template-columns: 9rem minmax(0, 1fr) auto; align-items: center; }
`;

const Thumbnail = styled.div`
  text-align: center;
  overflow: hidden;
  border-radius: ${radius};
`;

const Title = styled.h2`
  font-size: 1.25rem;
  line-height: 1.25;
  text-align: left;
  overflow-wrap: anywhere;
  /* A larger tap target without more space in the layout. */
  a { display: block; padding-block: ${space[3]}; margin-block: -${space[3]}; text-decoration: none; }
  a:hover { text-decoration: underline; }
`;

const RowMeta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin-top: ${space[2]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
  span { color: ${color.brassDeep}; font-weight: 600; }
`;

const Actions = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin-inline: -${space[2]};
  ${media.phone} { justify-content: flex-start; gap: ${space[1]}; }
  ${media.desktop} { grid-column: auto; }
`;

const actionStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${touchTarget};
  min-width: ${touchTarget};
  padding-inline: ${space[2]};
  font-size: ${fontSize.small};
  font-weight: 600;
  white-space: nowrap;
  color: ${color.leaf};
  text-decoration: none;
  border-radius: ${radius};
  &:hover { background: ${color.paperShade}; }
`;

const ActionLink = styled(Link)(actionStyles);
const ActionButton = styled.button(actionStyles);
const ChatLink = styled.a(actionStyles);
const DeleteButton = styled(ActionButton)`
  color: ${color.clay};
`;
