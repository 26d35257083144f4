import { createHash } from 'node:crypto';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { SiteContent } from '@salon/content/description';
import { localTime } from '@salon/content/hours/localTime';
import { lastChange } from '@salon/content/hours/shown';
import { type LanguageCode, languageCodes, languagesOf, pathIn, splitPath } from '@salon/content/languages';
import { each } from '@salon/content/menus';
import { isAbsent } from '@salon/content/reachable';
import { inLanguage, type Said } from '@salon/content/said';
import { speaking } from '@salon/content/words/say';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  redirect,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { iconLinks } from '../shared/content/icons';
import { paths } from '../shared/content/paths';
import { absolute, salon } from '../shared/content/salon';
import type { Page } from '../shared/content/types';
import { ENTRY, HYDRATION_ID, ROOT_ID } from '../shared/document';
import { createStyleCache } from '../shared/theme/styleCache';
import { withTypefaces } from '../shared/theme/typefaces';
import { withPalette } from '../shared/theme/withPalette';
import type { BlogLoaders, Places } from '../site/blog/data';
import { dataOf, type PageFile } from '../site/page-data';
import { type Frame, frameOf } from '../site/page-data/frame';
import { type Shown } from '../site/page-data/shown';
import { createRoutes, LAYOUT_ID } from '../site/routes';
import { EMPTY_ROOT, preloadLinks } from './document';
import { paletteFor, placeIn, withDrawings } from './drawings';
import { headOf } from './head';
import {
  type Alternate,
  alternateLinks,
  alternatesAt,
  feedLink,
  isTranslated,
  leadsTo,
  pageJsonLd,
} from './languages';
import { markLanguages } from './markLanguages';

interface RenderedPage {
  status: number;
  html: string;
  /** What `/page-data/….json` holds: a `PageFile`; of the blog's pages what their loaders return. */
  data: unknown;
  /** The languages in which search engines are told of it. */
  alternates: Alternate[];
}

interface Options {
  /** index.html as built, with its `<!--head-->` mark and its empty root element. */
  template: string;
  /** Source file of the entry → addresses of the scripts it needs. */
  scripts: Record<string, string[]>;
  blog: BlogLoaders;
}

/** What all pages of a language share. */
type Shared = Shown & Said & { original: SiteContent; frame: Frame };

type Made = { context: StaticHandlerContext } & Awaited<ReturnType<typeof renderMarkup>>;

/** When the result is the same for two moments, the pages of an edition are identical to the byte. */
export const pagesAsOf = (content: SiteContent, now: Date) =>
  lastChange(content, localTime(now, salon.timeZone));

/** A component threw, so the page must be neither shown nor written. */
export class RenderError extends Error {}

/**
 * Makes the function that renders a page. It returns a Response for a redirect and for what is not there. It throws what a loader
 * threw, or a RenderError.
 */
