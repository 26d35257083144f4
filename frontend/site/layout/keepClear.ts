/** After this time without scrolling, the page counts as at rest. */
const REST_MS = 250;
/** Least distance between two controls, for a finger. */
const ROOM = 8;

/**
 * Hides an element that floats at the lower edge of the window (`data-away`) while the page scrolls. At rest it is shown again,
 * moved up (`--lift`) until it covers no control.
 */
export function keepClear(floating: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  let rest: ReturnType<typeof setTimeout>;
  const settle = () => {
    floating.style.setProperty('--lift', `${-liftOver(floating)}px`);
    delete floating.dataset.away;
  };
  const wait = () => {
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
  };
  const move = () => {
    floating.dataset.away = '';
    wait();
  };
  // Content that opens or loads moves controls without any scrolling.
  const grown = new ResizeObserver(wait);
  grown.observe(document.body);
  window.addEventListener('scroll', move, { passive: true, signal });
  window.addEventListener('resize', wait, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(rest);
    grown.disconnect();
  });
}

/** How far the element must move up to cover no control; 0 when there is no such place in the lower half of the window. */
function liftOver(floating: HTMLElement): number {
  // Its position without any lift, computed from its styles, as a transition may be running.
  const { width, height } = floating.getBoundingClientRect();
  const { right, bottom } = getComputedStyle(floating);
  const left = document.documentElement.clientWidth - Number.parseFloat(right) - width;
  const lowest = window.innerHeight - Number.parseFloat(bottom);
  const covers = (control: DOMRect, lift: number) =>
    control.right > left - ROOM &&
    control.left < left + width + ROOM &&
    control.bottom > lowest - lift - height - ROOM &&
    control.top < lowest - lift + ROOM;

  // `summary` is not in the list: it is as wide as the page, so it can be tapped beside the button.
  const controls = [...document.querySelectorAll(':is(main, footer) :is(a, button, input, select)')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
    .filter(
      (control) => control.right > left - ROOM && control.bottom > 0 && control.top < window.innerHeight,
    );
  for (let lift = 0; lift < window.innerHeight / 2; lift += ROOM) {
    if (!controls.some((control) => covers(control, lift))) return lift;
  }
  return 0;
}
