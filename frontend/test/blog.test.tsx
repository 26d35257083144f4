import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownPost } from '../shared/post/shownPost';
import type { PostSummary } from '../shared/post/types';
import { categories, post, summary } from './posts';
import { renderSite } from './renderSite';

/** What the renderer has written beside the pages, by path and query; a request that no test expects fails the test. */
let answers: Map<string, () => Response | Promise<Response>>;

beforeEach(() => {
  answers = new Map();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const answer = answers.get(String(input));
    if (!answer) throw new Error(`Nobody expects a call of ${input}`);
    return answer();
  });
});

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const FAILED = 'Failed to load blog posts. Please try again later.';
const list = (query = '') => `/page-data/blog.json${query}`;
const names = categories.map(({ name }) => name);
const page = (posts: PostSummary[], { total = posts.length, next = null as string | null } = {}) =>
  json({ list: { posts, total, next }, categories: names });
const firstOfTwo = { total: 3, next: 'abc' };

function open(path: string) {
  renderSite(path);
  return userEvent.setup();
}

const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('/blog', () => {
  it('shows a spinner, then the posts, newest first as they come', async () => {
    let answer = (_answer: Response) => {};
    answers.set(list(), () => new Promise((resolve) => (answer = resolve)));
    open('/blog');
    expect(await screen.findByText('Loading posts')).toBeInTheDocument();
    answer(page([summary('b'), summary('a')])());
    expect(await screen.findByRole('link', { name: 'Title of b' })).toHaveAttribute('href', '/blog/b');
    expect(cards()).toEqual(['Title of b', 'Title of a']);
  });

  it.each([
    ['No blog posts available yet.', page([]), 0],
    [FAILED, json({ message: 'down' }, { status: 503 }), 1],
  ])('says “%s”, and has a filter unless there is no post', async (words, answer, filters) => {
    answers.set(list(), answer);
    open('/blog');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryAllByRole('search')).toHaveLength(filters);
  });

  it('filters by category at once and searches on request', async () => {
    const skin = summary('b', { category: 'Skin Care' });
    answers.set(list(), page([summary('a'), summary('b')]));
    answers.set(list('?category=Skin+Care'), page([skin]));
    answers.set(list('?category=Skin+Care&q=sun'), page([skin], { total: 200 }));
    answers.set(list('?category=Skin+Care&q=sunn'), page([]));
    const user = open('/blog');
    await screen.findByText('2 posts');
    await screen.findByRole('option', { name: /^Skin Care/ });
    await user.selectOptions(screen.getByLabelText('Category'), 'Skin Care');
    expect(await screen.findByText('1 post in Skin Care')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Search'), 'sun');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('200 posts in Skin Care for “sun”')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Search'), 'n{Enter}');
    expect(await screen.findByText('No posts match your search.')).toBeInTheDocument();
  });

  it('loads more after the first 24, and lets a failure be tried again', async () => {
    answers.set(list(), page([summary('c'), summary('b')], firstOfTwo));
    answers.set(list('?cursor=abc'), json({}, { status: 500 }));
    const user = open('/blog');
    const more = await screen.findByRole('link', { name: 'Load more' });
    expect(more).toHaveAttribute('href', '/blog?cursor=abc');
    await user.click(more);
    expect(await screen.findByText(FAILED)).toBeInTheDocument();

    answers.set(list('?cursor=abc'), page([summary('a')]));
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    await screen.findByRole('link', { name: 'Title of a' });
    expect(cards()).toEqual(['Title of c', 'Title of b', 'Title of a']);
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
  });
});

it('the menu’s link to the blog shows the first page, also after more were loaded', async () => {
  answers.set(list(), page([summary('c'), summary('b')], firstOfTwo));
  answers.set(list('?cursor=abc'), page([summary('a')]));
  const user = open('/blog?cursor=abc');
  await screen.findByText('Title of a');
  await user.click(within(screen.getByLabelText('Main')).getByRole('link', { name: 'BLOG', hidden: true }));
  await waitFor(() => expect(cards()).toEqual(['Title of c', 'Title of b']));
});

describe('/blog/{id}', () => {
  const others = [summary('alike'), summary('newest', { category: 'Skin Care' })];
  const related = { previous: summary('older'), next: summary('newer'), related: others };
  const withPost = (over = {}) =>
    answers.set('/page-data/blog/a.json', json({ page: { post: shownPost(post('a', over)), related } }));

  it('shows the post with its neighbours and related posts, also by its older address', async () => {
    withPost({ content: '<p>It <strong>rains</strong>.</p>' });
    open('/blogdetail?id=a');
    expect(await screen.findByRole('heading', { level: 1, name: 'Title of a' })).toBeInTheDocument();
    expect(screen.getByText('rains').tagName).toBe('STRONG');
    expect(screen.getByText('1 min read')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Previous\s*Title of older/ })).toHaveAttribute(
      'href',
      '/blog/older',
    );
    expect(screen.getByRole('link', { name: /Next\s*Title of newer/ })).toHaveAttribute(
      'href',
      '/blog/newer',
    );
    expect(screen.getByRole('heading', { name: 'Related posts' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Title of alike' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Previous and next post' })).toBeInTheDocument();
  });

  it('can be shared by chat and by its link', async () => {
    withPost();
    const user = open('/blog/a');
    const chat = await screen.findByRole('link', { name: 'Share on chat' });
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Title of a http://localhost:8080/blog/a',
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('http://localhost:8080/blog/a');
  });

  it.each([
    ['/blog/a', 'is not there'],
    ['/blogdetail', 'is not named'],
  ])('%s says when the post %s', async (path) => {
    answers.set('/page-data/blog/a.json', json({ page: null }, { status: 404 }));
    open(path);
    expect(await screen.findByRole('heading', { name: 'Blog post not found.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
  });

  it('says when it can’t be had', async () => {
    answers.set('/page-data/blog/a.json', json({}, { status: 500 }));
    open('/blog/a');
    const message = await screen.findByText('Failed to load blog post. Please try again later.');
    expect(message.parentElement).toHaveAttribute('role', 'alert');
  });
});
