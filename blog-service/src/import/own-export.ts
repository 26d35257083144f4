import { json, text } from 'node:stream/consumers';
import { z } from 'zod';
import {
  AddressFacts,
  CategoryFacts,
  ConsentFacts,
  ExportFacts,
  PictureFacts,
  PostFacts,
  TextFacts,
} from '../export/format.js';
import { KEY, keysIn, pictureUrl } from '../pictures/picture-key.js';
import { sanitise } from '../posts/text/html.js';
import type { Notes, PictureData, PostData, Source } from './found.js';
import { rowsOf } from './ghost.js';
import { type ItemList, ownSource } from './item-list.js';

/** The picture keeps its key. */
const PICTURE = PictureFacts.extend({ key: z.string().regex(KEY) });
/** Its content is checked when it is saved. */
const EDITION = z.object({ content: z.looseObject({}) });

/** Writes down what an export of a site like this one has. What is in no order that its format has is refused by its schemas. */
export async function listOwnExport(
  zip: ReadonlyMap<string, Source>,
  list: ItemList,
  notes: Notes,
): Promise<string> {
  function file(name: string): Source {
    const source = zip.get(name);
    if (!source) throw new Error(`The export has no ${name}`);
    return source;
  }
  async function* rowsIn<Row>(name: string, schema: z.ZodType<Row>): AsyncGenerator<Row> {
    for await (const { row } of rowsOf(file(name), notes, ['$.*'])) yield schema.parse(row);
  }
  const { site } = ExportFacts.parse(await json(file('export.json').open()));
  const { host } = new URL(site);
  const addresses = new Map<string, string[]>();
  for await (const row of rowsIn('addresses.json', AddressFacts)) {
    const owner = row.post ?? row.picture;
    if (owner) addresses.set(owner, [...(addresses.get(owner) ?? []), row.path]);
    else await list.add({ kind: 'address', source: `address ${row.path}`, title: row.path, data: row });
  }
  for await (const row of rowsIn('categories.json', CategoryFacts))
    await list.add({ kind: 'category', source: `category ${row.name}`, title: row.name, data: row });
  const consents = new Map<string, ConsentFacts>();
  for await (const row of rowsIn('consents.json', ConsentFacts)) consents.set(row.picture, row);
  for await (const { key, file: name, focus } of rowsIn('pictures.json', PICTURE)) {
    const more = { consent: consents.get(key), addresses: addresses.get(key) ?? [] };
    const data: PictureData = { place: zip.get(name)?.place, key, focus, ...more };
    await list.add({ kind: 'picture', source: ownSource(key), title: name, data });
  }
  for (const name of zip.keys()) {
    if (!/^posts\/[^/]+\.json$/.test(name)) continue;
    const { id, family, state, date, changes, ...facts } = PostFacts.parse(await json(file(name).open()));
    const content = sanitise(await text(file(name.replace(/json$/, 'html')).open()));
    const data: PostData = {
      body: { ...textOf(facts), content, state, date: new Date(date).toISOString() },
      addresses: addresses.get(id) ?? [],
      own: { id, family, changes: changes && { ...textOf(changes), content: changes.content } },
    };
    await list.add({
      kind: state === 'draft' ? 'draft' : 'post',
      source: `own ${host} ${id}`,
      title: facts.title,
      address: `${site}/blog/${id}`,
      pictures: picturesIn(data),
      data,
    });
  }
  let editions = 0;
  for await (const { content: data } of rowsIn('content.json', EDITION)) {
    const title = 'Texts, prices and menus of the site';
    const item = {
      kind: 'content',
      source: `content ${host}`,
      title,
      pictures: picturesIn(data),
      data,
    } as const;
    if (editions++ === 0) await list.add(item);
  }
  notes.count('older editions of the site', editions - 1);
  if (zip.has('counts.csv')) notes.add('The figures of visitors stay in the file: they are of another site.');
  return site;
}

function textOf(facts: TextFacts) {
  const { picture, image, ...text } = TextFacts.parse(facts);
  return { ...text, image: picture ? pictureUrl(picture) : image };
}

const picturesIn = (data: object) => keysIn(JSON.stringify(data)).map(ownSource);
