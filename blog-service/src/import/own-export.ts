import { json, text } from 'node:stream/consumers';
import {
  type AddressFacts,
  type CategoryFacts,
  ConsentFacts,
  ExportFacts,
  PictureFacts,
  PostFacts,
} from '../export/format.js';
import { keysIn, pictureUrl } from '../pictures/picture-key.js';
import { sanitise } from '../posts/text/html.js';
import type { Place } from './file-bytes.js';
import type { Notes, PictureData, PostData } from './found.js';
import { rowsOf } from './ghost.js';
import { type ItemList, ownSource } from './item-list.js';

/** The files of a zip, by their names. */
export interface Zip {
  names: ReadonlyMap<string, Place>;
  open(name: string): AsyncIterable<Buffer>;
}

/** Writes down what an export of a site like this one has. What is in no order that its format has is refused by its schemas. */
export async function listOwnExport(zip: Zip, list: ItemList, notes: Notes): Promise<string> {
  const { site } = ExportFacts.parse(await json(zip.open('export.json')));
  const { host } = new URL(site);
  const addresses = new Map<string, string[]>();
  for await (const row of each<AddressFacts>(zip, 'addresses.json')) {
    const owner = row.post ?? row.picture;
    if (owner) addresses.set(owner, [...(addresses.get(owner) ?? []), row.path]);
    else await list.add({ kind: 'address', source: `address ${row.path}`, title: row.path, data: row });
  }
  for await (const row of each<CategoryFacts>(zip, 'categories.json'))
    await list.add({ kind: 'category', source: `category ${row.name}`, title: row.name, data: row });
  const consents = new Map<string, ConsentFacts>();
  for await (const row of each<ConsentFacts>(zip, 'consents.json'))
    consents.set(row.picture, ConsentFacts.parse(row));
  for await (const row of each(zip, 'pictures.json')) {
    const { key, file, focus } = PictureFacts.parse(row);
    const { picture: _, ...consent } = consents.get(key) ?? {};
    const own = { key, focus, addresses: addresses.get(key) ?? [], ...('who' in consent && { consent }) };
    const data: PictureData = { place: zip.names.get(file), own: own as PictureData['own'] };
    await list.add({ kind: 'picture', source: ownSource(key), title: file, data });
  }
  for (const name of zip.names.keys()) {
    if (!/^posts\/[^/]+\.json$/.test(name)) continue;
    const facts = PostFacts.parse(await json(zip.open(name)));
    const content = sanitise(await text(zip.open(name.replace(/json$/, 'html'))));
    const { id, title, excerpt, author, category, imageAlt, language, family, focus, changes } = facts;
    const image = (facts.picture && pictureUrl(facts.picture)) ?? facts.image ?? undefined;
    const data: PostData = {
      ...{ title, content, excerpt, author, image },
      category: category ?? undefined,
      imageAlt: imageAlt ?? undefined,
      date: new Date(facts.date).toISOString(),
      state: facts.state,
      addresses: addresses.get(id) ?? [],
      own: {
        ...{ id, language, family, focus },
        changes: changes && {
          ...changes,
          category: changes.category ?? undefined,
          imageAlt: changes.imageAlt ?? undefined,
          image: (changes.picture && pictureUrl(changes.picture)) ?? changes.image ?? undefined,
        },
      },
    };
    const pictures = keysIn(JSON.stringify(data)).map(ownSource);
    const kind = facts.state === 'draft' ? 'draft' : 'post';
    await list.add({
      kind,
      source: `own ${host} ${id}`,
      title,
      address: `${site}/blog/${id}`,
      pictures,
      data,
    });
  }
  let editions = 0;
  for await (const { content } of each<{ content: object }>(zip, 'content.json')) {
    editions += 1;
    if (editions > 1) continue;
    const pictures = keysIn(JSON.stringify(content)).map(ownSource);
    const title = 'Texts, prices and menus of the site';
    await list.add({ kind: 'content', source: `content ${host}`, title, pictures, data: content });
  }
  if (editions > 1) notes.count('older editions of the site', editions - 1);
  if (zip.names.has('counts.csv'))
    notes.add('The figures of visitors stay in the file: they are of another site.');
  return site;
}

async function* each<Row>(zip: Zip, name: string): AsyncGenerator<Row> {
  if (!zip.names.has(name)) return;
  for await (const { row } of rowsOf(zip.open(name), ['$.*'])) yield row as Row;
}
