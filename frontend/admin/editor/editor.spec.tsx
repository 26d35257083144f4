import type { LanguageCode } from '@salon/content/languages';
import { sampleContent } from '@salon/content/testing/sample';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import {
  badGateway,
  deferred,
  errorResponse,
  type Handlers,
  json,
  offline,
  type serve,
} from '../../test/adminServer';
import { adminPost } from '../../test/posts';
import { openAdmin } from '../../test/renderAdmin';
import { pause } from '../saving/Saver';

// What a browser shows as well is tested in e2e/tests: admin-writing, admin-photographs, admin-states, admin-session.

// Nothing is saved by itself while a test types.
pause.ms = 60_000;
const TITLE = 'Oil before the wash';
const TEXT = 'Warm two spoons of oil and work it into the lengths.';
const stored = adminPost('oil', {
  title: TITLE,
  content: `<p>${TEXT}</p>`,
  excerpt: TEXT,
  category: 'Skin Care',
});
const reading = (post: object = stored, etag = '"1"') => json(post, { headers: { ETag: etag } });

const title = () => screen.getByLabelText('Title');
const content = () => screen.getByRole('textbox', { name: 'Content' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => button(/^(Publish|Update)$/);
const press = (name: string | RegExp) => userEvent.click(button(name));

/** Opens the editor, with answers to what it asks by itself. */
async function open(handlers: Handlers = {}, path = '/admin/blog/new') {
  const opened = await openAdmin(path, {
    'GET /api/blogs': () => json([]),
    'POST /api/blogs': () => reading({ ...stored, state: 'draft' }),
    'PUT /api/blogs/oil/changes': () => reading(stored, '"1b"'),
    ...handlers,
  });
  await screen.findByLabelText('Title');
  return opened;
}
const edit = (handlers: Handlers) => open(handlers, '/admin/blog/edit/oil');

function pasteText(text: string) {
  const clipboardData = {
    types: ['text/plain'],
    files: [],
    getData: (type: string) => (type === 'text/plain' ? text : ''),
  };
  act(() => void fireEvent.paste(content(), { clipboardData }));
}

async function write(text = TEXT) {
  await userEvent.click(title());
  await userEvent.paste(TITLE);
  pasteText(text);
}

async function writeNew(handlers?: Handlers) {
  const opened = await open(handlers);
  await write();
  return opened;
}

const named = (calls: ReturnType<typeof serve>, name: string) => calls.filter((call) => call.name === name);

describe('the language', () => {
  const speaking = (...codes: LanguageCode[]) => ({
    'GET /api/site': () => {
      const translations = Object.fromEntries(codes.map((code) => [code, { isOn: true, texts: {} }]));
      return json({ edition: 6, publishedAt: '', content: { ...sampleContent(), translations } });
    },
  });
  const draft = { ...stored, state: 'draft' as const };
  const inTamil = adminPost('oil-ta', { title: 'எண்ணெய் தேய்த்தல்', language: 'ta' });

  it('is nowhere while the site has one', async () => {
    const { calls } = await edit({ ...speaking(), 'GET /api/blogs/oil': () => reading(draft) });
    await waitFor(() => expect(named(calls, 'GET /api/site')).not.toEqual([]));
    expect(screen.queryByLabelText('Language')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Make a version/ })).not.toBeInTheDocument();
  });

  it('is one of the site’s; what is wrong with it is said there', async () => {
    const message = 'There is a version in Malayalam already.';
    const { calls } = await edit({
      ...speaking('ml'),
      'GET /api/blogs/oil': () => reading(draft),
      'PUT /api/blogs/oil': () => errorResponse(400, message, { errors: [{ field: 'language', message }] }),
    });
    const field = await screen.findByLabelText('Language');
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['English', 'Malayalam']);
    await userEvent.selectOptions(field, 'Malayalam');
    await press('Publish');
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(named(calls, 'PUT /api/blogs/oil')[0]?.body).toMatchObject({ language: 'ml' });
  });

  it('has a draft with the same text for each version, which lead to each other', async () => {
    const sister = { _id: 'oil-ta', language: 'ta' as const };
    const made = adminPost('oil-ml', { title: TITLE, language: 'ml', state: 'draft' });
    const { calls, at } = await edit({
      ...speaking('ml', 'ta'),
      'GET /api/blogs/oil': () => reading({ ...stored, excerpt: 'Of oil', sisters: [sister] }),
      'GET /api/blogs/oil-ml': () => reading(made),
      'GET /api/blogs/oil-ta': () => reading(inTamil),
      'POST /api/blogs': () => reading(made),
    });
    const link = await screen.findByRole('link', { name: 'The version in Tamil' });
    expect(link).toHaveAttribute('href', '/admin/blog/edit/oil-ta');
    expect(screen.queryByRole('button', { name: 'Make a version in Tamil' })).not.toBeInTheDocument();
    await press('Make a version in Malayalam');
    await waitFor(() => expect(at()).toBe('/admin/blog/edit/oil-ml'));
    expect(named(calls, 'POST /api/blogs').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...{ title: TITLE, content: stored.content, category: 'Skin Care' },
        ...{ language: 'ml', state: 'draft', versionOf: 'oil', excerpt: TEXT },
      }),
    ]);
    await waitFor(() => expect(screen.getByLabelText('Language')).toHaveValue('ml'));
    expect(screen.getByText(/draft in Malayalam now/)).toBeInTheDocument();
  });
});

