/** The address that shows the preview of a page. */
const previewAddress = (page: string, size: string) =>
  `/admin/site/preview?${new URLSearchParams({ page, size })}`;

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
      link.setAttribute('href', previewAddress(pathname, size));
      link.setAttribute('target', '_top');
    } else {
      link.removeAttribute('href');
    }
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