export function createRenderer({ template, scripts, blog }: Options) {
  const routes = createRoutes(async () => ({
    frame: async ({ context }) => context.frame,
    page: async (id, { context, params }) => speaking(context.speech, () => dataOf(id, context, params.menu)),
    post: async (args) => args.context.known ?? blog.post(args),
    postList: async (args) => args.context.known ?? blog.postList(args),
  }));
  const english = createStaticHandler(routes);
  const others = each(languageCodes, (code) => createStaticHandler(routes, { basename: pathIn(code, '/') }));
  const build = createHash('sha256').update(JSON.stringify(scripts)).digest('hex').slice(0, 12);

  /** What all pages of one moment share, by language. */
  let shared: { original: SiteContent; at: Date; in: Map<string, Shared> } | undefined;
  function sharedOf(original: SiteContent, at: Date, language?: LanguageCode): Shared {
    if (shared?.original !== original || shared.at !== at) shared = { original, at, in: new Map() };
    const known = shared.in.get(language ?? '');
    if (known) return known;
    const said = inLanguage(original, language);
    const shown = { ...said, original, language, now: pagesAsOf(original, at) };
    const made = { ...shown, frame: speaking(said.speech, () => frameOf(shown)) };
    shared.in.set(language ?? '', made);
    return made;
  }

  /** Renders what is inside the document; a Response for a redirect and for what is not there. */
  async function make(request: Request, shown: Shared, known?: unknown) {
    const { language, speech } = shown;
    const { query, dataRoutes } = language ? others[language] : english;
    const { pathname } = new URL(request.url);
    const isOff = isAbsent(language ? splitPath(pathname).path : pathname, shown.content);
    const notFound = new URL(pathIn(language, paths.notFound), request.url);
    const asked = isOff ? new Request(notFound, request) : request;
    const context = await query(asked, { requestContext: { ...shown, known } });
    if (context instanceof Response) return context;
    const [failure] = Object.values(context.errors ?? {});
    if (isRouteErrorResponse(failure)) return new Response(null, { status: failure.status });
    if (failure) throw failure;
    const router = createStaticRouter(dataRoutes, context);
    const { head, body } = await speaking(speech, () => renderMarkup(context, router));
    const data = context.loaderData[`${context.matches.at(-1)?.route.id}`];
    const more = context.statusCode === 200 ? speaking(speech, () => headOf(data, shown.frame)) : '';
    return { context, head: head + more, body };
  }

  /** Whether enough of a page in a language is translated, by its path. */
  const translatedPages = new WeakMap<SiteContent, Map<string, boolean>>();

  /** The languages in which enough of a page is translated that is made from the edition. */
  async function alternatesOf(path: string, shown: Shared, at: Date, made: Made): Promise<Alternate[]> {
    const { original, language } = shown;
    const codes: LanguageCode[] = [];
    const known = translatedPages.get(original) ?? new Map<string, boolean>();
    translatedPages.set(original, known);
    for (const code of languagesOf(original)) {
      const place = pathIn(code, path);
      if (!known.has(place)) {
        const request = new Request(absolute(place));
        const page = code === language ? made : await make(request, sharedOf(original, at, code));
        known.set(place, !(page instanceof Response) && isTranslated(page.body));
      }
      if (known.get(place)) codes.push(code);
    }
    return language && !codes.includes(language) ? [] : alternatesAt(path, codes);
  }

  /** The whole document, and the page's data. */
  function documentOf(
    { context, head, body }: Made,
    { original, language }: Shared,
    path: string | undefined,
    alternates: Alternate[],
  ) {
    const { colours, typefaces } = original.salon;
    const place = placeIn(colours);
    const drawn = (text: string) => withDrawings(text, original.salon);
    const marked = (text: string) => (language ? markLanguages(text, language) : text);
    const inHead = [
      iconLinks(original.salon, place),
      preloadLinks(scripts[ENTRY] ?? []),
      drawn(marked(head)),
      alternateLinks(alternates, language),
      language && !path && alternates[0] && feedLink(language),
      path && languagesOf(original)[0] && pageJsonLd(pathIn(language, path), language),
    ];
    const html = withPalette(withTypefaces(template, typefaces, language), paletteFor(colours))
      .replace('<html lang="en-IN"', (tag) => (language ? `<html lang="${language}"` : tag))
      .replace('<!--head-->', () => inHead.filter(Boolean).join(''))
      .replace(EMPTY_ROOT, () => drawn(`${marked(body)}${hydrationData(context, build, language)}`));
    const data = pageDataOf(context, build);
    return { html, data: place ? JSON.parse(drawn(JSON.stringify(data))) : data };
  }

  /** Renders an address in its language. The data of a page of the blog are asked for unless they are `known`. */
  return async (
    request: Request,
    original: SiteContent,
    at: Date,
    known?: unknown,
  ): Promise<RenderedPage | Response> => {
    const url = new URL(request.url);
    const elsewhere = leadsTo(url, original);
    if (elsewhere) return redirect(elsewhere, 301);
    const asked = splitPath(url.pathname).language;
    const language = asked && languagesOf(original).includes(asked) ? asked : undefined;
    const shown = sharedOf(original, at, language);
    let made = await make(request, shown, known);
    if (made instanceof Response) return made;
    const path = sitePageOf(made.context);
    const alternates = path ? await alternatesOf(path, shown, at, made) : alternatesIn(made.context);
    if (language && path && !alternates[0]) made = await make(request, { ...shown, isLittle: true });
    if (made instanceof Response) return made;
    return { status: made.context.statusCode, alternates, ...documentOf(made, shown, path, alternates) };
  };
}

/** The path of a page that is made from the edition, in English. */
function sitePageOf({ matches, loaderData, statusCode }: StaticHandlerContext): string | undefined {
  const route = matches.at(-1)?.route;
  if (!route?.handle || statusCode !== 200) return undefined;
  return splitPath((loaderData[route.id] as { page: Page }).page.path).path;
}

/** Those that a page of the blog says in its data. */
function alternatesIn({ matches, loaderData }: StaticHandlerContext): Alternate[] {
  const data = loaderData[`${matches.at(-1)?.route.id}`] as (Places & { page?: Places | null }) | null;
  return (data?.page ?? data)?.alternates ?? [];
}

export async function renderMarkup(
  context: StaticHandlerContext,
  router: ReturnType<typeof createStaticRouter>,
) {
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const markup = await renderCompletely(
    <div id={ROOT_ID}>
      <CacheProvider value={cache}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </CacheProvider>
    </div>,
  );
  // React puts the elements of the head (title, meta, link) before the root element.
  const start = markup.indexOf(`<div id="${ROOT_ID}">`);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(markup));
  return { head: markup.slice(0, start) + styles, body: markup.slice(start) };
}

/** React's mark for a boundary whose content threw. The page then contains the boundary's fallback. */
const FAILED_BOUNDARY = '<!--$!-->';

/**
 * renderToString takes a fifth less CPU time (3.3 ms for a page, not 4) than the APIs that report what was thrown below <Suspense>.
 * React can't run those beside the browser's renderer, as the tests of hydration do.
 */
async function renderCompletely(page: ReactNode): Promise<string> {
  let markup: string;
  try {
    markup = renderToString(page);
  } catch (cause) {
    throw new RenderError('A component threw.', { cause });
  }
  if (!markup.includes(FAILED_BOUNDARY)) return markup;
  const errors: unknown[] = [];
  await prerenderToNodeStream(page, { onError: (error) => void errors.push(error) });
  throw new RenderError('A component threw below <Suspense>.', { cause: errors[0] });
}

function pageDataOf({ matches, loaderData }: StaticHandlerContext, build: string): unknown {
  const route = matches.at(-1)?.route;
  if (!route) return null;
  if (!route.handle) return loaderData[route.id];
  return { build, layout: loaderData[LAYOUT_ID], page: loaderData[route.id] } satisfies PageFile;
}

function hydrationData({ loaderData }: StaticHandlerContext, build: string, language?: LanguageCode): string {
  const basename = language && pathIn(language, '/');
  // An unescaped `</script>` in a text would end the element.
  const json = JSON.stringify({ build, basename, loaderData }).replaceAll('<', '\\u003c');
  return `<script id="${HYDRATION_ID}" type="application/json">${json}</script>`;
}
