import styled from '@emotion/styled';
import { shareLink } from '../../shared/booking/links';
import { absolute } from '../../shared/head/urls';
import { color, space } from '../../shared/theme/tokens';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { ChatIcon, LinkIcon } from '../../shared/ui/icons';
import { useCopyLink } from '../../shared/ui/useCopyLink';

export function SharePost({ title, path }: { title: string; path: string }) {
  const copyLink = useCopyLink();
  const url = absolute(path);

  return (
    <ShareRow>
      <ButtonLink href={shareLink(title, url)} newTab variant="outline">
        <ChatIcon />
        Share on chat
      </ButtonLink>
      <Button type="button" variant="outline" onClick={() => copyLink(url)}>
        <LinkIcon />
        Copy link
      </Button>
    </ShareRow>
  );
}

const ShareRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};
`;
