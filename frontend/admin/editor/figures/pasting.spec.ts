import { describe, expect, it } from '@jest/globals';
import { embedOf } from '@salon/content/figures';
import { embedLinkOf } from './pasting';

describe('a link that stands alone', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [' https://m.youtube.com/watch?v=dQw4w9WgXcQ\n', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.instagram.com/p/C8x_y-Z12ab/?igsh=x', 'https://www.instagram.com/p/C8x_y-Z12ab/'],
    ['https://www.instagram.com/reel/C8x_y-Z12ab', 'https://www.instagram.com/reel/C8x_y-Z12ab/'],
    ['https://www.instagram.com/kadali/reel/C8x_y-Z12ab/', 'https://www.instagram.com/reel/C8x_y-Z12ab/'],
  ])('%s is a video or a post', (typed, address) => {
    const link = embedLinkOf(typed);
    expect(link && embedOf(link)?.address).toBe(address);
  });

  it.each([
    'https://www.youtube.com/@kadali',
    'https://www.youtube.com/watch?v=short',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
    'https://www.instagram.com/kadali/',
    'see https://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'youtube',
  ])('%s is none', (typed) => expect(embedLinkOf(typed)).toBeNull());
});
