import { allPosts, listed } from '../../test/posts';
import { type Changes, NO_RELATED, Posts } from './posts';

const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T06:00:00.000Z`;
/** One a day; the newest has the highest number. */
const oneADay = (count: number, over: Parameters<typeof listed>[1] = {}) =>
  Array.from({ length: count }, (_, index) => listed(`post-${index + 1}`, { date: on(index + 1), ...over }));

let posts: Posts;
beforeEach(() => {
  posts = new Posts();
});

const ids = (some: { _id: string }[] = []) => some.map(({ _id }) => _id);
const known = () => ids(posts.all.map(({ summary }) => summary));

describe('the known posts', () => {
  const tell = (over: Partial<Changes>) =>
    posts.apply(allPosts([], { isWhole: false, position: '2', ...over }));
  beforeEach(() => posts.apply(allPosts(oneADay(3))));

  it('are newest first, and of one moment in the order in which blog-service lists them', () => {
    tell({ posts: [listed('a', { date: on(3) }), listed('z', { date: on(3) })] });
    expect(known()).toEqual(['z', 'post-3', 'a', 'post-2', 'post-1']);
  });

  it('change with what a change names, and stay as they are otherwise', () => {
    tell({ posts: [listed('post-1', { date: on(4), title: 'Another title' })], gone: ['post-2'] });
    expect(known()).toEqual(['post-1', 'post-3']);
    expect(posts.list({})?.posts[0]?.title).toBe('Another title');
    expect(posts.position).toBe('2');
  });

  it('are only those that are named when all are', () => {
    tell({ isWhole: true, posts: [listed('restored', { category: 'Nails' })], categories: ['Bridal'] });
    expect(known()).toEqual(['restored']);
    expect([posts.categories, posts.filled()]).toEqual([['Bridal'], ['Nails']]);
  });
});

describe('a list', () => {
  it('has 24 posts on a page, the number of all, and where the next page begins', () => {
    posts.apply(allPosts(oneADay(28)));
    const first = posts.list({});
    expect([first?.posts.length, first?.total, first?.posts[0]?._id]).toEqual([24, 28, 'post-28']);
    const second = posts.list({ cursor: first?.next ?? '' });
    expect(ids(second?.posts)).toEqual(['post-4', 'post-3', 'post-2', 'post-1']);
    expect([second?.total, second?.next]).toEqual([28, null]);
  });

  it('can be of a category, also of one that is empty or can’t be chosen any more', () => {
    posts.apply(
      allPosts([
        listed('hair'),
        listed('nails', { category: 'Retired' }),
        listed('none', { category: null }),
      ]),
    );
    expect(ids(posts.list({ category: 'Hair Care' })?.posts)).toEqual(['hair']);
    expect(ids(posts.list({ category: 'Retired' })?.posts)).toEqual(['nails']);
    expect(posts.list({ category: 'Skin Care' })).toEqual({ posts: [], total: 0, next: null });
  });
});

const beside = (id: string) => {
  const post = posts.get(id);
  const { previous, next, related } = (post && posts.beside(post).related) ?? NO_RELATED;
  return { previous: previous?._id, next: next?._id, related: ids(related) };
};

it('beside a post are the one before it, the one after it, and the three newest others of its category', () => {
  posts.apply(allPosts([...oneADay(6), listed('skin', { date: on(7), category: 'Skin Care' })]));
  const related = ['post-6', 'post-4', 'post-3'];
  expect(beside('post-5')).toEqual({ previous: 'post-4', next: 'post-6', related });
  expect(beside('post-1')).toEqual({ next: 'post-2', related: ['post-6', 'post-5', 'post-4'] });
  expect(beside('skin')).toEqual({ previous: 'post-6', related: ['post-6', 'post-5', 'post-4'] });
});
