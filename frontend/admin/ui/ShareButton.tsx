import { useCopyLink } from '../../shared/ui/useCopyLink';
import { QuietButton } from './buttons';

/** Passes a link on by the browser's own share sheet or, where there is none, by copying it. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const copyLink = useCopyLink();
  const canShare = 'share' in navigator;
  // In most cases of a failure the share sheet was just closed.
  const pass = () => void (canShare ? navigator.share({ title, url }).catch(() => {}) : copyLink(url));
  return (
    <QuietButton aria-label={canShare ? `Share ${title}` : `Copy link to ${title}`} onClick={pass}>
      {canShare ? 'Share' : 'Copy link'}
    </QuietButton>
  );
}
