import { everySecond, parsePictureKey, photoWidths, pictureKey } from './pictureKey';

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

it('makes a WebP of every second width, the widest among them', () => {
  expect(everySecond(photoWidths(1632))).toEqual([320, 640, 960, 1600]);
});
