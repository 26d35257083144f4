import { embedOf } from '@salon/content/figures';

/** Replaces the button with the frame. Nothing is loaded from the other site before this. */
export function showEmbed(button: HTMLElement): void {
  const figure = button.closest('figure');
  const embed = figure && embedOf(figure.dataset);
  if (!embed) return;
  const frame = document.createElement('iframe');
  frame.src = embed.frame;
  frame.title = figure.querySelector('figcaption')?.textContent ?? embed.site;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  button.parentElement?.replaceChildren(frame);
  frame.focus();
}
