import { json, text } from 'node:stream/consumers';
import { z } from 'zod';
import {
  AddressFacts,
  CategoryFacts,
  ConsentFacts,
  ExportFacts,
  PictureFacts,
  PostFacts,
} from '../export/format.js';
import { KEY, keysIn, pictureUrl } from '../pictures/picture-key.js';
import { sanitise } from '../posts/text/html.js';
import type { Zip } from './file-bytes.js';
import type { Notes, PictureData, PostData } from './found.js';
import { rowsOf } from './ghost.js';
import { type ItemList, ownSource } from './item-list.js';

/** The picture keeps its key. */
const PICTURE = PictureFacts.extend({ key: z.string().regex(KEY) });
/** Its content is checked when it is saved. */
const EDITION = z.object({ content: z.looseObject({}) });

/** Writes down what an export of a site like this one has. What is in no order that its format has is refused by its schemas. */
export async function listOwnExport(zip: Zip, list: ItemList, notes: Notes): Promise<string> {
  const { site } = ExportFacts.parse(await json(zip.open('export.json')));
  const { host } = new URL(site);
  const addresses = new Map<string, string[]>();
  for await (const row of rowsIn(zip, 'addresses.json', AddressFacts)) {
    const owner = row.post ?? row.picture;
    if (owner) addresses.set(owner, [...(addresses.get(owner) ?? []), row.path]);
    else await list.add({ kind: 'address', source: `address ${row.path}`, title: row.path, data: row });
  }
  for await (const row of rowsIn(zip, 'categories.json', CategoryFacts))
    await list.add({ kind: 'category', source: `category ${row.name}`, title: row.name, data: row });
  const consents = new Map<string, ConsentFacts>();
  for await (const row of rowsIn(zip, 'consents.json', ConsentFacts)) consents.set(row.picture, row);
  for await (const { key, file, focus } of rowsIn(zip, 'pictures.json', PICTURE)) {
    const place = zip.places.get(file);
    const own = { key, focus, consent: consents.get(key), addresses: addresses.get(key) ?? [] };
    const data: PictureData = { place, ...own };
    await list.add({ kind: 'picture', source: ownSource(key), title: file, data });
  }
  for (const name of zip.places.keys()) {
    if (!/^posts\/[^/]+\.json$/.test(name)) continue;
    const { id, family, state, date, changes, ...facts } = PostFacts.parse(await json(zip.open(name)));
    const content = sanitise(await text(zip.open(name.replace(/json$/, 'html'))));
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
  for await (const { content } of rowsIn(zip, 'content.json', EDITION)) {
    editions += 1;
    const title = 'Texts, prices and menus of the site';
    const item = { kind: 'content', source: `content ${host}`, title, data: content } as const;
    if (editions === 1) await list.add({ ...item, pictures: picturesIn(content) });
  }
  notes.count('older editions of the site', editions - 1);
  if (zip.places.has('counts.csv'))
    notes.add('The figures of visitors stay in the file: they are of another site.');
  return site;
}

async function* rowsIn<Row>(zip: Zip, name: string, schema: z.ZodType<Row>): AsyncGenerator<Row> {
  for await (const part of rowsOf(zip.open(name), ['$.*'])) yield schema.parse(part?.row);
}

type TextFacts = Omit<NonNullable<PostFacts['changes']>, 'content' | 'saved' | 'by'>;

const textOf = ({
  title,
  excerpt,
  author,
  category,
  language,
  picture,
  image,
  imageAlt,
  focus,
}: TextFacts) => ({
  ...{ title, excerpt, author, category, language, imageAlt, focus },
  image: picture ? pictureUrl(picture) : image,
});

const picturesIn = (data: object) => keysIn(JSON.stringify(data)).map(ownSource);
