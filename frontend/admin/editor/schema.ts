import { FigureNode } from '@salon/content/post/FigureNode';
import { LINK_TARGET, textExtensions } from '@salon/content/post/schema';
import { Table } from '@salon/content/post/tables';
import { type Editor, ReactNodeViewRenderer } from '@tiptap/react';
import { telLink } from '../../shared/booking/links';
import { PictureUploads } from '../pictures/PictureUploads';
import { FigureView } from './figures/FigureView';

/** Of the text's element. */
export const CONTENT_ID = 'content';

/** A table that is wider than the text scrolls by itself. */
const TableView = Table.extend({
  addNodeView: () => () => {
    const dom = document.createElement('div');
    const table = dom.appendChild(document.createElement('table'));
    return { dom, contentDOM: table.appendChild(document.createElement('tbody')) };
  },
});

const EditedFigure = FigureNode.extend<{ uploads: PictureUploads }>({
  addOptions: () => ({ uploads: new PictureUploads() }),
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});

/** The editor adds an empty paragraph after a last figure, so that the cursor can go there; it is not stored. */
export const storedText = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '');

export const extensionsFor = (uploads: PictureUploads) => [
  ...textExtensions,
  TableView,
  EditedFigure.configure({ uploads }),
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
