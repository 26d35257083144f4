import { OrderedList } from '@tiptap/extension-list';
import { Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { telLink } from '../../booking/links';

/** What blog-service keeps of a link, so that nothing looks different after saving. */
const LINK_TARGET = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;
const PICTURE_SOURCE = /^(https?:\/\/|\/media\/)/i;

/** A picture inside the text. It is kept as it is; only the post's own picture can be chosen here. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, caption: { default: '' } }),
  parseHTML() {
    const attributesOf = (picture: Element | null, caption = '') => {
      const src = picture?.getAttribute('src') ?? '';
      return PICTURE_SOURCE.test(src) && { src, alt: picture?.getAttribute('alt') ?? '', caption };
    };
    return [
      {
        tag: 'figure',
        getAttrs: (figure) =>
          attributesOf(figure.querySelector('img'), figure.querySelector('figcaption')?.textContent ?? ''),
      },
      { tag: 'img', getAttrs: (picture) => attributesOf(picture) },
    ];
  },
  renderHTML({ node: { attrs } }) {
    const picture = ['img', { src: attrs.src, alt: attrs.alt }];
    return attrs.caption ? ['figure', picture, ['figcaption', attrs.caption]] : ['figure', picture];
  },
});

/** All that a post's text can hold: exactly the tags that blog-service keeps. Everything else falls away on pasting. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => LINK_TARGET.test(address),
      HTMLAttributes: { target: null, rel: 'noopener noreferrer', class: null },
    },
    orderedList: false,
    trailingNode: false,
  }),
  // blog-service drops the `start` of a list.
  OrderedList.extend({ addAttributes: () => ({}) }),
  Figure,
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
