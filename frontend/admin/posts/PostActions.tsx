import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { color, fontSize, media, radius, space, touchTarget } from '../../shared/theme/tokens';
import type { AdminPostSummary } from '../api/posts';
import { useSharing } from './useSharing';

interface Props {
  post: AdminPostSummary;
  onDelete: () => void;
  onRestore: () => void;
}

export const editPath = (id: string) => `/admin/blog/edit/${encodeURIComponent(id)}`;
export const historyPath = (id: string) => `/admin/blog/history/${encodeURIComponent(id)}`;

/** What can be done with a post in its state. */
export function PostActions({ post: { _id: id, title, state, binned }, onDelete, onRestore }: Props) {
  const { path, copy, share } = useSharing({ id, title });
  if (binned) {
    return (
      <Actions>
        <Action name="Restore" label={`Restore ${title}`} onClick={onRestore} />
        <Action name="Delete for good" label={`Delete for good: ${title}`} onClick={onDelete} isDanger />
      </Actions>
    );
  }
  return (
    <Actions>
      <Action name="Edit" label={`Edit ${title}`} to={editPath(id)} />
      {state === 'published' && (
        <>
          <Action name="View" label={`View ${title}`} to={path} />
          <Action name="Copy link" label={`Copy link to ${title}`} onClick={copy} />
          <Action name="Share" label={`Share ${title}`} {...share} />
        </>
      )}
      <Action name="History" label={`History of ${title}`} to={historyPath(id)} />
      <Action name="Delete" label={`Delete ${title}`} onClick={onDelete} isDanger />
    </Actions>
  );
}

interface ActionProps {
  name: string;
  label: string;
  to?: string;
  href?: string;
  onClick?: () => void;
  isDanger?: boolean;
}

const Action = ({ name, label, to, href, onClick, isDanger }: ActionProps) => (
  <li>
    {to && (
      <ActionLink to={to} aria-label={label}>
        {name}
      </ActionLink>
    )}
    {href && (
      <ChatLink href={href} target="_blank" rel="noopener" aria-label={label}>
        {name}
      </ChatLink>
    )}
    {onClick && (
      <ActionButton type="button" aria-label={label} onClick={onClick} data-danger={isDanger}>
        {name}
      </ActionButton>
    )}
  </li>
);

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
  &[data-danger] { color: ${color.clay}; }
`;

const ActionLink = styled(Link)(actionStyles);
const ActionButton = styled.button(actionStyles);
const ChatLink = styled.a(actionStyles);
