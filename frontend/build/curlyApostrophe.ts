/** Table directory of a TrueType font: a header of 12 bytes, then 16 bytes for each table. */
const DIRECTORY = 12;
const ENTRY = 16;

/**
 * Makes the font draw the straight apostrophe like the typographic one, so that texts can keep the character that everybody
 * types. CSS can't draw one character as another, and the fonts have no feature for it.
 */
export function withCurlyApostrophe(font: Buffer): Buffer {
  const glyphs = glyphsOf(tableOf(font, 'cmap'));
  const curly = glyphs.get(0x2019);
  if (curly === undefined) throw new Error('The font has no typographic apostrophe.');
  return withTable(font, 'cmap', cmapOf(glyphs.set(0x27, curly)));
}

const entries = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = DIRECTORY + index * ENTRY;
    const [tag, offset, length] = [
      font.toString('latin1', at, at + 4),
      font.readUInt32BE(at + 8),
      font.readUInt32BE(at + 12),
    ];
    return { at, tag, bytes: font.subarray(offset, offset + length) };
  });

function tableOf(font: Buffer, wanted: string): Buffer {
  const found = entries(font).find(({ tag }) => tag === wanted);
  if (!found) throw new Error(`The font has no table ${wanted}.`);
  return found.bytes;
}

/** Character → glyph, read from a subtable in format 4, which every face here has. */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no characters in format 4.');
  const doubled = cmap.readUInt16BE(start + 6);
  const column = (number: number, segment: number) =>
    start + 14 + number * doubled + (number > 0 ? 2 : 0) + segment * 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < doubled / 2; segment++) {
    const [end, first, delta, range] = [0, 1, 2, 3].map((number) =>
      cmap.readUInt16BE(column(number, segment)),
    ) as [number, number, number, number];
    for (let character = first; character <= end && character < 0xffff; character++) {
      const glyph =
        range === 0 ? character : cmap.readUInt16BE(column(3, segment) + range + (character - first) * 2);
      if (glyph !== 0) glyphs.set(character, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** A table with one subtable in format 12, a group for each character. */
function cmapOf(glyphs: Map<number, number>): Buffer {
  const sorted = [...glyphs].sort(([one], [other]) => one - other);
  const table = Buffer.alloc(12 + 16 + sorted.length * 12);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(sorted.length, 24);
  sorted.forEach(([character, glyph], index) => {
    for (const [place, value] of [character, character, glyph].entries())
      table.writeUInt32BE(value, 28 + index * 12 + place * 4);
  });
  return table;
}

function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const tables = entries(font).map((entry) => (entry.tag === tag ? { ...entry, bytes: table } : entry));
  const head = Buffer.from(font.subarray(0, DIRECTORY + tables.length * ENTRY));
  let end = head.length;
  const bodies = tables.map(({ at, bytes }) => {
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const body = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(body);
    let sum = 0;
    for (let place = 0; place < body.length; place += 4) sum = (sum + body.readUInt32BE(place)) >>> 0;
    head.writeUInt32BE(sum, at + 4);
    end += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}
