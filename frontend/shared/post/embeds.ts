/** How a video or a post of another site is shown once the visitor asks for it. */
export interface Embed {
  site: string;
  verb: string;
  /** Address of its own page, for the link below the frame. */
  address: string;
  /** Address of the frame. */
  frame: string;
}

interface EmbedNames {
  /** The site. */
  embed?: string;
  /** Its id on that site. */
  id?: string;
  /** `reel` for a reel on Instagram. */
  kind?: string;
}

/** From a figure's data attributes; undefined for an unknown site or id. nginx allows frames of these sites only. */
export function embedOf({ embed, id = '', kind }: EmbedNames): Embed | undefined {
  if (embed === 'youtube' && /^[\w-]{11}$/.test(id))
    return {
      site: 'YouTube',
      verb: 'Play',
      address: `https://www.youtube.com/watch?v=${id}`,
      frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    };
  if (embed !== 'instagram' || !/^[\w-]{5,40}$/.test(id)) return undefined;
  const address = `https://www.instagram.com/${kind === 'reel' ? 'reel' : 'p'}/${id}/`;
  return { site: 'Instagram', verb: 'Show', address, frame: `${address}embed/` };
}

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
