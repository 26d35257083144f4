import { shareLink } from '../../shared/booking/links';
import { absolute } from '../../shared/head/urls';
import { postPath } from '../../shared/post/texts';
import { useCopyLink } from '../../shared/ui/useCopyLink';

/** The address of a public post, and how it is passed on: by the browser's own share sheet, or else by chat. */
export function useSharing({ id, title }: { id: string; title: string }) {
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
