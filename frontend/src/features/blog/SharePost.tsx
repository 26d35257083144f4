import styled from '@emotion/styled';
import { color, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import { ChatIcon, LinkIcon } from '../../ui/icons';
import { useToast } from '../../ui/Toast';
import { shareLink } from '../booking/links';
import { absolute } from '../head/urls';

export function SharePost({ title, path }: { title: string; path: string }) {
  const toast = useToast();
  const url = absolute(path);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast('Link copied.');
    } catch {
      toast(`The link could not be copied: ${url}`, 'alert');
    }
  };

  return (
    <Row>
      <ButtonLink href={shareLink(title, url)} newTab look="outline">
        <ChatIcon />
        Share on chat
      </ButtonLink>
      <Button type="button" look="outline" onClick={copy}>
        <LinkIcon />
        Copy link
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};
`;
