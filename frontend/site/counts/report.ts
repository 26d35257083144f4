// Loaded after the page. Nothing is stored on the device, and nothing says who it was.
import type { createBrowserRouter } from 'react-router-dom';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { isLeftOut } from '../../shared/notCounted';

const SPEEDS = { good: 'good', 'needs-improvement': 'middling', poor: 'slow' };
/** What a link out of the site is for. Others say it by `data-tap`, and one to a chat what else it is. */
const KINDS: [address: RegExp, kind: string][] = [
  [/^https:\/\/wa\.me\/\?/, 'share'],
  [/^https:\/\/wa\.me\//, 'chat'],
  [/^tel:/, 'call'],
  [/^mailto:/, 'email'],
];

export function report(router: ReturnType<typeof createBrowserRouter>): void {
  const first = whereFrom();
  // Whoever asks not to be tracked, and automation.
  const asked: Navigator & { globalPrivacyControl?: boolean } = navigator;
  if (asked.doNotTrack === '1' || asked.globalPrivacyControl || asked.webdriver) return;
  let page = location.pathname;
  const add = (kind: string, detail?: string) => send({ page, acts: [{ kind, detail }] });
  function addUnfound() {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-unfound]')) {
      const words = dataset.unfound?.trim().toLowerCase() ?? '';
      // Cut between two syllables.
      add('unfound', words.slice(0, new Intl.Segmenter().segment(words).containing(40)?.index));
      delete dataset.unfound;
    }
  }

  whenVisible(() => {
    const entry = page;
    send({ page, ...first, acts: [{ kind: 'seen' }] });
    for (const measure of [onLCP, onINP, onCLS])
      measure(({ name, rating }) =>
        send({ page: entry, acts: [{ kind: name.toLowerCase(), detail: SPEEDS[rating] }] }),
      );
  });
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === page) return;
    addUnfound();
    page = pathname;
    add('seen');
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && add('seen'));
  document.addEventListener('change', addUnfound);
  document.addEventListener('visibilitychange', () => document.hidden && addUnfound());
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    const [, kind] = KINDS.find(([address]) => address.test(link.href)) ?? [];
    if (kind) add(kind, kind === 'chat' ? topicOf(link) : undefined);
    if (link.dataset.tap) add(link.dataset.tap);
  });
}

/** A report that fails is dropped. The device may have been left out since the page was opened. */
function send(report: object) {
  if (isLeftOut()) return;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(report);
  fetch('/api/seen', { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(() => {});
}

/** A page that the browser prepared, or opened in another tab, may never be looked at. */
function whenVisible(then: () => void) {
  const { prerendering }: Document & { prerendering?: boolean } = document;
  const change = prerendering ? 'prerenderingchange' : document.hidden && 'visibilitychange';
  if (change) document.addEventListener(change, () => whenVisible(then), { once: true });
  else then();
}

/** Of a visit that begins; a reload, a way back and a link from here begin none. `from` is taken out, as addresses get shared. */
function whereFrom() {
  const address = new URL(location.href);
  const tag = address.searchParams.get('from') ?? address.searchParams.get('utm_source') ?? '';
  address.searchParams.delete('from');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  const from = document.referrer && new URL(document.referrer).host;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (from === location.host || /^(reload|back_forward)$/.test(arrival?.type ?? '')) return {};
  return {
    new: true,
    from: from || undefined,
    tag: /^[a-z0-9-]{1,30}$/.test(tag) ? tag : undefined,
  };
}

function topicOf(link: HTMLAnchorElement) {
  const sum = Number(link.dataset.sum);
  if (sum > 0) return `visit ${sum < 2000 ? 'under 2000' : sum <= 5000 ? '2000 to 5000' : 'over 5000'}`;
  return link.closest('article')?.dataset.name;
}
