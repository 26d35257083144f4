import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { shareLink } from '../../shared/booking/links';
import { absolute } from '../../shared/content/salon';
import { BlogPicture } from '../../shared/post/BlogPicture';
import { categoryOf, dateOf, postPath, titleLanguage } from '../../shared/post/texts';
import { color, fontSize, media, radius, space } from '../../shared/theme/tokens';
import { useCopyLink } from '../../shared/ui/useCopyLink';
import type { AdminPostSummary } from '../api/posts';
import { binnedWords, savedWords, scheduledWords } from '../salonDates';
import { quietStyles } from '../ui/buttons';
import { editPath, historyPath, tabs } from './paths';

interface Props {
  post: AdminPostSummary;
  onDelete: () => void;
  onRestore: () => void;
}

export function PostRow({ withState, ...props }: Props & { withState: boolean }) {
  const { post } = props;
  const { _id, title, image, binned } = post;
  return (
    <Row>
      <div>
        <BlogPicture image={image} alt="" ratio="3 / 2" focus={post.focus} sizes="9rem" />
      </div>
      <div>
        <Title dir="auto" lang={titleLanguage(title)}>
          {binned ? title : <Link to={editPath(_id)}>{title}</Link>}
        </Title>
        <RowMeta>
          <span>{categoryOf(post)}</span>
          {withState && <strong>{tabs[binned ? 'binned' : post.state].name}</strong>}
          <StateFacts post={post} />
        </RowMeta>
      </div>
      <PostActions {...props} />
    </Row>
  );
}

function StateFacts({ post }: { post: AdminPostSummary }) {
  const { state, binned, updated, date, hasChanges } = post;
  if (binned) return <time dateTime={binned}>{binnedWords(new Date(binned))}</time>;
  if (state === 'draft') return <time dateTime={updated}>{savedWords(new Date(updated))}</time>;
  return (
    <>
      <time dateTime={date}>{state === 'scheduled' ? scheduledWords(new Date(date)) : dateOf(post)}</time>
      {hasChanges && <strong>Unpublished changes</strong>}
    </>
  );
}

function PostActions({ post: { _id: id, title, state, binned }, onDelete, onRestore }: Props) {
  const { path, copy, share } = useSharing(id, title);
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

/** The address of a public post, and how it is passed on: by the browser's own share sheet, or else by chat. */
function useSharing(id: string, title: string) {
  const copyLink = useCopyLink();
  const path = postPath(id);
  const url = absolute(path);
  // In most cases of a failure the owner just closed the share sheet.
  const openSheet = () => void navigator.share({ title, url }).catch(() => {});
  return {
    path,
    copy: () => void copyLink(url),
    share: 'share' in navigator ? { onClick: openSheet } : { href: shareLink(title, url) },
  };
}

interface ActionProps {
  name: string;
  label: string;
  to?: string;
  href?: string;
  onClick?: () => void;
  isDanger?: boolean;
}

function Action({ name, label, to, href, onClick, isDanger }: ActionProps) {
  const chat = href && ({ as: 'a', href, target: '_blank', rel: 'noopener' } as const);
  const target = to ? { as: Link, to } : chat || ({ type: 'button', onClick } as const);
  return (
    <li>
      <ActionButton aria-label={label} data-danger={isDanger} {...target}>
        {name}
      </ActionButton>
    </li>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: min(6rem, 30vw) minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: start;
  padding-block: ${space[5]};
  border-bottom: 1px solid ${color.line};
  > div:first-of-type { overflow: hidden; border-radius: ${radius}; }
  ${media.tablet} { grid-template-columns: 9rem minmax(0, 1fr); }
  ${media.desktop} { grid-template-columns: 9rem minmax(0, 1fr) auto; align-items: center; }
`;

// The link's tap target is larger than the space that it takes in the layout.
const Title = styled.h2`
  font-size: 1.25rem;
  line-height: 1.25;
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
  > * { overflow-wrap: anywhere; }
  > span:first-of-type { color: ${color.brassDeep}; font-weight: 600; }
`;

const Actions = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  margin-inline: -${space[2]};
  ${media.phone} { gap: 0 ${space[1]}; }
  ${media.desktop} { grid-column: auto; }
`;

const ActionButton = styled.button`
  ${quietStyles}
  padding-inline: ${space[1]};
  ${media.phone} { padding-inline: ${space[2]}; }
  border: 0;
  background: none;
  white-space: nowrap;
  &[data-danger] { color: ${color.clay}; }
`;
