import { Focus } from '@salon/content/description/photos';
import { allLanguages } from '@salon/content/languages';
import { z } from 'zod';
import { ConsentBody } from '../consents/consent.js';
import { STATES } from '../posts/write/post-rules.js';
import { BY, MOMENT } from '../values.js';

// What is in the files of an export. The import reads the same, apart from `content.json`.

export const FORMAT = 1;

const PictureKey = z.string().nullable();

/** The text of a post besides its HTML, also of its changes that visitors do not see. Pictures are named by their keys. */
export const TextFacts = z.object({
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  category: z.string().nullable(),
  language: z.enum(allLanguages),
  picture: PictureKey,
  /** The address of a picture on another site. */
  image: z.string().nullable(),
  imageAlt: z.string().nullable(),
  focus: Focus.nullable(),
});

export type TextFacts = z.infer<typeof TextFacts>;

/** `posts/ID.json`; its HTML is `posts/ID.html`. */
export const PostFacts = TextFacts.extend({
  id: z.string(),
  state: z.enum(STATES),
  date: MOMENT,
  updated: MOMENT,
  updatedBy: BY,
  wasPublic: z.boolean(),
  /** What posts have in common that say the same in different languages. */
  family: z.string().nullable(),
  changes: TextFacts.extend({ content: z.string(), saved: MOMENT, by: BY }).nullable(),
});
export type PostFacts = z.infer<typeof PostFacts>;

/** `pictures.json`: the picture itself is `pictures/KEY.jpg`, a logo `pictures/KEY.png`. */
export const PictureFacts = z.object({
  key: z.string(),
  file: z.string(),
  focus: Focus.nullable(),
});
export type PictureFacts = z.infer<typeof PictureFacts>;

/** `categories.json`, in their order. */
export const CategoryFacts = z.object({
  name: z.string(),
  retired: z.boolean(),
  /** Names that it had before. */
  earlier: z.array(z.string()),
});
export type CategoryFacts = z.infer<typeof CategoryFacts>;

/** `addresses.json`: each leads to one of the three. */
export const AddressFacts = z.object({
  path: z.string(),
  post: z.string().nullable(),
  picture: PictureKey,
  leadsTo: z.string().nullable(),
});
export type AddressFacts = z.infer<typeof AddressFacts>;

/** `consents.json` */
export const ConsentFacts = ConsentBody.extend({ picture: z.string() });
export type ConsentFacts = z.infer<typeof ConsentFacts>;

/** `export.json` */
export const ExportFacts = z.object({
  format: z.literal(FORMAT),
  made: MOMENT,
  /** The address of the site. */
  site: z.string(),
  name: z.string(),
  timeZone: z.string(),
  editions: z.enum(['present', 'all'], 'Please choose the present edition or all of them.'),
});
export type ExportFacts = z.infer<typeof ExportFacts>;
