/** The first picture of ours in a post's HTML. It is the cover of a post for which no other was chosen. */
export const firstPicture = (html: string): string | null =>
  /<img (?:[^>"]|"[^"]*")*?\bsrc="(\/media\/[^"/]+\/960\.jpg)"/.exec(html)?.[1] ?? null;
