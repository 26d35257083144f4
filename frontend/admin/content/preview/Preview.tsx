import styled from '@emotion/styled';
import type { SiteContent } from '@salon/content/description';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { menuPath, paths } from '../../../shared/content/paths';
import { color, fontSize, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { Spinner } from '../../../shared/ui/Spinner';
import { readPreview } from '../../api/site';
import { LoadFailed, useLoaded } from '../../ui/Loaded';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SelectField } from '../parts/controls';
import { SITE } from '../places';

/** The pages to choose from, by path. */
function optionsOf({ words, menus, pages }: SiteContent): [path: string, name: string][] {
  const page = (id: 'home' | 'about' | 'services' | 'prices' | 'offers' | 'academy' | 'terms' | 'privacy') =>
    [paths[id], words[id].name] satisfies [string, string];
  return [
    ...[page('home'), page('about'), page('services')],
    ...menus
      .filter(({ hidden }) => !hidden)
      .map(({ address, name }): [string, string] => [menuPath(address), name]),
    page('prices'),
    ...(pages.offers ? [page('offers')] : []),
    ...(pages.academy ? [page('academy')] : []),
    ...[page('terms'), page('privacy')],
  ];
}

const sizes = { phone: 390, desktop: 1280 } as const;
type Size = keyof typeof sizes;

/** The real pages with the draft's content, at the width of a phone or a desktop. */
export function Preview() {
  const { content, status, saveNow } = useSiteDraft();
  const [params, setParams] = useSearchParams();
  const options = optionsOf(content);
  const path = pathIn(params.get('page'));
  const size: Size = params.get('size') === 'desktop' ? 'desktop' : 'phone';
  const preview = useLoaded(
    (signal) => saveNow().then(() => readPreview(path, signal)),
    'The preview can’t be loaded right now.',
    [path, content],
  );

  return (
    <>
      <Controls>
        <SelectField
          label="Page"
          options={options.some(([known]) => known === path) ? options : [[path, path], ...options]}
          value={path}
          onChange={(page) => setParams({ page, size })}
        />
        <Sizes role="group" aria-label="Width">
          {(Object.keys(sizes) as Size[]).map((name) => (
            <SizeButton
              key={name}
              type="button"
              aria-pressed={size === name}
              onClick={() => setParams({ page: path, size: name }, { replace: true })}
            >
              {name === 'phone' ? 'Phone' : 'Desktop'}
            </SizeButton>
          ))}
        </Sizes>
      </Controls>
      {status === 'unsaved' && <p>What is not saved yet is missing here.</p>}
      {preview.error ? (
        <LoadFailed error={preview.error} onRetry={preview.reload} />
      ) : preview.value === undefined ? (
        <Spinner label="Loading the preview" />
      ) : (
        <Frame html={previewHtml(preview.value, path, size)} width={sizes[size]} />
      )}
    </>
  );
}

/** The path in the address if it is one of this site, else the home page. */
const pathIn = (page: string | null) => (page && /^\/(?!\/)/.test(page) ? page : '/');

const NO_PAGE = /^\/(admin|api|media|assets)\b|\.\w+$/;

/**
 * A page's HTML for the preview's frame, which runs no scripts. Links to pages of this site lead to their preview; all others
 * are disabled.
 */
export function previewHtml(html: string, path: string, size: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // The browser would log an error for each script that the frame's sandbox blocks.
  for (const script of page.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
  for (const link of page.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) continue;
    const { origin, pathname } = new URL(href, window.location.origin + path);
    if (origin === window.location.origin && !NO_PAGE.test(pathname)) {
      link.setAttribute('href', `${SITE}/preview?${new URLSearchParams({ page: pathname, size })}`);
      link.setAttribute('target', '_top');
    } else {
      link.removeAttribute('href');
    }
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

function Frame({ html, width }: { html: string; width: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(width);
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <FrameBox ref={box}>
      <iframe
        title="Preview of the page"
        srcDoc={html}
        // Fonts load only with the page's origin; links open in the whole window, not in the frame.
        sandbox="allow-same-origin allow-top-navigation-by-user-activation"
        style={{ width, height: `calc(75vh / ${scale})`, transform: `scale(${scale})` }}
      />
    </FrameBox>
  );
}

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]};
  margin-bottom: ${space[4]};
  > :first-of-type { flex: 1 1 12rem; max-width: 24rem; }
`;

const Sizes = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const SizeButton = styled.button`
  min-height: 3rem;
  min-width: ${touchTarget};
  padding-inline: ${space[5]};
  border: 1px solid ${color.leaf};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.leaf};
  &:first-of-type { border-radius: ${radius} 0 0 ${radius}; }
  &:last-of-type { border-radius: 0 ${radius} ${radius} 0; }
  &[aria-pressed='true'] { background: ${color.leaf}; color: ${color.jasmine}; }
  @media (forced-colors: active) { &[aria-pressed='true'] { text-decoration: underline; } }
`;

const FrameBox = styled.div`
  height: 75vh;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  iframe { max-width: none; border: 0; margin-inline: auto; transform-origin: 0 0; }
`;
