import { OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { telLink } from '../../shared/booking/links';
import type { PictureUploads } from '../pictures/PictureUploads';
import { FigureNode } from './figures/FigureNode';

/** Of the text's element. */
export const CONTENT_ID = 'content';

/** The link targets that blog-service keeps. The editor allows no others, so that saving changes nothing. */
const LINK_TARGET = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

const BLOCKS_OF_TEXT = ['heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock', 'horizontalRule'];

/** The tags that a post's text can have: exactly those that blog-service keeps. Pasting drops all others. */
export const extensionsFor = (uploads: PictureUploads) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => LINK_TARGET.test(address),
      HTMLAttributes: { target: null, rel: 'noopener noreferrer', class: null },
    },
    orderedList: false,
    // The editor adds an empty paragraph at the end, except after these blocks, which can hold the cursor themselves.
    trailingNode: { notAfter: BLOCKS_OF_TEXT },
  }),
  // Without the attribute `start`, which blog-service drops.
  OrderedList.extend({ addAttributes: () => ({}) }),
  FigureNode.configure({ uploads }),
];

/** A phone number as people write it: digits, spaces, brackets and dashes. */
const PHONE_NUMBER = /^\+?[\d\s().-]+$/;
const FEWEST_DIGITS = 8;

/** Before an address in what is copied from Google's documents and results, Facebook, Instagram and Outlook. */
const WRAPPER =
  /^(www\.google\.[a-z.]+\/url|l\.(facebook|instagram)\.com\/(l\.php)?|\w+\.safelinks\.protection\.outlook\.com\/)$/;

export function unwrapped(address: string): string {
  const url = URL.parse(address);
  const isWrapper = url !== null && WRAPPER.test(url.hostname + url.pathname);
  const inner = ['q', 'url', 'u']
    .map((name) => (isWrapper && url.searchParams.get(name)) || '')
    .find(Boolean);
  return inner && LINK_TARGET.test(inner) ? inner : address;
}

/** The address to store, with `https://`, `mailto:` or `tel:` added where missing; null when the text is no address. */
export function linkTarget(typed: string): string | null {
  const address = unwrapped(typed.trim());
  if (LINK_TARGET.test(address)) return address;
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(address)) return `mailto:${address}`;
  if (PHONE_NUMBER.test(address) && address.replace(/\D/g, '').length >= FEWEST_DIGITS)
    return telLink(address);
  if (/^[^\s:/]+\.[^\s:]+$/.test(address)) return `https://${address}`;
  return null;
}
