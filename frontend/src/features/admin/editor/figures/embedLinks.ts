/** A video or post of another site, shown in a post as a still that loads nothing until it is tapped. */
export interface EmbedLink {
  kind: 'youtube' | 'instagram';
  /** Its id on that site. */
  code: string;
  isReel: boolean;
}

export interface EmbedAttributes extends EmbedLink {
  title: string;
  /** A picture uploaded by the owner; null shows a coloured panel. */
  still: string | null;
}

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];
const YOUTUBE_CODE = /^[\w-]{11}$/;
const INSTAGRAM_CODE = /^[\w-]{5,40}$/;

/** The video or post that an address leads to; null when the text is not just such an address. */
export function embedLinkOf(text: string): EmbedLink | null {
  const url = parse(text.trim());
  if (!url) return null;
  const host = url.hostname.replace(/^www\./, '');
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtube(first);
  if (YOUTUBE_HOSTS.includes(host)) {
    if (first === 'watch') return youtube(url.searchParams.get('v') ?? '');
    return ['shorts', 'embed', 'live'].includes(first) ? youtube(second) : null;
  }
  if (host !== 'instagram.com') return null;
  // Links that are shared from the app have the account's name first in their path.
  const [kind, code] = ['p', 'reel'].includes(first) ? [first, second] : [second, third];
  if (!['p', 'reel'].includes(kind) || !INSTAGRAM_CODE.test(code)) return null;
  return { kind: 'instagram', code, isReel: kind === 'reel' };
}

export function embedAddress({ kind, code, isReel }: EmbedLink): string {
  if (kind === 'youtube') return `https://www.youtube.com/watch?v=${code}`;
  return `https://www.instagram.com/${isReel ? 'reel' : 'p'}/${code}/`;
}

/** The default title of an embed. */
export function embedName({ kind, isReel }: EmbedLink): string {
  if (kind === 'youtube') return 'Video on YouTube';
  return isReel ? 'Reel on Instagram' : 'Post on Instagram';
}

const youtube = (code: string): EmbedLink | null =>
  YOUTUBE_CODE.test(code) ? { kind: 'youtube', code, isReel: false } : null;

function parse(text: string): URL | null {
  if (/\s/.test(text) || !/^https?:\/\//i.test(text)) return null;
  return URL.parse(text);
}
