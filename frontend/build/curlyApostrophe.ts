/** Table directory of a TrueType font: a header of 12 bytes, then 16 bytes for each table. */
const DIRECTORY = 12;
const ENTRY = 16;

/**
 * Makes the font draw the straight apostrophe like the typographic one, so that texts can keep the character that everybody
 * types. CSS can't draw one character as another, and the fonts have no feature for it.
 *
 * The new table of characters is appended. Checksums stay as they were: subsetting again computes them.
 */
export function withCurlyApostrophe(font: Buffer): Buffer {
  const entry = Array.from({ length: font.readUInt16BE(4) }, (_, index) => DIRECTORY + index * ENTRY).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  );
  if (entry === undefined) throw new Error('The font has no table of characters.');
  const glyphs = glyphsOf(font.subarray(font.readUInt32BE(entry + 8)));
  const curly = glyphs.get(0x2019);
  if (curly === undefined) throw new Error('The font has no typographic apostrophe.');
  const table = cmapOf(glyphs.set(0x27, curly));
  const changed = Buffer.concat([font, table]);
  changed.writeUInt32BE(font.length, entry + 8);
  changed.writeUInt32BE(table.length, entry + 12);
  return changed;
}

/** Character → glyph, read from a subtable in format 4, which every face here has. */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no characters in format 4.');
  // Four columns with a number for each segment; two unused bytes follow the first column.
  const columnBytes = cmap.readUInt16BE(start + 6);
  const glyphs = new Map<number, number>();
  for (let at = start + 14; at < start + 14 + columnBytes; at += 2) {
    const place = (column: number) => at + column * columnBytes + 2;
    const [end, first] = [cmap.readUInt16BE(at), cmap.readUInt16BE(place(1))];
    const [delta, range] = [cmap.readUInt16BE(place(2)), cmap.readUInt16BE(place(3))];
    for (let character = first; character <= end && character < 0xffff; character++) {
      const glyph = range === 0 ? character : cmap.readUInt16BE(place(3) + range + (character - first) * 2);
      if (glyph !== 0) glyphs.set(character, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** A table with one subtable in format 12, for Windows and all of Unicode (3, 10), and a group for each character. */
function cmapOf(glyphs: Map<number, number>): Buffer {
  const groups = [...glyphs]
    .sort(([one], [other]) => one - other)
    .map(([character, glyph]) => [character, character, glyph]);
  const words = [
    ...[0x0000_0001, 0x0003_000a, 12],
    ...[0x000c_0000, 16 + groups.length * 12, 0, groups.length],
    ...groups.flat(),
  ];
  const table = Buffer.alloc(words.length * 4);
  for (const [index, word] of words.entries()) table.writeUInt32BE(word, index * 4);
  return table;
}
