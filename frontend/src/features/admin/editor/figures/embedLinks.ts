/** A video or post of another site, shown in a post as a still that loads nothing until it is tapped. */
export interface EmbedLink {
  kind: 'youtube' | 'instagram';
  /** How that site names it. */
  code: string;
  isReel: boolean;
}

export interface EmbedAttributes extends EmbedLink {
  title: string;
  /** A picture of our own in place of a coloured panel. */
  still: string | null;
}

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];
const YOUTUBE_CODE = /^[\w-]{11}$/;
const INSTAGRAM_CODE = /^[\w-]{5,40}$/;

/** What an address that stands alone leads to; null when it is no video or post that can be shown. */
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
  // Shared by an app, the name of the account stands before it.
  const [kind, code] = ['p', 'reel'].includes(first) ? [first, second] : [second, third];
  if (!['p', 'reel'].includes(kind) || !INSTAGRAM_CODE.test(code)) return null;
  return { kind: 'instagram', code, isReel: kind === 'reel' };
}

export function embedAddress({ kind, code, isReel }: EmbedLink): string {
  if (kind === 'youtube') return `https://www.youtube.com/watch?v=${code}`;
  return `https://www.instagram.com/${isReel ? 'reel' : 'p'}/${code}/`;
}

/** Its title until she gives it one. */
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
