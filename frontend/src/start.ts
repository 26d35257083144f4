// The page reads completely without scripts, so they wait until its fonts and first picture have arrived and are shown:
// on a slow line all share one pipe. What hangs keeps nobody waiting for long.
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

await Promise.race([Promise.all([loaded, painted]), waitedLong]);

if (import.meta.env.DEV) import('./app/entry-client');
// The renderer names the page's scripts for no medium, so that the browser leaves them to us.
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = href;
  document.head.append(script);
}
