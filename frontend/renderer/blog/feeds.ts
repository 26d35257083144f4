import type { SiteContent } from '@salon/content/description';
import { languagesOf, pathIn } from '@salon/content/languages';
import { inLanguage } from '@salon/content/said';
import { say, speaking } from '@salon/content/words/say';
import { paths } from '../../shared/content/paths';
import { absolute } from '../../shared/content/salon';
import type { PostSummary } from '../../shared/post/types';
import type { Edition } from '../blogService';
import { escapeHtml } from '../document';
import { folderIn, folders } from './files';
import type { Around, Posts } from './posts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const RSS_ITEMS = 30;
/** The most addresses that the protocol allows in a sitemap. */
const MOST_PLACES = 50_000;
const [INDEX, POSTS, RSS] = ['sitemap.xml', 'sitemap-posts-1.xml', 'rss.xml'];

/** The names of all feeds that there may be. */
export const feedNames = [INDEX, POSTS, ...folders.map((folder) => folder + RSS)];

/** Each feed that there is, by its name: the sitemaps of the pages and of the posts, the newest posts of each language. */
export function feedsOf(posts: Posts, { content, publishedAt }: Edition): Map<string, string> {
  const others = languagesOf(content);
  // Of its versions a post's own page tells.
  const listed = posts.all.filter(({ language }) => language === 'en' || others.includes(language));
  const newest = listed.map(({ changed }) => changed).sort();
  const sitemaps: Place[] = [['/sitemap-pages.xml', publishedAt]];
  if (content.pages.blog && listed[0]) sitemaps.push([`/${POSTS}`, newest.at(-1)]);
  const feeds = new Map([[INDEX, sitemap('sitemapindex', sitemaps)]]);
  if (!content.pages.blog) return feeds;
  const places = listed.map((post): Place => [posts.pathOf(post), post.changed]);
  feeds.set(POSTS, sitemap('urlset', places));
  for (const around of [undefined, ...others]) feeds.set(folderIn(around) + RSS, rss(posts, content, around));
  return feeds;
}

/** Where something is and, if that is known, when it last changed for visitors. */
type Place = [path: string, changed?: string | null];

export function sitemap(kind: 'sitemapindex' | 'urlset', places: Place[]): string {
  const tag = kind === 'urlset' ? 'url' : 'sitemap';
  const all = places.slice(0, MOST_PLACES).map(([path, changed]) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<${tag}><loc>${address(path)}</loc>${lastmod}</${tag}>\n`;
  });
  return `${HEAD}<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${all.join('')}</${kind}>\n`;
}

/** RSS 2.0 of the newest posts in a language, each with its summary and picture. */
function rss(posts: Posts, original: SiteContent, around: Around): string {
  const { content, speech } = inLanguage(original, around);
  const { name } = content.salon;
  const blog = address(pathIn(around, paths.blog));
  const shown = posts.in(undefined, around).slice(0, RSS_ITEMS);
  const newest = shown[0] && `<lastBuildDate>${utc(shown[0].summary)}</lastBuildDate>\n`;
  return speaking(
    speech,
    () => `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeHtml(name)}</title>
<link>${blog}</link>
<description>${escapeHtml(say('Advice and news from {salon}', { salon: name }))}</description>
<language>${around ?? 'en'}-IN</language>
${newest ?? ''}<atom:link href="${address(pathIn(around, `/${RSS}`))}" rel="self" type="application/rss+xml"/>
${shown.map(({ summary }) => itemOf(summary, blog)).join('')}</channel>
</rss>
`,
  );
}

function itemOf(post: PostSummary, blog: string): string {
  const { _id, title, excerpt, author, category, image } = post;
  const url = image && (image.startsWith('/') ? address(image) : escapeHtml(image));
  // Feed readers treat title and description as HTML, and ours are plain text. The author is plain text for them too, and
  // RSS's own `author` element must contain an e-mail address.
  return `<item>
<title>${escapeHtml(escapeHtml(title))}</title>
<link>${blog}/${_id}</link>
<guid>${blog}/${_id}</guid>
<pubDate>${utc(post)}</pubDate>
<dc:creator>${escapeHtml(author)}</dc:creator>
${category ? `<category>${escapeHtml(say(category))}</category>\n` : ''}<description>${escapeHtml(escapeHtml(excerpt))}</description>
${url ? `<media:content url="${url}" medium="image"/>\n` : ''}</item>
`;
}

const utc = ({ date }: PostSummary) => new Date(date).toUTCString();

const address = (path: string) => escapeHtml(absolute(path));
