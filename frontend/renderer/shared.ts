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
import type { PostData } from '../site/blog/loaders';
import { askBlogService } from './askBlogService';
import type { Edition } from './pages/render';

type ShownDraft = components['schemas']['ShownDraft'];

/** `/shared/TOKEN`, and what of the address is inside. */
const ADDRESS = /^(\/shared\/([\w-]{43}))([/?].*)?$/;
const SCRIPTS = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;
/** What search engines, chats and phones would keep of the page. */
const KEPT_ELSEWHERE =
  /<link rel="(?:canonical|alternate|manifest)"[^>]*>|<meta (?:property="og|name="twitter):[^>]*>/g;
/** The token is in the address, so no other site is told that. */
const PRIVATE = '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">';
const PICTURES = /(?<=[\s"'(,;])\/media\/(?=[0-9a-f]{20}-)/g;
/** To pages: files have a dot. */
const LINKS = /(<(?:a|form)\b[^>]*? (?:href|action)=")(?=\/(?!\/|admin\/)[^".]*")/g;

export const LINK_ENDED = `<!doctype html><html lang="en"><head><meta charset="utf-8">${PRIVATE}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Draft</title></head>
<body style="margin:20vh auto;max-width:24em;padding:0 1.5em;font:1.25em/1.5 Georgia,serif"><main>
<h1 style="font:inherit">This link to a draft does not work any more. Please ask the salon for a new one.</h1></main></body></html>`;

export interface SharedPage {
  /** Where the site stands for this page. */
  place: string;
  address: string;
  edition: Edition;
  known?: PostData;
  finish(html: string): string;
}

/** What a link to a draft shows; an address where visitors see what it was the draft of; undefined when it doesn't work. */
export async function sharedPage(
  blogUrl: string,
  url: string,
  requestId: string,
  published: Edition,
): Promise<SharedPage | string | undefined> {
  const [, place = '', token, inside = ''] = ADDRESS.exec(url) ?? [];
  const asked = `${blogUrl}/internal/shared?token=${token}`;
  const answer = token && (await askBlogService(asked, { headers: { 'X-Request-Id': requestId } }));
  if (!answer) return undefined;
  const { until, post, content, leadsTo }: ShownDraft = await answer.json();
  // Two slashes would name another site, and browsers take a backslash for one.
  const address = inside.replace(/^[/\\]*/, '/');
  if (leadsTo !== undefined) return leadsTo || address;
  if (content) {
    const edition = { ...published, publishedAt: null, content: withoutHidden(content) };
    const shown = withNotice(edition, address, until);
    return {
      place,
      address,
      edition: shown,
      finish: (html) => asShared(html, place).replace(LINKS, `$1${place}`),
    };
  }
  if (!post || new URL(address, 'http://pages').pathname !== paths.home) return undefined;
  const codes = languagesOf(published.content);
  const language = codes.find((code) => code === post.language);
  const { speech } = inLanguage(published.content, language);
  const { language: _, ...unsaid } = post;
  const own = pathIn(language, postPath(post._id));
  const known: PostData = {
    page: {
      post: { ...speaking(speech, () => shownPost(codes.length > 0 ? post : unsaid)), isDraft: true },
      // From which the way to the other languages follows.
      ...(language && { path: own }),
      related: { previous: null, next: null, related: [] },
    },
  };
  const { pages } = published.content;
  const withBlog = { ...published, content: { ...published.content, pages: { ...pages, blog: true } } };
  const edition = withNotice(withBlog, own, until);
  return { place: '', address: own, edition, known, finish: (html) => asShared(html, place) };
}

/** The page says in its language that it is a draft, and until when it can be seen. */
function withNotice(edition: Edition, address: string, until: string): Edition {
  const { content } = edition;
  const { language } = splitPath(new URL(address, 'http://pages').pathname);
  const day = dateOf(localTime(new Date(until), salon.timeZone));
  const text = speaking(inLanguage(content, language).speech, () =>
    say('Draft: not published yet. This link works until {day}.', { day: dayWords(day) }),
  );
  const notice = { id: 'draft', text, from: '2000-01-01T00:00', until: '9999-01-01T00:00' };
  return { ...edition, content: { ...content, notices: [notice, ...content.notices] } };
}

const asShared = (html: string, place: string) =>
  html
    .replace(SCRIPTS, '')
    .replace(KEPT_ELSEWHERE, '')
    .replace('<head>', `$&${PRIVATE}`)
    .replace(PICTURES, `${place}/media/`);
