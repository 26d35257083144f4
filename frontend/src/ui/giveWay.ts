/** How long the page stands still before its reader is taken to have stopped. */
const REST_MS = 250;
/** What a finger needs between two controls. */
const ROOM = 8;

/**
 * What floats at the lower edge of the window is away (`data-away`) while the page moves, and back at rest, as far up
 * (`--lift`) as no control lies beneath it. Returns what ends it.
 */
export function giveWay(floating: HTMLElement): () => void {
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
  // What opens or arrives moves controls without any scrolling.
  const grown = new ResizeObserver(wait);
  grown.observe(document.body);
  window.addEventListener('scroll', move, { passive: true });
  window.addEventListener('resize', wait);
  return () => {
    clearTimeout(rest);
    grown.disconnect();
    window.removeEventListener('scroll', move);
    window.removeEventListener('resize', wait);
  };
}

/** How far up it must go to lie over no control; nowhere when there is no such place in the lower half of the window. */
function liftOver(floating: HTMLElement): number {
  // Where it stands without any lift, whatever it is moving through.
  const { width, height } = floating.getBoundingClientRect();
  const { right, bottom } = getComputedStyle(floating);
  const left = document.documentElement.clientWidth - Number.parseFloat(right) - width;
  const lowest = window.innerHeight - Number.parseFloat(bottom);
  const covers = (control: DOMRect, lift: number) =>
    control.right > left - ROOM &&
    control.left < left + width + ROOM &&
    control.bottom > lowest - lift - height - ROOM &&
    control.top < lowest - lift + ROOM;

  // What unfolds is as wide as the page: it can be tapped beside the button.
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
