export function prefetchLinks(prefetch: (pathname: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.origin !== window.location.origin) return;
    if (link.pathname !== window.location.pathname) prefetch(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
