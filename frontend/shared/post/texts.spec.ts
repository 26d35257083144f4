import { summary } from '../../test/posts';
import { categoryOf, excerptOf } from './texts';

it('what a card says of a post falls back when category or excerpt is missing', () => {
  const bare = summary('a', { category: null, excerpt: '' });
  expect(categoryOf(bare)).toBe('Uncategorized');
  expect(excerptOf(bare)).toBe('No excerpt available.');
});
