import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pages } from '../../../../content/pages';
import { services } from '../../../../content/services/catalogue';
import { color, fontSize, radius, space, touchTarget } from '../../../../theme/tokens';
import { Button } from '../../../../ui/Button';
import { Spinner } from '../../../../ui/Spinner';
import { errorMessage } from '../../api/errorMessage';
import { readPreview } from '../../api/site';
import { Field, Select } from '../../ui/Field';
import { useSiteDraft } from '../draft/SiteDraftProvider';

const { home, about, services: list, offers, academy } = pages;
const shownPages = [home, about, list, ...Object.values(services), offers, academy];

const sizes = { phone: 390, desktop: 1280 } as const;
type Size = keyof typeof sizes;

/** The real pages with what the draft says, as wide as a phone or a desktop shows them. */
export function Preview() {
  const { content, status, saveNow } = useSiteDraft();
  const [params, setParams] = useSearchParams();
  const path = params.get('page') ?? '/';
  const [size, setSize] = useState<Size>('phone');
  const [html, setHtml] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    setError(null);
    saveNow()
      .then(() => readPreview(path, asking.signal))
      .then((page) => setHtml(withoutScripts(page)))
      .catch((failed) => {
        if (asking.signal.aborted) return;
        setError(errorMessage(failed, { prefix: '', fallback: 'The preview can’t be loaded right now.' }));
      });
    return () => asking.abort();
  }, [path, attempt, content, saveNow]);

  const show = (page: string) => setParams({ page });
  return (
    <>
      <Controls>
        <Field label="Page">
          {(control) => (
            <Select {...control} value={path} onChange={(event) => show(event.target.value)}>
              {shownPages.every((page) => page.path !== path) && <option value={path}>{path}</option>}
              {shownPages.map(({ path, name }) => (
                <option key={path} value={path}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Sizes role="group" aria-label="Width">
          {(Object.keys(sizes) as Size[]).map((name) => (
            <SizeButton key={name} type="button" aria-pressed={size === name} onClick={() => setSize(name)}>
              {name === 'phone' ? 'Phone' : 'Desktop'}
            </SizeButton>
          ))}
        </Sizes>
      </Controls>
      {status === 'unsaved' && <p>What is not saved yet is missing here.</p>}
      {error && (
        <Trouble role="alert">
          <p>{error}</p>
          <Button type="button" variant="outline" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </Trouble>
      )}
      {html === undefined && !error && <Spinner label="Loading the preview" />}
      {html !== undefined && !error && <Frame html={html} width={sizes[size]} onFollow={show} />}
    </>
  );
}

interface FrameProps {
  html: string;
  width: number;
  /** With the path of a link to another page of the site. */
  onFollow: (path: string) => void;
}

function Frame({ html, width, onFollow }: FrameProps) {
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
        sandbox="allow-same-origin"
        style={{ width, height: `calc(75vh / ${scale})`, transform: `scale(${scale})` }}
        onLoad={(event) => followLinks(event.currentTarget.contentDocument, onFollow)}
      />
    </FrameBox>
  );
}

/** A link to another page shows its preview; one that leads out of the site stays without effect. */
function followLinks(page: Document | null, onFollow: (path: string) => void) {
  page?.addEventListener('click', (event) => {
    const link = event.target instanceof Node && closestLink(event.target);
    if (!link) return;
    const { origin, pathname, hash } = new URL(link.href, window.location.href);
    // Within the page the browser scrolls by itself.
    if (hash && link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    if (origin === window.location.origin && !/^\/(admin|blog|media|assets)\b/.test(pathname))
      onFollow(pathname);
  });
}

/** The frame has classes of its own: `instanceof Element` is false for what is in it. */
function closestLink(node: Node): HTMLAnchorElement | null {
  const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement;
  return element?.closest('a') ?? null;
}

/** The frame runs none, and the browser would complain about each. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
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
`;

const Trouble = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[5]};
  background: ${color.claySoft};
`;

const FrameBox = styled.div`
  height: 75vh;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  iframe { max-width: none; border: 0; margin-inline: auto; transform-origin: 0 0; }
`;
