import { OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { telLink } from '../../booking/links';
import type { PictureUploads } from '../pictures/PictureUploads';
import { EmbedNode, FigureNode } from './figures/nodes';

/** What blog-service keeps of a link, so that nothing looks different after saving. */
const LINK_TARGET = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

const BLOCKS_OF_TEXT = ['heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock', 'horizontalRule'];

/** All that a post's text can hold: exactly the tags that blog-service keeps. Everything else falls away on pasting. */
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
    // What has no line of its own for the cursor.
    trailingNode: { notAfter: BLOCKS_OF_TEXT },
  }),
  // blog-service drops the `start` of a list.
  OrderedList.extend({ addAttributes: () => ({}) }),
  EmbedNode.configure({ uploads }),
  FigureNode.configure({ uploads }),
];

/** A phone number as people write it: digits, spaces, brackets and dashes. */
const PHONE_NUMBER = /^\+?[\d\s().-]+$/;
const FEWEST_DIGITS = 8;

/** The address as it is stored, with `https://`, `mailto:` or `tel:` where that was left out; null when it is none. */
export function linkTarget(typed: string): string | null {
  const address = typed.trim();
  if (LINK_TARGET.test(address)) return address;
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(address)) return `mailto:${address}`;
  if (PHONE_NUMBER.test(address) && address.replace(/\D/g, '').length >= FEWEST_DIGITS)
    return telLink(address);
  if (/^[^\s:/]+\.[^\s:]+$/.test(address)) return `https://${address}`;
  return null;
}
