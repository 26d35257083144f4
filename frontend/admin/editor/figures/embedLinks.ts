import { type EmbedNames, embedOf } from '@salon/content/figures';

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];

/** The video or post that an address leads to; null when the text is not just such an address. */
export function embedLinkOf(text: string): EmbedNames | null {
  const names = /^\s*https?:\/\/\S+\s*$/i.test(text) && namesIn(URL.parse(text));
  return names && embedOf(names) ? names : null;
}

function namesIn(url: URL | null): EmbedNames {
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  const [first = '', second = '', third = ''] = url?.pathname.split('/').filter(Boolean) ?? [];
  if (host === 'youtu.be') return { embed: 'youtube', id: first };
  if (YOUTUBE_HOSTS.includes(host)) {
    if (first === 'watch') return { embed: 'youtube', id: url?.searchParams.get('v') ?? '' };
    return ['shorts', 'embed', 'live'].includes(first) ? { embed: 'youtube', id: second } : {};
  }
  // Links that are shared from the app have the account's name first in their path.
  const [kind, id] = ['p', 'reel'].includes(first) ? [first, second] : [second, third];
  if (host !== 'instagram.com' || !['p', 'reel'].includes(kind)) return {};
  return { embed: 'instagram', id, ...(kind === 'reel' && { kind }) };
}