describe('the form', () => {
  it('shows errors at the required fields and focuses the first', async () => {
    const { calls } = await open();
    expect(title()).toBeRequired();
    expect(content()).toHaveAttribute('aria-required', 'true');
    await userEvent.type(title(), ' Oil ');
    await userEvent.click(save());
    expect(title()).toHaveAccessibleDescription(/Title must be at least 5 characters long$/);
    expect(content()).toHaveAccessibleDescription(/Content must be at least 20 characters long$/);
    expect(title()).toHaveFocus();
    await userEvent.type(title(), ' before');
    expect(screen.queryByText('Title must be at least 5 characters long')).not.toBeInTheDocument();
    await userEvent.click(save());
    expect(content()).toHaveFocus();
    expect(named(calls, 'POST /api/blogs')).toEqual([]);
  });

  it('derives the excerpt from the text until one is written', async () => {
    await open();
    await write('nine char '.repeat(20));
    const excerpt = screen.getByLabelText('Excerpt');
    const made = `${'nine char '.repeat(15).trim()}...`;
    expect(excerpt).toHaveAttribute('placeholder', made);
    await userEvent.type(excerpt, 'My own words');
    pasteText('more');
    expect(excerpt).toHaveValue('My own words');
    await userEvent.clear(excerpt);
    expect(excerpt).toHaveAttribute('placeholder', made);
  });
});

describe('publishing', () => {
  it('sends the post once on repeated clicks', async () => {
    const { handler, release } = deferred(() => reading());
    const { calls, at } = await writeNew({ 'POST /api/blogs': handler });
    const pressed = save();
    await userEvent.dblClick(pressed);
    expect(button('Saving...')).toBeDisabled();
    await act(async () => {
      release();
      // Long enough for the answer to arrive, but not for the navigation after it.
      for (let step = 0; step < 50; step += 1) await Promise.resolve();
      fireEvent.click(pressed);
    });
    expect(await screen.findByText('Blog saved successfully!')).toBeInTheDocument();
    expect(at()).toBe('/admin/blog');
    expect(named(calls, 'POST /api/blogs').map(({ body }) => body)).toEqual([
      {
        title: TITLE,
        content: `<p>${TEXT}</p>`,
        excerpt: TEXT,
        category: 'Hair Care',
        image: null,
        imageAlt: null,
        focus: null,
        language: 'en',
        state: 'published',
      },
    ]);
    expect(localStorage.getItem('adminDraft:new')).toBeNull();
  });

  it('shows what failed, and keeps the text', async () => {
    let failing: Handlers[string] = () => json({});
    await writeNew({ 'POST /api/blogs': (call) => failing(call) });
    const expectSaid = async (text: string) => {
      await userEvent.click(save());
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(title()).toHaveValue(TITLE);
      expect(content()).toHaveTextContent(TEXT);
      expect(save()).toBeEnabled();
    };
    for (const [text, answer] of [
      ['Error: Not now.', () => errorResponse(503, 'Not now.')],
      ['Error saving post: The answer of the server could not be read.', badGateway],
      ['Error saving post: The connection was lost. Please check it and try again.', offline],
    ] as const) {
      failing = answer;
      await expectSaid(text);
    }
    localStorage.removeItem('adminToken');
    await expectSaid('You are not authenticated!');
  });

  it('fails in the same form when the new post was saved by itself before', async () => {
    const { at } = await writeNew({ 'PUT /api/blogs/oil': offline });
    const lost = /^Error saving post: The connection was lost/;
    const field = title();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(at()).toBe('/admin/blog/edit/oil'));
    await userEvent.click(save());
    await screen.findByText(lost);
    // Whatever the failure has begun is over.
    await userEvent.type(title(), ' and time');
    expect(screen.getByText(lost)).toBeInTheDocument();
    expect(title()).toBe(field);
  });
});

