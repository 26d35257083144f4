// Imports nothing, which would load with it.
//
// Pages are complete without scripts, so these are loaded after the fonts and the first picture: on a slow line they
// would compete for bandwidth. A request that hangs delays them by three seconds at most.
const LONGEST_WAIT_MS = 3000;

const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else window.addEventListener('load', resolve, { once: true });
});
const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
});
const waitedLong = new Promise<unknown>((resolve) => {
  setTimeout(resolve, LONGEST_WAIT_MS);
});

// The shell's root element is empty: there is nothing to show before its scripts.
const rendered = document.querySelector('#root > *');
if (rendered) await Promise.race([Promise.all([loaded, painted]), waitedLong]);

if (import.meta.env.DEV) import('./app/entry-client');
// The renderer names the page's scripts with `media="not all"`, so that browsers do not load them earlier.
const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
for (const link of scripts) {
  link.media = '';
  document.head.append(link);
}
// Imported by the last one all would run as one long task; a phone has two of half its length.
for (const { href } of scripts) await import(/* @vite-ignore */ href);
