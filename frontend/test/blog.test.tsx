import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categories, post, summary } from './posts';
import { renderSite } from './renderAt';

/** Answers of the API, by path and query; a request that no test expects fails the test. */
let answers: Map<string, () => Response | Promise<Response>>;

beforeEach(() => {
  answers = new Map();
  answers.set('/api/categories', () => Response.json(categories));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const answer = answers.get(String(input));
    if (!answer) throw new Error(`Nobody expects a call of ${input}`);
    return answer();
  });
});

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const FAILED = 'Failed to load blog posts. Please try again later.';
const firstOfTwo = { Link: '</api/blogs?limit=24&cursor=abc>; rel="next"', 'X-Total-Count': '3' };
const list = (query = '') => `/api/blogs?limit=24${query}`;

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
    // One without an _id has no address.
    answer(Response.json([summary('b'), summary(''), summary('a')]));
    expect(await screen.findByRole('link', { name: 'Title of b' })).toHaveAttribute('href', '/blog/b');
    expect(cards()).toEqual(['Title of b', 'Title of a']);
  });

  it.each([
    ['there are none', 'No blog posts available yet.', json([])],
    ['they can’t be had', FAILED, json({ message: 'down' }, { status: 503 })],
  ])('says when %s', async (_what, words, answer) => {
    answers.set(list(), answer);
    open('/blog');
    const message = await screen.findByText(words);
    if (words === FAILED) expect(message).toHaveAttribute('role', 'alert');
  });

  it('filters by category at once and searches on request', async () => {
    const skin = summary('b', { category: 'Skin Care' });
    answers.set(list(), json([summary('a'), summary('b')]));
    answers.set(list('&category=Skin+Care'), json([skin]));
    answers.set(list('&category=Skin+Care&q=sun'), json([skin], { headers: { 'X-Total-Count': '200' } }));
    answers.set(list('&category=Skin+Care&q=sunn'), json([]));
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

  const choices = () => within(screen.getByLabelText('Category')).getAllByRole('option');

  it('uses the categories of its posts when the categories can’t be loaded', async () => {
    answers.set('/api/categories', json({}, { status: 503 }));
    answers.set(list(), json([summary('a')]));
    answers.set(list('&category=Hair+Care'), json([summary('a')]));
    const user = open('/blog');
    await user.click(await screen.findByRole('link', { name: 'Hair Care' }));
    expect(await screen.findByText('1 post in Hair Care')).toBeInTheDocument();
    expect(choices().map(({ textContent }) => textContent)).toEqual(['All categories', 'Hair Care']);
  });

  it('loads more after the first 24, also after a failure', async () => {
    answers.set(list(), json([summary('c'), summary('b')], { headers: firstOfTwo }));
    answers.set(list('&cursor=abc'), json({}, { status: 500 }));
    const user = open('/blog');
    const more = await screen.findByRole('link', { name: 'Load more' });
    expect(more).toHaveAttribute('href', '/blog?cursor=abc');
    await user.click(more);
    expect(await screen.findByText(FAILED)).toBeInTheDocument();

    answers.set(list('&cursor=abc'), json([summary('a')]));
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    await screen.findByRole('link', { name: 'Title of a' });
    expect(cards()).toEqual(['Title of c', 'Title of b', 'Title of a']);
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
  });
});

it.each(['/blog', '/blog?cursor=abc', '/blog?q=sun'])(
  'the menu’s link to the blog shows the first page, also on %s',
  async (path) => {
    answers.set(list(), json([summary('c'), summary('b')], { headers: firstOfTwo }));
    answers.set(list('&cursor=abc'), json([summary('a')]));
    answers.set(list('&q=sun'), json([summary('sun')]));
    const user = open(path);
    await screen.findByText(/^\d posts?/);
    const more = screen.queryByRole('link', { name: 'Load more' });
    if (more) await user.click(more);
    await user.click(within(screen.getByLabelText('Main')).getByRole('link', { name: 'BLOG', hidden: true }));
    await screen.findByRole('link', { name: 'Load more' });
    await waitFor(() => expect(cards()).toEqual(['Title of c', 'Title of b']));
  },
);

describe('/blog/{id}', () => {
  const related = { previous: summary('older'), next: summary('newer'), related: [summary('alike')] };

  it('shows the post with its neighbours and related posts', async () => {
    answers.set('/api/blogs/a', json(post('a', { content: '<p>It <strong>rains</strong>.</p>' })));
    answers.set('/api/blogs/a/related', json(related));
    open('/blog/a');
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
    expect(screen.getByRole('link', { name: 'Title of alike' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Previous and next post' })).toBeInTheDocument();
  });

  it('is shown alone when its related posts can’t be had, also by its older address', async () => {
    answers.set('/api/blogs/a', json(post('a')));
    answers.set('/api/blogs/a/related', json({}, { status: 500 }));
    open('/blogdetail?id=a');
    expect(await screen.findByRole('heading', { level: 1, name: 'Title of a' })).toBeInTheDocument();
    expect(screen.queryByText('Related posts')).not.toBeInTheDocument();
  });

  it('can be shared by chat and by its link', async () => {
    answers.set('/api/blogs/a', json(post('a')));
    answers.set('/api/blogs/a/related', json(related));
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

  // One that is unknown, and a category that is: renderer/app.spec.ts.
  it.each([
    ['/blog/a', 'has no _id', json({ ...post('a'), _id: undefined })],
    ['/blogdetail', 'is not named', json({})],
  ])('%s says when the post %s', async (path, _what, answer) => {
    answers.set('/api/blogs/a', answer);
    answers.set('/api/blogs/a/related', json({}, { status: 404 }));
    open(path);
    expect(await screen.findByRole('heading', { name: 'Blog post not found.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
  });

  it('shows an error when it can’t be loaded', async () => {
    answers.set('/api/blogs/a', json({}, { status: 500 }));
    answers.set('/api/blogs/a/related', json({}, { status: 500 }));
    open('/blog/a');
    const message = await screen.findByText('Failed to load blog post. Please try again later.');
    expect(message.parentElement).toHaveAttribute('role', 'alert');
  });
});
