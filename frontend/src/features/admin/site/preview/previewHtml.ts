/** Where the preview of a page is shown. */
export const previewAddress = (page: string, size: string) =>
  `/admin/site/preview?${new URLSearchParams({ page, size })}`;

const NO_PAGE = /^\/(admin|api|media|assets)\b|\.\w+$/;

/**
 * A page as it stands in the preview's frame, which runs no scripts: its links lead to the preview of their page, and those
 * that lead out of the site nowhere.
 */
export function previewHtml(html: string, path: string, size: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // The browser would complain about each.
  for (const script of page.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
  for (const link of page.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) continue;
    const { origin, pathname } = new URL(href, window.location.origin + path);
    if (origin === window.location.origin && !NO_PAGE.test(pathname)) {
      link.setAttribute('href', previewAddress(pathname, size));
      link.setAttribute('target', '_top');
    } else {
      link.removeAttribute('href');
    }
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
