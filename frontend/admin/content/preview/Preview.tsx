import styled from '@emotion/styled';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cardBox, color, space } from '../../../shared/theme/tokens';
import { Spinner } from '../../../shared/ui/Spinner';
import { readPreview } from '../../api/site';
import { shownPages } from '../../shownPages';
import { ButtonRow, QuietButton } from '../../ui/buttons';
import { SelectField } from '../../ui/Field';
import { LoadFailed, useLoaded } from '../../ui/Loaded';
import { useElementSize } from '../../ui/useElementSize';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SITE } from '../places';

const sizes = { phone: 390, desktop: 1280 } as const;
type Size = keyof typeof sizes;

export function Preview() {
  const { content, status, saveNow } = useSiteDraft();
  const [params, setParams] = useSearchParams();
  const options = Object.entries(shownPages(content));
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
            <QuietButton
              key={name}
              aria-pressed={size === name}
              onClick={() => setParams({ page: path, size: name }, { replace: true })}
            >
              {name === 'phone' ? 'Phone' : 'Desktop'}
            </QuietButton>
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

/** For a frame that runs no scripts: links to pages of this site lead to their preview, all others are disabled. */
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
  const { width: room } = useElementSize(box);
  const scale = Math.min(1, room / width) || 1;
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

const Controls = styled(ButtonRow)`
  align-items: end;
  margin-bottom: ${space[4]};
  > :first-of-type { flex: 1 1 12rem; max-width: 24rem; }
`;

const Sizes = styled(ButtonRow)`
  [aria-pressed='true'] { background: ${color.leaf}; color: ${color.jasmine}; }
  @media (forced-colors: active) { [aria-pressed='true'] { text-decoration: underline; } }
`;

const FrameBox = styled.div`
  height: 75vh;
  overflow: hidden;
  ${cardBox}
  iframe { max-width: none; border: 0; margin-inline: auto; transform-origin: 0 0; }
`;
