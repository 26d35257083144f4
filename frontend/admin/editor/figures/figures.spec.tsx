import { embedOf } from '@salon/content/figures';
import { embedLinkOf } from '@salon/content/post/embedLink';
import { deferred, json, serve } from '../../../test/adminServer';
import { openEditor } from '../../../test/editor';
import { PictureUploads } from '../../pictures/PictureUploads';
import { storedText } from '../schema';
import { moveBlock } from './FigureView';
import { insertPictures, storedPicture } from './pasting';

const A = '/media/0a-600x400-4a3a30/960.jpg';
const B = '/media/0b-600x400-4a3a30/960.jpg';
const _a = { src: A, alt: '' };
const _b = { src: B, alt: '' };
const png = new File(['png'], 'a.png', { type: 'image/png' });

describe('pictures in the text', () => {
  it.each([
    `<figure><img src="${A}" alt="A curl"></figure>`,
    `<figure><img src="${A}" alt=""><figcaption>Before</figcaption></figure>`,
    `<figure data-layout="row"><img src="${A}" alt=""><img src="${B}" alt=""></figure>`,
    `<figure data-layout="compare"><img src="${A}" alt="a"><img src="${B}" alt="b"><figcaption>Both</figcaption></figure>`,
    `<figure data-layout="gallery"><img src="${A}" alt=""><img src="${B}" alt=""></figure>`,
    '<figure><img src="https://example.com/old.jpg" alt="Old"></figure>',
    `<figure data-align="left"><img src="${A}" alt=""><figcaption>Beside</figcaption></figure>`,
    `<figure data-layout="row" data-align="wide"><img src="${A}" alt=""><img src="${B}" alt=""></figure>`,
    '<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A cut</a></figure>',
    `<figure data-embed="instagram" data-id="C8xyZ12ab" data-kind="reel"><img src="${A}" alt=""><a href="https://www.instagram.com/reel/C8xyZ12ab/">Curls</a></figure>`,
  ])('stay as they are stored: %s', (html) => {
    expect(storedText(openEditor(`<p>Oil</p>${html}`))).toBe(`<p>Oil</p>${html}`);
  });

  it('come to where the cursor was when they have arrived, whatever is written meanwhile', async () => {
    const { handler, release } = deferred(() => json({ image: A }));
    serve({ 'POST /api/pictures': handler });
    const editor = openEditor('<p>Oil</p><p></p><p>Comb</p>');
    const uploads = new PictureUploads();
    editor.commands.setTextSelection(6);
    const first = insertPictures(editor, uploads, [png]);
    editor.commands.setTextSelection(1);
    editor.commands.insertContent('Warm ');
    release();
    await first;
    const { from } = editor.state.selection;
    expect([storedText(editor), from]).toEqual([
      `<p>Warm Oil</p><figure><img src="${A}" alt=""></figure><p>Comb</p>`,
      6,
    ]);
    editor.commands.undo();
    editor.commands.setTextSelection(11);
    const cancelled = insertPictures(editor, uploads, [png]);
    uploads.all[0]?.cancel();
    await cancelled;
    expect(storedText(editor)).toBe('<p>Warm Oil</p><p></p><p>Comb</p>');
  });

  it('come after those that were chosen before, when the cursor is left where it is', async () => {
    const images = [A, B, A];
    serve({ 'POST /api/pictures': () => json({ image: images.shift() }) });
    const uploads = new PictureUploads();
    const editor = openEditor('<p>Oil</p>');
    editor.commands.setTextSelection(4);
    await insertPictures(editor, uploads, [png]);
    await Promise.all([insertPictures(editor, uploads, [png]), insertPictures(editor, uploads, [png])]);
    const figures = [A, B, A].map((src) => `<figure><img src="${src}" alt=""></figure>`).join('');
    expect(storedText(editor)).toBe(`<p>Oil</p>${figures}`);
  });

  it.each([
    [-1, (figure: string) => `${figure}<p>Oil</p><p>Warm</p><p>Comb</p>`],
    [2, (figure: string) => `<p>Oil</p><p>Warm</p><p>Comb</p>${figure}`],
  ])('move by %i among what stands beside them, and stay selected', (by, moved) => {
    const figure = `<figure><img src="${A}" alt=""></figure>`;
    const before = `<p>Oil</p>${figure}<p>Warm</p><p>Comb</p>`;
    const editor = openEditor(before);
    moveBlock(editor, 5, by);
    expect(storedText(editor)).toBe(moved(figure));
    expect(editor.state.doc.nodeAt(editor.state.selection.from)?.type.name).toBe('figure');
    editor.commands.undo();
    expect(storedText(editor)).toBe(before);
  });
});

it.each([
  [`${location.origin}${A.replace('960.jpg', '320.avif')}`, A],
  ['data:image/png;base64,AAAA', null],
  ['file:///C:/a.png', null],
])('a pasted picture at %s is taken as %j', (src, taken) => {
  expect(storedPicture(src)).toEqual(taken);
});

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [' https://m.youtube.com/watch?v=dQw4w9WgXcQ\n', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.instagram.com/p/C8x_y-Z12ab/?igsh=x', 'https://www.instagram.com/p/C8x_y-Z12ab/'],
  ['https://www.instagram.com/reel/C8x_y-Z12ab', 'https://www.instagram.com/reel/C8x_y-Z12ab/'],
  ['https://www.instagram.com/kadali/reel/C8x_y-Z12ab/', 'https://www.instagram.com/reel/C8x_y-Z12ab/'],
  ['https://www.youtube.com/@kadali', null],
  ['https://www.youtube.com/watch?v=short', null],
  ['https://youtube.com.example.org/watch?v=dQw4w9WgXcQ', null],
  ['https://www.instagram.com/kadali/', null],
  ['see https://youtu.be/dQw4w9WgXcQ', null],
  ['javascript:alert(1)', null],
  ['youtube', null],
])('the link %j alone on a line is the video or post %j', (typed, address) => {
  const link = embedLinkOf(typed);
  expect(link && embedOf(link)?.address).toBe(address);
});
