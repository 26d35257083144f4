import type { SiteContent } from '@salon/content/description';
import { dateOf, localTime } from '@salon/content/hours/localTime';
import { languagesOf, pathIn, splitPath } from '@salon/content/languages';
import { inLanguage } from '@salon/content/said';
import { withoutHidden } from '@salon/content/visible';
import { dayWords } from '@salon/content/words/dates';
import { say, speaking } from '@salon/content/words/say';
import { paths } from '../shared/content/paths';
import { salon } from '../shared/content/salon';
import type { components } from '../shared/contract/blog-service';
import { shownPost } from '../shared/post/shownPost';
import { postPath } from '../shared/post/texts';
import type { PostData } from '../site/blog/data';
import { NO_RELATED } from './blog/posts';
import { askBlogService } from './blogService';

type ShownDraft = components['schemas']['ShownDraft'];

/** `/shared/TOKEN`, and what of the address is inside. */
const ADDRESS = /^(\/shared\/([\w-]{43}))([/?].*)?$/;
/** What runs, and what search engines, chats and phones would keep of the page. */
const GONE =
  /<script\b.*?<\/script>|<link rel="(?:modulepreload|canonical|alternate|manifest)"[^>]*>|<meta (?:property="og|name="twitter):[^>]*>/gs;
/** The token is in the address, so no other site is told that. */
const PRIVATE = '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">';
/** To pages: files have a dot. */
const LINKS = /(<(?:a|form)\b[^>]*? (?:href|action)=")(?=\/(?!\/|admin\/)[^".]*")/g;

export const LINK_ENDED = `<!doctype html><html lang="en"><head><meta charset="utf-8">${PRIVATE}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Draft</title></head>
<body style="margin:20vh auto;max-width:24em;padding:0 1.5em;font:1.25em/1.5 Georgia,serif"><main>
<h1 style="font:inherit">This draft is no longer there, or its link has ended. Please ask the salon for a new link.</h1>
<p><a href="/">To the salon’s site</a></p></main></body></html>`;

export interface SharedPage {
  /** Where the site stands for this page. */
  place: string;
  address: string;
  content: SiteContent;
  known?: PostData;
  finish(html: string): string;
}

/** What a link to a draft shows; an address where visitors see what it was the draft of; undefined when it doesn't work. */
export async function sharedPage(
  blogUrl: string,
  url: string,
  requestId: string,
  published: SiteContent,
): Promise<SharedPage | string | undefined> {
  const [, place = '', token, inside = ''] = ADDRESS.exec(url) ?? [];
  const asked = `${blogUrl}/internal/shared?token=${token}`;
  const answer = token && (await askBlogService(asked, { headers: { 'X-Request-Id': requestId } }));
  if (!answer) return undefined;
  const { until, post, content, leadsTo }: ShownDraft = await answer.json();
  // Two slashes would name another site, and browsers take a backslash for one.
  const address = inside.replace(/^[/\\]*/, '/');
  const isHome = new URL(address, 'http://pages').pathname === paths.home;
  if (leadsTo !== undefined) return leadsTo || address;
  if (content) return asDraft(withoutHidden(content), address, until, place);
  if (!post || !isHome) return undefined;
  const language = languagesOf(published).find((code) => code === post.language);
  const own = pathIn(language, postPath(post._id));
  const text = speaking(inLanguage(published, language).speech, () => shownPost(post));
  // From its path the way to the other languages follows.
  const page = {
    post: { ...text, isDraft: true as const },
    ...(language && { path: own }),
    related: NO_RELATED,
  };
  const withBlog = { ...published, pages: { ...published.pages, blog: true } };
  return { ...asDraft(withBlog, own, until), known: { page } };
}

/** The page says in its language that it is a draft, and until when it can be seen; its links stay inside. */
function asDraft(content: SiteContent, address: string, until: string, place = ''): SharedPage {
  const { language } = splitPath(new URL(address, 'http://pages').pathname);
  const day = dateOf(localTime(new Date(until), salon.timeZone));
  const text = speaking(inLanguage(content, language).speech, () =>
    say('Draft: not published yet. This link works until {day}.', { day: dayWords(day) }),
  );
  const notice = { id: 'draft', text, from: '2000-01-01T00:00', until: '9999-01-01T00:00' };
  return {
    place,
    address,
    content: { ...content, notices: [notice, ...content.notices] },
    finish: (html) => html.replace(GONE, '').replace('<head>', `$&${PRIVATE}`).replace(LINKS, `$1${place}`),
  };
}
