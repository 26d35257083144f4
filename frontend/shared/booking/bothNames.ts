/** What visitor and salon call a thing, each in a language of theirs. `original` is missing where both are the same. */
export const bothNames = ({ name, original }: { name: string; original?: string }) =>
  original ? `${name} (${original})` : name;
