import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pages } from '../../../shared/content/pages';
import { services } from '../../../shared/content/services/catalogue';
import { color, fontSize, radius, space, touchTarget } from '../../../shared/theme/tokens';
import { Spinner } from '../../../shared/ui/Spinner';
import { errorMessage } from '../../api/errorMessage';
import { readPreview } from '../../api/site';
import { LoadFailed } from '../../ui/Loaded';
import { useSiteDraft } from '../draft/SiteDraftProvider';
import { SelectField } from '../fields/SelectField';
import { previewHtml } from './previewHtml';

const { home, about, services: list, offers, academy } = pages;
const shownPages = [home, about, list, ...Object.values(services), offers, academy];
const options = shownPages.map(({ path, name }) => [path, name] as const);

const sizes = { phone: 390, desktop: 1280 } as const;
type Size = keyof typeof sizes;

/** The real pages with the draft's content, at the width of a phone or a desktop. */
export function Preview() {
  const { content, status, saveNow } = useSiteDraft();
  const [params, setParams] = useSearchParams();
  const path = pathIn(params.get('page'));
  const size: Size = params.get('size') === 'desktop' ? 'desktop' : 'phone';
  const [html, setHtml] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    setError(null);
    saveNow()
      .then(() => readPreview(path, asking.signal))
      .then(setHtml)
      .catch((failed) => {
        if (asking.signal.aborted) return;
        setError(errorMessage(failed, { prefix: '', fallback: 'The preview can’t be loaded right now.' }));
      });
    return () => asking.abort();
  }, [path, attempt, content, saveNow]);

  return (
    <>
      <Controls>
        <SelectField
          label="Page"
          options={shownPages.some((page) => page.path === path) ? options : [[path, path], ...options]}
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
      {error && <LoadFailed error={error} onRetry={() => setAttempt(attempt + 1)} />}
      {html === undefined && !error && <Spinner label="Loading the preview" />}
      {html !== undefined && !error && <Frame html={previewHtml(html, path, size)} width={sizes[size]} />}
    </>
  );
}

/** The path in the address if it is one of this site, else the home page. */
const pathIn = (page: string | null) => (page && /^\/(?!\/)/.test(page) ? page : '/');

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
