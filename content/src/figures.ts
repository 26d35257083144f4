/** The layouts of a figure with several pictures in a post's text, and how many pictures each needs. */
export const LAYOUTS = {
  row: { least: 2, most: 2 },
  compare: { least: 2, most: 2 },
  gallery: { least: 2, most: 30 },
};

export type Layout = keyof typeof LAYOUTS;

export const isLayout = (name = ''): name is Layout => Object.hasOwn(LAYOUTS, name);

/** Where a figure stands in wide windows: beside the text, or wider than it. */
export const ALIGNS = ['left', 'right', 'wide'] as const;

export type Align = (typeof ALIGNS)[number];

export const isAlign = (name: unknown): name is Align => ALIGNS.some((align) => align === name);

/** A video or post of another site, as the data attributes of its figure name it. */
export interface EmbedNames {
  /** The site. */
  embed?: string;
  /** Its id on that site. */
  id?: string;
  /** `reel` for a reel on Instagram. */
  kind?: string;
}

/** How a video or post of another site is stored and shown; undefined for an unknown site or id. nginx allows frames of these sites only. */
export function embedOf({ embed, id = '', kind }: EmbedNames) {
  if (embed === 'youtube' && /^[\w-]{11}$/.test(id))
    return {
      site: 'YouTube',
      // What a button on it does, and what it is called.
      ...{ verb: 'Play', thing: 'video' },
      name: 'Video on YouTube',
      address: `https://www.youtube.com/watch?v=${id}`,
      frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    };
  if (embed !== 'instagram' || !/^[\w-]{5,40}$/.test(id)) return undefined;
  const isReel = kind === 'reel';
  const address = `https://www.instagram.com/${isReel ? 'reel' : 'p'}/${id}/`;
  const name = isReel ? 'Reel on Instagram' : 'Post on Instagram';
  return { site: 'Instagram', verb: 'Show', thing: 'post', name, address, frame: `${address}embed/` };
}
export type Embed = NonNullable<ReturnType<typeof embedOf>>;
