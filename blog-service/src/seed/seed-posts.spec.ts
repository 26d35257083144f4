import { describe, expect, test } from 'vitest';
import { FIRST_CATEGORIES } from '../categories/first-categories.js';
import { readPostId } from '../posts/post-id.js';
import { sanitise, shownText } from '../posts/text/html.js';
import { SEED_POSTS } from './seed-posts.js';

test('there are a dozen, each with its own id, over all categories', () => {
  expect(SEED_POSTS.length).toBe(12);
  expect(new Set(SEED_POSTS.map(({ id }) => id)).size).toBe(12);
  expect(new Set(SEED_POSTS.map(({ category }) => category)).size).toBe(FIRST_CATEGORIES.length);
});

describe.each(SEED_POSTS)('$title', ({ id, title, content, excerpt }) => {
  test('follows the rules of a post', () => {
    expect(readPostId(id)).toBe(id);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(excerpt?.length ?? 0).toBeLessThanOrEqual(160);
    // Saving changes nothing except for the line breaks around the text.
    const written = content.trim();
    expect(sanitise(content).replaceAll(' rel="noopener noreferrer"', '')).toBe(written);
  });

  test('is an article: 250 to 500 words with headings, a list and a link', () => {
    const words = shownText(sanitise(content)).split(' ').length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(500);
    for (const tag of ['<h2>', '<li>', '<a href="/']) expect(content).toContain(tag);
  });
});
