import { embedOf } from '../../../shared/post/embeds';

/** A video or post of another site, shown in a post as a still that loads nothing until it is tapped. */
export interface EmbedLink {
  kind: 'youtube' | 'instagram';
  /** Its id on that site. */
  code: string;
  isReel: boolean;
}

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];

/** The video or post that an address leads to; null when the text is not just such an address. */
export function embedLinkOf(text: string): EmbedLink | null {
  const url = parse(text.trim());
  if (!url) return null;
  const host = url.hostname.replace(/^www\./, '');
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return known({ kind: 'youtube', code: first, isReel: false });
  if (YOUTUBE_HOSTS.includes(host)) {
    const shared = ['shorts', 'embed', 'live'].includes(first) ? second : '';
    const code = first === 'watch' ? (url.searchParams.get('v') ?? '') : shared;
    return known({ kind: 'youtube', code, isReel: false });
  }
  if (host !== 'instagram.com') return null;
  // Links that are shared from the app have the account's name first in their path.
  const [kind, code] = ['p', 'reel'].includes(first) ? [first, second] : [second, third];
  return ['p', 'reel'].includes(kind) ? known({ kind: 'instagram', code, isReel: kind === 'reel' }) : null;
}

const shown = ({ kind, code, isReel }: EmbedLink) =>
  embedOf({ embed: kind, id: code, kind: isReel ? 'reel' : undefined });

const known = (link: EmbedLink) => (shown(link) ? link : null);

export const embedAddress = (link: EmbedLink) => shown(link)?.address ?? '';

/** The default title of an embed. */
export function embedName({ kind, isReel }: EmbedLink): string {
  if (kind === 'youtube') return 'Video on YouTube';
  return isReel ? 'Reel on Instagram' : 'Post on Instagram';
}

function parse(text: string): URL | null {
  if (/\s/.test(text) || !/^https?:\/\//i.test(text)) return null;
  return URL.parse(text);
}
