// No imports here, as they would load together with this file.
// Scripts come after the fonts and the first picture, with which they would compete; a hanging request delays them by 3 s at most.
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

// Where no page was rendered the root element is empty: nothing can be painted before its scripts run, so they are loaded at once.
const rendered = document.querySelector('#root > *');
if (rendered) await Promise.race([Promise.all([loaded, painted]), waitedLong]);

// Nobody prints before the page is painted, so the style for paper comes after it.
document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript')?.textContent ?? '');

// React creates errors while it loads, and their stack traces make V8 parse the library twice. The entry switches them on again.
Error.stackTraceLimit = 0;

if (import.meta.env.DEV) import('./entry');
// The renderer names the page's scripts with `media="not all"`, so that browsers do not load them earlier.
const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
for (const link of scripts) {
  link.media = '';
  document.head.append(link);
}
// One by one: if only the last one was imported, all would run as one long task. A phone now has two tasks of half that length.
for (const { href } of scripts) await import(/* @vite-ignore */ href);
