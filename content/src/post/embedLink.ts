import { type EmbedNames, embedOf } from '../figures.ts';

/** Addresses of videos and posts. Links that are shared from Instagram's app have the account's name first. */
const EMBEDS = [
  { embed: 'youtube', at: /^youtu\.be\/(?<id>[^/?]+)/ },
  { embed: 'youtube', at: /^((m|music)\.)?youtube\.com\/watch\/?\?(.*&)?v=(?<id>[^&]+)/ },
  {
    embed: 'youtube',
    at: /^((m|music)\.)?youtube(-nocookie)?\.com\/(shorts|embed|live|v)\/(?<id>[^/?]+)/,
  },
  { embed: 'instagram', at: /^instagram\.com\/([^/?]+\/)?(p|(?<kind>reel))\/(?<id>[^/?]+)/ },
];

export function embedLinkOf(text: string): EmbedNames | null {
  const url = /^\s*https?:\/\/\S+\s*$/i.test(text) ? URL.parse(text) : null;
  const address = url ? url.hostname.replace(/^www\./, '') + url.pathname + url.search : '';
  const found = EMBEDS.map(({ embed, at }) => ({ embed, ...at.exec(address)?.groups }));
  return found.find((names) => embedOf(names)) ?? null;
}
