import { Node } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { tableExtensions } from './tables.ts';

/** The link targets that blog-service keeps. The editor allows no others, so that saving changes nothing. */
export const LINK_TARGET = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

const BLOCKS_OF_TEXT = ['heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock', 'horizontalRule'];

/** The tags that a post's text can have, besides figures and the table's own, which the editor draws itself: exactly those that blog-service keeps. All others are dropped. */
export const textExtensions = [
  StarterKit.configure({
    document: false,
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
  // Tables stand by themselves: not in lists, quotes or each other.
  Node.create({ name: 'doc', topNode: true, content: '(block | table)+' }),
  // Without the attribute `start`, which blog-service drops.
  OrderedList.extend({ addAttributes: () => ({}) }),
  ...tableExtensions,
];
