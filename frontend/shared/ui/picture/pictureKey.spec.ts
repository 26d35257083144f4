import { parsePictureKey, photoWidths, pictureKey, webpWidths } from './pictureKey';

describe('a picture key', () => {
  it('carries size and colour', () => {
    const facts = { width: 1620, height: 1080, color: '4a3a30' };
    expect(parsePictureKey(pictureKey('cream-jar-0a1b2c3d', facts))).toEqual(facts);
  });

  it.each(['', 'cream-jar', 'x-12x34-zzzzzz', 'x-12x34-aabbcc/960.jpg'])('is none: %j', (key) => {
    expect(parsePictureKey(key)).toBeUndefined();
  });
});

it('makes no photo larger than its master', () => {
  expect(photoWidths(1000)).toEqual([240, 320, 480, 640, 768, 960]);
});

it('makes two WebP files, the widest among them', () => {
  expect(webpWidths(photoWidths(1632))).toEqual([640, 1600]);
  expect(webpWidths(photoWidths(500))).toEqual([480]);
});
