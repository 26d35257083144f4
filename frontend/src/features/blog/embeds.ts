/** What a video or a post of another site is shown by, once it is asked for. */
export interface Embed {
  site: string;
  verb: string;
  /** Of its own page, for who follows the link. */
  address: string;
  /** What the frame shows. */
  frame: string;
}

interface Names {
  embed?: string;
  id?: string;
  kind?: string;
}

/** Of a figure's data attributes; none for what the site does not know. nginx allows frames of these sites alone. */
export function embedOf({ embed, id = '', kind }: Names): Embed | undefined {
  if (!/^[\w-]{5,40}$/.test(id)) return undefined;
  if (embed === 'youtube')
    return {
      site: 'YouTube',
      verb: 'Play',
      address: `https://www.youtube.com/watch?v=${id}`,
      frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    };
  if (embed !== 'instagram') return undefined;
  const address = `https://www.instagram.com/${kind === 'reel' ? 'reel' : 'p'}/${id}/`;
  return { site: 'Instagram', verb: 'Show', address, frame: `${address}embed/` };
}

/** Puts the frame in the place of the button that asked for it: only now anything comes from elsewhere. */
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
