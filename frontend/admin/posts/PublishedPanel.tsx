import styled from '@emotion/styled';
import { useLocation, useNavigate } from 'react-router-dom';
import { shareLink } from '../../shared/booking/links';
import { absolute } from '../../shared/content/salon';
import { postPath } from '../../shared/post/texts';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { CloseIcon, IconButton } from '../../shared/ui/icons';
import { useCopyLink } from '../../shared/ui/useCopyLink';
import { ButtonRow, OutlineButton } from '../ui/buttons';

interface Published {
  id: string;
  title: string;
}

/** The address of a public post, and how it is passed on: by the browser's own share sheet, or else by chat. */
export function useSharing({ id, title }: Published) {
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

export function PublishedPanel({ published }: { published: Published }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { path, copy, share } = useSharing(published);
  return (
    <Box aria-label="What next">
      <p>
        <strong dir="auto">{published.title}</strong> is on the site.
      </p>
      <IconButton
        type="button"
        aria-label="Close"
        onClick={() => navigate(pathname + search, { replace: true, state: null })}
      >
        <CloseIcon />
      </IconButton>
      <ButtonRow>
        <ButtonLink to={path}>View</ButtonLink>
        <OutlineButton onClick={copy}>Copy link</OutlineButton>
        {share.href ? (
          <ButtonLink href={share.href} newTab variant="outline">
            Share
          </ButtonLink>
        ) : (
          <OutlineButton onClick={share.onClick}>Share</OutlineButton>
        )}
      </ButtonRow>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[6]};
  padding: ${space[4]};
  border: 1px solid ${color.brass};
  border-radius: ${radius};
  background: ${color.card};
  > div { grid-column: 1 / -1; font-size: ${fontSize.small}; }
  > div > * { flex: 1 1 6rem; }
`;
