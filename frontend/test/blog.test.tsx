import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../site/routes';
import { testLoaders } from './loaders';
import { categories, post, summary } from './posts';
import { render } from './render';

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
const list = (query = '') => `/api/blogs?limit=24${query}`;

function open(path: string) {
  const routes = createRoutes(testLoaders());
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('/blog', () => {
  it('shows a spinner, then the posts, newest first as they come', async () => {
    let answer: (response: Response) => void = () => {};
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    answers.set(list(), () => held);
    open('/blog');
    expect(await screen.findByText('Loading posts')).toBeInTheDocument();
    answer(Response.json([summary('b'), summary('a')]));
    expect(await screen.findByRole('link', { name: 'Title of b' })).toHaveAttribute('href', '/blog/b');
    expect(cards()).toEqual(['Title of b', 'Title of a']);
  });

  it('drops posts without an _id', async () => {
    answers.set(list(), json([summary(''), summary('a')]));
    open('/blog');
    await screen.findByRole('link', { name: 'Title of a' });
    expect(cards()).toEqual(['Title of a']);
  });

  it('fills the gaps of a card', async () => {
    answers.set(list(), json([summary('a', { category: null, excerpt: '', image: null })]));
    open('/blog');
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('Uncategorized');
    expect(card).toHaveTextContent('No excerpt available.');
    expect(card).toHaveTextContent('No Image Available');
  });

  it('says when there are none', async () => {
    answers.set(list(), json([]));
    open('/blog');
    expect(await screen.findByText('No blog posts available yet.')).toBeInTheDocument();
  });

  it('says when they can’t be had', async () => {
    answers.set(list(), json({ message: 'down' }, { status: 503 }));
    open('/blog');
    const message = await screen.findByText('Failed to load blog posts. Please try again later.');
    expect(message).toHaveAttribute('role', 'alert');
  });

  it('filters by category at once and searches on request', async () => {
    answers.set(list(), json([summary('a'), summary('b')]));
    answers.set(list('&category=Skin+Care'), json([summary('b', { category: 'Skin Care' })]));
    answers.set(list('&category=Skin+Care&q=sun'), json([]));
    const { user } = open('/blog');
    await screen.findByText('2 posts');
    await screen.findByRole('option', { name: /^Skin Care/ });
    await user.selectOptions(screen.getByLabelText('Category'), 'Skin Care');
    expect(await screen.findByText('1 post in Skin Care')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Search'), 'sun');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('No posts match your search.')).toBeInTheDocument();
  });

  const choices = () => within(screen.getByLabelText('Category')).getAllByRole('option');

  it('leads from the label of a post to all posts of its category', async () => {
    answers.set(list(), json([summary('a'), summary('b', { category: 'Spa & Wellness' })]));
    answers.set(list('&category=Spa+%26+Wellness'), json([summary('b', { category: 'Spa & Wellness' })]));
    const { user } = open('/blog');
    await user.click(await screen.findByRole('link', { name: 'Spa & Wellness' }));
    expect(await screen.findByText('1 post in Spa & Wellness')).toBeInTheDocument();
    // It can no longer be chosen, but it is the one that is shown.
    expect(screen.getByLabelText('Category')).toHaveValue('Spa & Wellness');
    expect(choices().map(({ textContent }) => textContent)).toEqual([
      'All categories',
      'Hair Care',
      'Skin Care',
      'Spa & Wellness',
    ]);
  });

  it('is not found when there is no such category, also to who follows a link to it', async () => {
    answers.set(list('&category=nope'), json({}, { status: 400 }));
    open('/blog?category=nope');
    expect(await screen.findByRole('heading', { name: 'Blog posts not found.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('says the new name of a category that was asked for by an old one', async () => {
    answers.set(list('&category=Skin'), json([summary('b', { category: 'Skin Care' })]));
    open('/blog?category=Skin');
    expect(await screen.findByText('1 post in Skin Care')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Category')).toHaveValue('Skin Care'));
    expect(choices()).toHaveLength(3);
  });

  it('works with the labels it has when the categories can’t be had', async () => {
    answers.set('/api/categories', json({}, { status: 503 }));
    answers.set(list(), json([summary('a')]));
    answers.set(list('&category=Hair+Care'), json([summary('a')]));
    const { user } = open('/blog');
    await user.click(await screen.findByRole('link', { name: 'Hair Care' }));
    expect(await screen.findByText('1 post in Hair Care')).toBeInTheDocument();
    expect(choices().map(({ textContent }) => textContent)).toEqual(['All categories', 'Hair Care']);
  });

  it('loads more after the first 24, and lets a failure be tried again', async () => {
    const link = { Link: '</api/blogs?limit=24&cursor=abc>; rel="next"', 'X-Total-Count': '3' };
    answers.set(list(), json([summary('c'), summary('b')], { headers: link }));
    answers.set(list('&cursor=abc'), json({}, { status: 500 }));
    const { user } = open('/blog');
    const more = await screen.findByRole('link', { name: 'Load more' });
    expect(more).toHaveAttribute('href', '/blog?cursor=abc');
    await user.click(more);
    expect(await screen.findByText('Failed to load blog posts. Please try again later.')).toBeInTheDocument();

    answers.set(list('&cursor=abc'), json([summary('a')]));
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    await screen.findByRole('link', { name: 'Title of a' });
    expect(cards()).toEqual(['Title of c', 'Title of b', 'Title of a']);
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
  });
});

describe('coming back to /blog', () => {
  const link = { Link: '</api/blogs?limit=24&cursor=abc>; rel="next"', 'X-Total-Count': '3' };

  beforeEach(() => {
    answers.set(list(), json([summary('c'), summary('b')], { headers: link }));
    answers.set(list('&cursor=abc'), json([summary('a')]));
    answers.set('/api/blogs/a', json(post('a')));
    answers.set('/api/blogs/a/related', json({}, { status: 500 }));
  });

  it('from a post finds the list as long as it was left', async () => {
    const { user, router } = open('/blog');
    await user.click(await screen.findByRole('link', { name: 'Load more' }));
    await user.click(await screen.findByRole('link', { name: 'Title of a' }));
    await screen.findByText('Content of a');
    await act(() => router.navigate(-1));
    expect(cards()).toEqual(['Title of c', 'Title of b', 'Title of a']);
  });

  it.each(['/blog', '/blog?cursor=abc', '/blog?q=sun'])(
    'by the menu on %s shows the first page',
    async (path) => {
      answers.set(list('&q=sun'), json([summary('sun')]));
      const { user } = open(path);
      await screen.findByText(/^\d posts?/);
      const more = screen.queryByRole('link', { name: 'Load more' });
      if (more) await user.click(more);
      await user.click(
        within(screen.getByLabelText('Main')).getByRole('link', { name: 'BLOG', hidden: true }),
      );
      await screen.findByRole('link', { name: 'Load more' });
      await waitFor(() => expect(cards()).toEqual(['Title of c', 'Title of b']));
    },
  );
});

describe('a search with more posts than the server counts', () => {
  it('says so', async () => {
    const headers = { 'X-Total-Count': '200', 'X-Total-Count-Is': 'at-least' };
    answers.set(list('&q=sun'), json([summary('a')], { headers }));
    open('/blog?q=sun');
    expect(await screen.findByText('200+ posts for “sun”')).toBeInTheDocument();
  });
});

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
    const neighbours = screen.getByRole('navigation', { name: 'Previous and next post' });
    expect(neighbours.tagName).toBe('NAV');
    expect(neighbours).not.toHaveAttribute('as');
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
  });

  it('is shown alone when its related posts can’t be had', async () => {
    answers.set('/api/blogs/a', json(post('a')));
    answers.set('/api/blogs/a/related', json({}, { status: 500 }));
    open('/blog/a');
    expect(await screen.findByRole('heading', { level: 1, name: 'Title of a' })).toBeInTheDocument();
    expect(screen.queryByText('Related posts')).not.toBeInTheDocument();
  });

  it('can be shared by chat and by its link', async () => {
    answers.set('/api/blogs/a', json(post('a')));
    answers.set('/api/blogs/a/related', json(related));
    const { user } = open('/blog/a');
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
    ['unknown', json({ message: 'Blog post not found.' }, { status: 404 })],
    ['without an _id', json({ ...post('a'), _id: undefined })],
  ])('says when it is %s', async (_, answer) => {
    answers.set('/api/blogs/a', answer);
    answers.set('/api/blogs/a/related', json({}, { status: 404 }));
    open('/blog/a');
    expect(await screen.findByRole('heading', { name: 'Blog post not found.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
  });

  it('says when it can’t be had', async () => {
    answers.set('/api/blogs/a', json({}, { status: 500 }));
    answers.set('/api/blogs/a/related', json({}, { status: 500 }));
    open('/blog/a');
    const message = await screen.findByText('Failed to load blog post. Please try again later.');
    expect(message.parentElement).toHaveAttribute('role', 'alert');
  });
});

describe('/blogdetail', () => {
  it('leads to the post it names', async () => {
    answers.set('/api/blogs/a', json(post('a')));
    answers.set('/api/blogs/a/related', json({}, { status: 500 }));
    open('/blogdetail?id=a');
    expect(await screen.findByRole('heading', { level: 1, name: 'Title of a' })).toBeInTheDocument();
  });

  it('without an id finds no post', async () => {
    open('/blogdetail');
    expect(await screen.findByRole('heading', { name: 'Blog post not found.' })).toBeInTheDocument();
  });
});
