import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { createBrowserRouter } from 'react-router-dom';

jest.unstable_mockModule('web-vitals', () =>
  Object.fromEntries(['onLCP', 'onINP', 'onCLS'].map((name) => [name, () => {}])),
);
const { report } = await import('./report');

type Router = ReturnType<typeof createBrowserRouter>;
let navigate: (pathname: string, state?: string) => void;
let sent: Record<string, unknown>[];

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  sent = [];
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  setNavigator({ webdriver: false, doNotTrack: null, globalPrivacyControl: undefined });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    expect([address, options]).toMatchObject([
      '/api/seen',
      { method: 'POST', keepalive: true, credentials: 'omit' },
    ]);
    sent.push(JSON.parse(String(options?.body)));
    return new Response(null, { status: 204 });
  });
});

function setNavigator(values: object) {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { configurable: true, value });
}

/** Opens a document at `address`. Listeners of earlier ones stay, so each test looks at its own page. */
function open(address: string, referrer = '', type = 'navigate') {
  history.replaceState(null, '', address);
  Object.assign(performance, { getEntriesByType: (of: string) => (of === 'navigation' ? [{ type }] : []) });
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
  const subscribe: Router['subscribe'] = (listen) => {
    navigate = (pathname, state = 'idle') =>
      listen({ location: { pathname }, navigation: { state } } as Router['state'], {} as never);
    return () => {};
  };
  report({ subscribe } as Router);
}
const of = (page: string) => sent.filter((one) => one.page === page);

it('reports the first page with its referrer and tag, and removes `from` from the address', () => {
  open('/one?from=window&q=hair#list', 'https://www.google.com/search?q=x');
  expect(of('/one')).toEqual([
    { page: '/one', new: true, from: 'www.google.com', tag: 'window', acts: [{ kind: 'seen' }] },
  ]);
  expect(location.pathname + location.search + location.hash).toBe('/one?q=hair#list');
});

it.each([
  ['/two?utm_source=card-2', '', { tag: 'card-2' }],
  ['/two?from=%3Cscript%3E', '', {}],
])('on %s, from %s, reports a tag only if it is valid', (address, referrer, told) => {
  open(address, referrer);
  expect(of('/two')).toEqual([{ page: '/two', new: true, ...told, acts: [{ kind: 'seen' }] }]);
});

it.each([
  ['a reload', 'https://www.google.com/', 'reload'],
  ['a new tab from the site itself', 'http://localhost/about', 'navigate'],
])('%s is no new visit and has no referrer', (_, referrer, type) => {
  open('/again?from=window', referrer, type);
  expect(of('/again')).toEqual([{ page: '/again', acts: [{ kind: 'seen' }] }]);
  expect(location.search).toBe('');
  sent = [];
});

it('reports every navigation, and a return from the back-forward cache', () => {
  open('/three');
  navigate('/four', 'loading');
  navigate('/four');
  navigate('/four');
  expect(of('/four')).toEqual([{ page: '/four', acts: [{ kind: 'seen' }] }]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(of('/four')).toHaveLength(2);
});

it('reports what was not found, cut between two syllables', () => {
  document.body.innerHTML = `<p data-unfound="Hair ${'സ്നേ'.repeat(10)}"></p>`;
  open('/unfound');
  fireEvent.change(document.body);
  expect(sent.at(-1)?.acts).toEqual([{ kind: 'unfound', detail: `hair ${'സ്നേ'.repeat(8)}` }]);
});

it('reports taps, with the name beside a chat link', () => {
  document.body.innerHTML = `
    <article data-name="Hair Spa"><h3>हेयर <span>स्पा</span></h3><a href="https://wa.me/91?text=Hi">Book</a></article>
    <article data-name="Makeup"><h2>Makeup</h2><a href="https://wa.me/91?text=Course">Ask</a></article>
    <a href="https://wa.me/91?text=Wedding" data-tap="enquiry">Send</a>
    <a href="https://wa.me/91?text=Visit" data-sum="2000">Send</a>
    <a href="https://wa.me/?text=Post">Share</a> <a href="tel:+91">Call</a> <a href="mailto:a@b.example">Write</a>
    <a href="https://share.google/x" data-tap="directions"><b>Way</b></a> <a href="https://roadmap.example/">Plan</a> <a href="https://www.instagram.com/x">Pictures</a> <a href="/x">Page</a>`;
  open('/five');
  for (const link of document.querySelectorAll('a')) fireEvent.click(link.querySelector('b') ?? link);
  expect(of('/five').flatMap(({ acts }) => acts)).toEqual([
    { kind: 'seen' },
    { kind: 'chat', detail: 'Hair Spa' },
    { kind: 'chat', detail: 'Makeup' },
    { kind: 'chat' },
    { kind: 'enquiry' },
    { kind: 'chat', detail: 'visit 2000 to 5000' },
    { kind: 'share' },
    { kind: 'call' },
    { kind: 'email' },
    { kind: 'directions' },
  ]);
});

it.each<[who: string, change: () => void]>([
  ['automation', () => setNavigator({ webdriver: true })],
  ['asks not to be tracked', () => setNavigator({ doNotTrack: '1' })],
  ['has Global Privacy Control', () => setNavigator({ globalPrivacyControl: true })],
  ['has left the device out', () => localStorage.setItem('not-counted', '1')],
  [
    'can’t say, as storage is blocked',
    () =>
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new Error('blocked');
      }),
  ],
])('reports nothing of who %s', (_, change) => {
  change();
  open('/ten?from=window');
  expect(of('/ten')).toEqual([]);
  expect(location.search).toBe('');
});
