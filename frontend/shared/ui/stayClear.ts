/** Space between a floating element and what it makes room for. */
const ROOM = 8;

/** What must be visible: what is in use, and buttons that are marked as important. */
const needed = () =>
  [document.activeElement, ...document.querySelectorAll('[data-keep-clear]')]
    .filter((element) => element?.matches('a, button, summary, input, select, textarea, [contenteditable]'))
    .map((element) => element?.getBoundingClientRect());

/**
 * Lifts an element that floats at the lower edge of the window over whatever it would cover that is in use. Returns a function that
 * ends this.
 */
export function stayClear(floating: HTMLElement): () => void {
  function settle() {
    // A button that is being pressed stays under the finger.
    if (floating.contains(document.activeElement)) return;
    floating.style.translate = '';
    const { left, right, top, bottom } = floating.getBoundingClientRect();
    const covered = needed().filter((one) => one !== undefined);
    let lift = 0;
    for (let moved = true; moved; ) {
      const below = covered.find(
        (one) =>
          one.left < right &&
          one.right > left &&
          one.top < bottom - lift + ROOM &&
          one.bottom > top - lift - ROOM,
      );
      moved = below !== undefined;
      if (below) lift = bottom - below.top + 2 * ROOM;
    }
    // What is in use may fill the window: then nothing is gained.
    if (top - lift >= 0) floating.style.translate = `0 ${-lift}px`;
  }
  settle();
  const events = ['focusin', 'scroll', 'resize', 'click'];
  for (const event of events) window.addEventListener(event, settle, { passive: true });
  // Content that opens or arrives moves what is in use without any scrolling.
  const grown = new ResizeObserver(settle);
  grown.observe(document.body);
  return () => {
    grown.disconnect();
    for (const event of events) window.removeEventListener(event, settle);
  };
}
