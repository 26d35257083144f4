import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { shareLink } from '../../shared/booking/links';
import { absolute } from '../../shared/head/urls';
import { postPath } from '../../shared/post/texts';
import { color, fontSize, media, radius, space, touchTarget } from '../../shared/theme/tokens';
import { useCopyLink } from '../../shared/ui/useCopyLink';
import type { AdminPostSummary } from '../api/posts';

interface Props {
  post: AdminPostSummary;
  onDelete: () => void;
  onRestore: () => void;
}

export const editPath = (id: string) => `/admin/blog/edit/${encodeURIComponent(id)}`;
export const historyPath = (id: string) => `/admin/blog/history/${encodeURIComponent(id)}`;

export function PostActions({ post, onDelete, onRestore }: Props) {
  const { _id, title, state, binned } = post;
  if (binned) {
    return (
      <Actions>
        <li>
          <ActionButton type="button" aria-label={`Restore ${title}`} onClick={onRestore}>
            Restore
          </ActionButton>
        </li>
        <li>
          <DeleteButton type="button" aria-label={`Delete for good: ${title}`} onClick={onDelete}>
            Delete for good
          </DeleteButton>
        </li>
      </Actions>
    );
  }
  return (
    <Actions>
      <li>
        <ActionLink to={editPath(_id)} aria-label={`Edit ${title}`}>
          Edit
        </ActionLink>
      </li>
      {state === 'published' && <PublicActions post={post} />}
      <li>
        <ActionLink to={historyPath(_id)} aria-label={`History of ${title}`}>
          History
        </ActionLink>
      </li>
      <li>
        <DeleteButton type="button" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </DeleteButton>
      </li>
    </Actions>
  );
}

/** Actions that need a public address of the post. */
function PublicActions({ post: { _id, title } }: { post: AdminPostSummary }) {
  const copyLink = useCopyLink();
  const url = absolute(postPath(_id));

  async function share() {
    try {
      await navigator.share({ title, url });
    } catch {
      // In most cases the owner just closed the share sheet.
    }
  }

  return (
    <>
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
          <ChatLink href={shareLink(title, url)} target="_blank" rel="noopener" aria-label={`Share ${title}`}>
            Share
          </ChatLink>
        )}
      </li>
    </>
  );
}

const Actions = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  margin-inline: -${space[2]};
  ${media.phone} { gap: 0 ${space[1]}; }
  ${media.desktop} { grid-column: auto; }
`;

const actionStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${touchTarget};
  min-width: ${touchTarget};
  padding-inline: ${space[1]};
  ${media.phone} { padding-inline: ${space[2]}; }
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
