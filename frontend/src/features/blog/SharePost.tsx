import styled from '@emotion/styled';
import { color, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import { ChatIcon, LinkIcon } from '../../ui/icons';
import { useCopyLink } from '../../ui/useCopyLink';
import { shareLink } from '../booking/links';
import { absolute } from '../head/urls';

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