it('saves when the page is left, without a question', async () => {
  const { calls, at } = await writeNew();
  await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
  await waitFor(() => expect(at()).toBe('/admin/blog'));
  expect(named(calls, 'POST /api/blogs')[0]?.body).toMatchObject({ state: 'draft' });
});

it('discards unpublished changes of a public post, and Undo restores them', async () => {
  const changes = { ...stored, title: 'Oil, rewritten', saved: '2026-11-02T06:00:00.000Z' };
  await edit({
    'GET /api/blogs/oil': () => reading({ ...stored, changes }),
    'DELETE /api/blogs/oil/changes': () => reading(stored, '"2"'),
  });
  expect(title()).toHaveValue('Oil, rewritten');
  await press('Discard changes');
  await waitFor(() => expect(title()).toHaveValue(TITLE));
  expect(screen.queryByText('Unpublished changes.')).not.toBeInTheDocument();
  const toast = screen.getByText('Your changes are discarded.').parentElement;
  await userEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
  expect(title()).toHaveValue('Oil, rewritten');
});

it('a picture that failed to upload blocks publishing until it is removed', async () => {
  await writeNew({
    'POST /api/pictures': () => errorResponse(413, 'The picture is too large.'),
    'POST /api/blogs': () => reading(),
  });
  const file = new File(['png'], 'curl.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Pictures for the text'), file);
  expect(await screen.findByText('The picture is too large.')).toBeInTheDocument();
  expect(screen.getAllByText(/^A picture has not arrived\./)).toHaveLength(2);
  expect(save()).toBeDisabled();
  await press('Remove curl.png');
  await userEvent.click(save());
  expect(await screen.findByText('Blog saved successfully!')).toBeInTheDocument();
});

it('a figure’s place is the one among what stands beside it now', async () => {
  const figure = '<figure><img src="/media/0a-600x400-4a3a30/960.jpg" alt="A curl"></figure>';
  const before = { ...stored, content: `<p>One</p>${figure}<p>Two</p>` };
  await edit({ 'GET /api/blogs/oil': () => reading(before) });
  const { editor } = content() as HTMLElement & { editor: Editor };
  act(() => void editor.commands.insertContentAt(0, '<p>A</p><p>B</p>'));
  const place = screen.getByRole('combobox', { name: 'Place of picture' });
  await waitFor(() => expect(place).toHaveDisplayValue('4 of 5'));
  await userEvent.selectOptions(place, '1 of 5');
  expect(editor.getHTML()).toMatch(/^<figure.*<\/figure><p>A<\/p><p>B<\/p><p>One<\/p><p>Two<\/p>$/);
});

it('a post that is written keeps a category that is removed meanwhile', async () => {
  let names = ['Hair Care', 'Skin Care'];
  await writeNew({
    'GET /api/categories': () => json(names.map((name, id) => ({ id, name, posts: 0 }))),
    'DELETE /api/categories/0': () => {
      names = ['Skin Care'];
      return new Response(null, { status: 204 });
    },
  });
  await press('Remove category');
  expect(await screen.findByText('New posts can’t have Hair Care any more.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove category' })).toBeNull());
  expect(screen.getByLabelText('Category')).toHaveValue('Hair Care');
});
