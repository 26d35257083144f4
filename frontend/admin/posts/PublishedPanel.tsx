import styled from '@emotion/styled';
import { useLocation, useNavigate } from 'react-router-dom';
import { shareLink } from '../../shared/booking/links';
import { absolute } from '../../shared/head/urls';
import { postPath } from '../../shared/post/texts';
import { color, fontSize, radius, space } from '../../shared/theme/tokens';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { IconButton } from '../../shared/ui/IconButton';
import { CloseIcon } from '../../shared/ui/icons';
import { useCopyLink } from '../../shared/ui/useCopyLink';

interface Published {
  id: string;
  title: string;
}

/** Next steps for a post that was just published; the editor passes the post in the navigation's state. */
export function PublishedPanel() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const copyLink = useCopyLink();
  const published: Published | undefined = state?.published;
  if (!published) return null;
  const path = postPath(published.id);
  const url = absolute(path);

  async function share() {
    try {
      await navigator.share({ title: published?.title, url });
    } catch {
      // In most cases the owner just closed the share sheet.
    }
  }

  return (
    <Panel aria-label="What next">
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
      <Actions>
        <ButtonLink to={path}>View</ButtonLink>
        <Button type="button" variant="outline" onClick={() => copyLink(url)}>
          Copy link
        </Button>
        {'share' in navigator ? (
          <Button type="button" variant="outline" onClick={share}>
            Share
          </Button>
        ) : (
          <ButtonLink href={shareLink(published.title, url)} newTab variant="outline">
            Share
          </ButtonLink>
        )}
      </Actions>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[6]};
  padding: ${space[4]};
  border: 1px solid ${color.brass};
  border-radius: ${radius};
  background: ${color.card};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  font-size: ${fontSize.small};
  > * { flex: 1 1 6rem; }
`;
