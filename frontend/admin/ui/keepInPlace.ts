import { flushSync } from 'react-dom';

/** Keeps a control, whose row moves, where it is for the next tap: the page scrolls along or, where it can’t, the control is shifted. */
export function keepInPlace(button: HTMLElement, act: () => void): void {
  const before = button.getBoundingClientRect();
  flushSync(act);
  button.style.translate = '';
  const scrolled = button.closest('dialog') ?? document.documentElement;
  scrolled.scrollTop += button.getBoundingClientRect().top - before.top;
  button.focus({ preventScroll: true });
  const after = button.getBoundingClientRect();
  const [right, down] = [before.left - after.left, before.top - after.top];
  if (right === 0 && down === 0) return;
  button.style.translate = `${right}px ${down}px`;
  const putBack = ({ target }: Event) => {
    if (target instanceof Node && button.contains(target)) return;
    button.style.translate = '';
    document.removeEventListener('pointerdown', putBack, true);
    document.removeEventListener('focusin', putBack, true);
  };
  document.addEventListener('pointerdown', putBack, true);
  document.addEventListener('focusin', putBack, true);
}
