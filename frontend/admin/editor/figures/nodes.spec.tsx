import { afterEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/react';
import { json, serve } from '../../../test/adminServer';
// Adds the browser functions that ProseMirror needs and jsdom lacks.
import '../../../test/renderAdmin';
import { PictureUploads } from '../../pictures/PictureUploads';
import { extensionsFor } from '../schema';
import { changedFigures, figuresOf, uploadSource } from './figure';
import { moveNode } from './moveNode';
import { storedHtml } from './nodes';
import { insertEmbed, insertPictures, pictureFilesIn, takePastedPicture } from './pasting';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

function open(content: string, uploads = new PictureUploads()) {
  const editor = new Editor({ element: document.body, extensions: extensionsFor(uploads), content });
  editors.push(editor);
  return { editor, uploads };
}

const A = '/media/0a-600x400-4a3a30/960.jpg';
const B = '/media/0b-600x400-4a3a30/960.jpg';
const picture = (src: string) => ({ src, alt: '' });

describe('pictures in the text', () => {
  it.each([
    `<figure><img src="${A}" alt="A curl"></figure>`,
    `<figure><img src="${A}" alt=""><figcaption>Before</figcaption></figure>`,
    `<figure data-layout="row"><img src="${A}" alt=""><img src="${B}" alt=""></figure>`,
    `<figure data-layout="compare"><img src="${A}" alt="a"><img src="${B}" alt="b"><figcaption>Both</figcaption></figure>`,
    `<figure data-layout="gallery"><img src="${A}" alt=""><img src="${B}" alt=""></figure>`,
    '<figure><img src="https://example.com/old.jpg" alt="Old"></figure>',
    '<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A cut</a></figure>',
    `<figure data-embed="instagram" data-kind="reel" data-id="C8xyZ12ab"><img src="${A}" alt=""><a href="https://www.instagram.com/reel/C8xyZ12ab/">Curls</a></figure>`,
  ])('stay as they are stored: %s', (html) => {
    expect(storedHtml(open(`<p>Oil</p>${html}`).editor)).toBe(`<p>Oil</p>${html}`);
  });

  it('are in the stored text once they have arrived, and not before', async () => {
    globalThis.createImageBitmap = async () => ({ width: 30, height: 20, close: () => {} });
    const stored = { image: A, width: 600, height: 400, colour: '#4a3a30', focus: { x: 0.5, y: 0.3 } };
    serve({ 'POST /api/pictures': () => json(stored) });
    localStorage.setItem('adminToken', 'good');
    localStorage.setItem('adminAuthenticated', 'true');
    const { editor, uploads } = open('<p>Oil</p>');
    insertPictures(editor, uploads, [new File(['png'], 'a.png', { type: 'image/png' })]);
    expect(storedHtml(editor)).toBe('<p>Oil</p>');
    const ids = uploads.all.map(({ id }) => id);
    expect(await uploads.settled(ids, new AbortController().signal)).toBe(true);
    expect(storedHtml(editor)).toBe(`<p>Oil</p><figure><img src="${A}" alt=""></figure>`);
    // After undo and redo the uploaded picture is still there.
    editor.commands.undo();
    editor.commands.redo();
    expect(storedHtml(editor)).toContain(A);
    localStorage.clear();
  });

  it('make a row of two and a gallery of more, of thirty at most', () => {
    const layouts = (count: number) =>
      figuresOf(Array.from({ length: count }, (_, index) => picture(uploadSource(index)))).map(
        ({ layout, pictures }) => [layout, pictures.length],
      );
    expect(layouts(1)).toEqual([['one', 1]]);
    expect(layouts(2)).toEqual([['row', 2]]);
    expect(layouts(31)).toEqual([
      ['gallery', 30],
      ['one', 1],
    ]);
  });

  it('stand alone when that is chosen, with the caption below the last', () => {
    const pictures = [picture(A), picture(B)];
    expect(changedFigures({ layout: 'one', pictures, caption: 'Both' })).toEqual([
      { layout: 'one', pictures: [picture(A)], caption: '' },
      { layout: 'one', pictures: [picture(B)], caption: 'Both' },
    ]);
    expect(changedFigures({ layout: 'compare', pictures: [picture(A)], caption: '' })).toMatchObject([
      { layout: 'one' },
    ]);
    expect(changedFigures({ layout: 'gallery', pictures: [], caption: '' })).toEqual([]);
  });

  it('move a block up or down', () => {
    const { editor } = open(`<p>One</p><figure><img src="${A}" alt=""></figure><p>Two</p>`);
    moveNode(editor, 5, -1);
    expect(storedHtml(editor)).toMatch(/^<figure>.*<p>One<\/p><p>Two<\/p>$/);
    moveNode(editor, 0, 1);
    expect(storedHtml(editor)).toMatch(/^<p>One<\/p><figure>.*<p>Two<\/p>$/);
  });
});

describe('a link that becomes a video', () => {
  it('is a plain link again after Undo', () => {
    const { editor } = open('');
    insertEmbed(editor, { kind: 'youtube', code: 'dQw4w9WgXcQ', isReel: false });
    expect(storedHtml(editor)).toMatch(/^<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href=/);
    editor.commands.undo();
    expect(storedHtml(editor)).toMatch(/^<p><a [^>]*href="https:\/\/www.youtube.com\/watch\?v=dQw4w9WgXcQ">/);
  });
});

describe('a pasted picture', () => {
  it('comes along when it was cut on its way, into the same text alone', () => {
    const { editor, uploads } = open('<p>Oil</p>');
    insertPictures(editor, uploads, [new File(['png'], 'a.png', { type: 'image/png' })]);
    const { doc } = editor.state;
    const { dom } = editor.view.serializeForClipboard(doc.slice(0, doc.content.size));
    const src = dom.querySelector('img')?.getAttribute('src') ?? '';
    expect(src).toBe(uploadSource(uploads.all[0]?.id ?? 0));
    expect(takePastedPicture(src, uploads)).toBe(src);
    expect(takePastedPicture(src, new PictureUploads())).toBeNull();
  });

  it('is taken from the clipboard, unless words come with it', () => {
    const file = new File(['png'], 'image.png', { type: 'image/png' });
    const transfer = (html: string) => ({ files: [file], getData: () => html }) as unknown as DataTransfer;
    expect(pictureFilesIn(transfer(''))).toEqual([file]);
    expect(pictureFilesIn(transfer('<img src="https://example.com/a.png">'))).toEqual([file]);
    expect(pictureFilesIn(transfer('<p>Oil</p><img src="file:///a.png">'))).toEqual([]);
    expect(pictureFilesIn(null)).toEqual([]);
  });

  it('of this site or inside the text is sent, one that lies elsewhere is none', () => {
    const uploads = new PictureUploads();
    expect(takePastedPicture(`${location.origin}${A.replace('960.jpg', '320.avif')}`, uploads)).toBe(A);
    expect(takePastedPicture('https://example.com/a.jpg', uploads)).toBeNull();
    expect(takePastedPicture('file:///C:/a.png', uploads)).toBeNull();
    expect(uploads.all).toEqual([]);
    expect(takePastedPicture('data:image/png;base64,AAAA', uploads)).toMatch(/^upload:\d+$/);
  });
});
