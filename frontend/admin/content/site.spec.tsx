import { sampleContent } from '@salon/content/testing/sample';
import { marked } from '@salon/content/translate';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred, errorResponse, type Handlers, json } from '../../test/adminServer';
import { enter, fill, SiteArea } from '../../test/siteArea';
import { editableHtml } from './look/PageFrame';
import { placeOf } from './places';

// What no test in a browser says: e2e/tests/site-*.spec.ts tell the owner's work.

const area = new SiteArea();
const open = (path: string, handlers?: Handlers) => area.open(`/admin/site${path}`, /./, handlers);

const saved = () => screen.findByText(/^Saved /, { selector: '[role=status]' });
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const [here, there] = ['+91 92222 22222', '+91 91111 11111'];
const changePhoneThere = () =>
  area.server.saveElsewhere((content) => ({ ...content, contact: { ...content.contact, phone: there } }));

it('a change can be undone and redone', async () => {
  await open('/salon');
  const phone = screen.getByLabelText('Phone');
  await fill(phone, `${here}{Tab}`);
  await click('Undo phone');
  expect(phone).toHaveValue('+91 00000 00000');
  await click('Redo phone');
  expect(phone).toHaveValue(here);
  await saved();
  // The sample's phone and chat are one number, so they stay one.
  expect(area.draft?.contact.whatsapp).toBe(here);
  // A landline has no chat.
  await fill(phone, '044 2345 6789{Tab}');
  await waitFor(() =>
    expect(area.draft?.contact).toMatchObject({ phone: '044 2345 6789', whatsapp: '910000000000' }),
  );
});

it.each<[path: string, name: string, title?: string | RegExp]>([
  ['/hours', 'Hours & notices'],
  ['/price-list', 'Prices'],
  ['/words/home', 'Pages & pictures'],
  ['/words', 'More'],
  ['/notices', 'Hours & notices', 'Hours & notices'],
  ['/words/home/hero', 'Pages & pictures', 'Words: Home'],
])('%s, also as an earlier release had it, is in the place “%s”', async (path, name, title = /./) => {
  await area.open(`/admin/site${path}`, title);
  const places = within(screen.getByRole('navigation', { name: 'Places' }));
  expect(places.getByRole('link', { current: 'page' })).toHaveTextContent(name);
});

describe('two devices', () => {
  // Keeping mine: e2e/tests/site-publish.spec.ts.
  it('resolve a conflict with what the other has saved, whose texts are shown', async () => {
    const long = `${'So much is said first. '.repeat(15)}Bloom in `;
    const sayThere = (title: string, subtitle: string) =>
      area.server.saveElsewhere((content) => {
        Object.assign(content.words.home.hero, { title, subtitle });
        return content;
      });
    await open('/words/home');
    const opening = within(screen.getByRole('group', { name: 'The opening' }));
    sayThere('Bloom in Mylapore', `${long}Mylapore`);
    await fill(opening.getByLabelText('Headline'), 'Hair, at last{Tab}');
    fireEvent.change(opening.getByLabelText('Lead'), { target: { value: `${long}Chennai` } });
    await screen.findByRole('dialog', { name: 'Another device or tab changed the site too' });
    const mine = await screen.findByRole('region', { name: 'My version' });
    const lines = (version: HTMLElement) =>
      within(version)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(lines(mine)[0]).toBe('Home, The opening · headline: “Hair, at last”');
    expect(lines(mine)[1]).toMatch(/ · lead: “So much .*Bloom in Chennai”$/);
    const theirs = lines(screen.getByRole('region', { name: 'Their version' }));
    expect(theirs[0]).toBe('Home, The opening · headline: “Bloom in Mylapore”');
    expect(theirs[1]).toMatch(/ · lead: “So much .*Bloom in Mylapore”$/);
    await click('Use theirs');
    await saved();
    expect(opening.getByLabelText('Headline')).toHaveValue('Bloom in Mylapore');
    expect(area.draft?.words.home.hero.title).toBe('Bloom in Mylapore');
  });

  it('are told the order of pictures that both have changed by what they show', async () => {
    await open('/photos');
    const [one, two, ...rest] = area.server.current.content.photos.work;
    if (!one || !two) throw new Error('The sample has pictures.');
    area.server.saveElsewhere((content) => ({
      ...content,
      photos: { ...content.photos, work: [...rest, two, one] },
    }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place of Picture 1' }), '1');
    const mine = await screen.findByRole('region', { name: 'My version' });
    const order = [two, one, ...rest].map(({ alt }) => alt).join(' · ');
    expect(within(mine).getByRole('listitem')).toHaveTextContent(`Our work: “${order}”`);
  });

  it('restore from the history the version that was not chosen', async () => {
    const { content } = area.server.current;
    const notChosen = { ...content, contact: { ...content.contact, phone: here } };
    area.server.setAside = [{ n: 1, date: '2026-11-21T05:12:00.000Z', content: notChosen }];
    const { at } = await open('/history');
    await userEvent.click(await screen.findByRole('button', { name: /^Show Not chosen/ }));
    expect(await screen.findByText(/Phone: .* → \+91 92222/)).toBeInTheDocument();
    await click('Restore this version');
    await waitFor(() => expect(at()).toBe('/admin/site/publish'));
    await saved();
    expect(area.draft?.contact.phone).toBe(here);
  });
});

describe('publishing', () => {
  it('says what was published, and discards by one tap with Undo', async () => {
    changePhoneThere();
    await open('/publish');
    await click('Discard changes');
    expect(await screen.findByRole('heading', { name: 'Published, edition 6' })).toHaveFocus();
    await waitFor(() => expect(area.draft).toBeUndefined());
    await click('Undo discarding the draft');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
    expect(await screen.findByRole('heading', { name: 'Published, edition 7' })).toHaveFocus();
    expect(area.server.current.content.contact.phone).toBe(there);
  });

  it('can be scheduled, is listed, and can be cancelled', async () => {
    changePhoneThere();
    const { router } = await open('/publish');
    const time = screen.getByLabelText('Publish on');
    fireEvent.change(time, { target: { value: '2020-12-01T00:00' } });
    await click('Schedule');
    expect(screen.getByText('Please choose a time to come.')).toBeInTheDocument();
    fireEvent.change(time, { target: { value: '2099-12-01T00:00' } });
    await click('Schedule');
    const heading = await screen.findByRole('heading', { name: /^Scheduled for .*1 Dec,? 2099, 12:00 am$/ });
    expect(heading).toHaveFocus();
    expect(area.server.current.edition).toBe(6);
    await screen.findByRole('button', { name: 'Unschedule' });
    expect(screen.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument();
    await act(() => router.navigate('/admin/site/history'));
    await screen.findByText(/^Scheduled for .*1 Dec,? 2099, 12:00 am$/, { selector: '[role=status]' });
    await act(() => router.navigate('/admin/site/publish'));
    await click('Unschedule');
    expect(await screen.findByRole('button', { name: 'Publish now' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Scheduled/ })).not.toBeInTheDocument();
    expect(area.draft?.contact.phone).toBe(there);
    await act(() => router.navigate('/admin/site/salon'));
    expect(screen.getByLabelText('Phone')).toHaveValue(there);
  });

  it('leads from what needs a look to its field', async () => {
    const { router } = await open('/salon');
    for (const [field, name, id = field] of [
      ['services.hair[0].details[0]', 'Hair Spa · highlights', 'services.hair[0].details'],
      ['hours.weekly.tuesday[0].closes', 'Tuesday'],
      ['questions[1].pages', 'Question “Do you take cards?” · shown on', 'questions[1].pages.home'],
      ['highlights[0].picture.image', "Women's Hair · picture"],
      ['academy.programs[0].gallery[0].alt', 'Makeup · pictures'],
      ['photos.heroes.about.alt', 'Top of About'],
    ] as const) {
      const place = placeOf(sampleContent(), field);
      expect(place.name).toBe(name);
      await act(() => router.navigate(place.to));
      await waitFor(() => expect(document.activeElement?.id).toBe(id));
      expect(document.activeElement?.closest('details:not([open])')).toBeNull();
    }
  });
});

it('a field shows an error for what is no number, and keeps the old one and, over a reload, the text', async () => {
  const typed = [
    ['Fee in rupees', '45,000 + GST', '45,000', /Write whole rupees, such as 1,800\.$/],
    ['Seats left', 'few', '4', /Write a whole number, such as 8\.$/],
  ] as const;
  await open('/academy');
  await userEvent.click(screen.getByRole('button', { name: 'Makeup' }));
  for (const [label, text, old] of typed) {
    expect(screen.getByLabelText(label)).toHaveValue(old);
    await fill(screen.getByLabelText(label), text);
  }
  await fill(screen.getByLabelText('Name'), 'Makeup I');
  const expectFaults = () => {
    for (const [label, text, , words] of typed) {
      const field = screen.getByLabelText(label);
      expect(field).toHaveValue(text);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(words);
    }
  };
  expectFaults();
  expect(screen.getByText('Not saved yet: 2 fields need a look.', { selector: 'a' })).toBeVisible();
  await waitFor(() =>
    expect(area.draft?.academy.programs[0]).toMatchObject({ title: 'Makeup I', fee: 45_000, seatsLeft: 4 }),
  );
  cleanup();
  await open('/academy');
  await userEvent.click(screen.getByRole('button', { name: 'Makeup I' }));
  expectFaults();
  for (const [label, , old] of typed) await fill(screen.getByLabelText(label), `${old}{Tab}`);
  expect(localStorage.getItem('siteTyped')).toBeNull();
});

it('what is typed in a new entry goes into its text, and is one step of undo', async () => {
  await open('/people');
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  await userEvent.keyboard('Sheeja');
  const name = screen.getAllByLabelText('Name').at(-1);
  expect(name).toHaveValue('Sheeja');
  await userEvent.click(screen.getByRole('button', { name: /^Undo name of person \d+$/ }));
  expect(name).toHaveValue('');
});

it('a required field shows its error when it was left, without a request', async () => {
  const { calls } = await open('/hours');
  await userEvent.click(screen.getByRole('button', { name: 'Add a notice' }));
  const line = await screen.findByLabelText('The line');
  expect(await screen.findByText('Not saved yet', { selector: '[role=status]' })).toBeInTheDocument();
  expect(line).toBeValid();
  await userEvent.click(line);
  await userEvent.tab();
  expect(line).toHaveAccessibleDescription(/Please enter the text of the notice\.$/);
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  expect(screen.getByText('Not saved yet: 1 field needs a look.', { selector: 'a' })).toBeVisible();
});

it('a service comes under a new heading, and moves to another menu', async () => {
  await open('/prices#services.hair[0].name');
  const heading = await screen.findByLabelText('Heading above it');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await fill(heading, 'Care');
  await waitFor(() =>
    expect(area.draft?.services.hair?.find(({ id }) => id === 'hair-spa')?.group).toBe('Care'),
  );
  const fold = within(screen.getByText('Care', { selector: 'h3' }).closest('details') as HTMLElement);
  await fill(fold.getByLabelText('Heading'), 'Care & spa');
  await userEvent.click(fold.getByText('Rename'));
  expect(await screen.findByText('Care & spa', { selector: 'h3' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Menu'), 'skin');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skin' })).toHaveFocus());
  await waitFor(() => expect(area.draft?.services.skin?.at(-1)?.id).toBe('hair-spa'));
});

it('a closed day tells visitors in a notice, unless she says not', async () => {
  await open('/hours');
  await userEvent.click(screen.getAllByRole('button', { name: /^Close on / })[0] as HTMLElement);
  await waitFor(() => expect(area.draft?.hours.special.at(-1)).toMatchObject({ times: [], isTold: true }));
  const [, days] = within(screen.getByRole('list', { name: /^Closed days/ })).getAllByText('•••');
  await userEvent.click(days as HTMLElement);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tell visitors in a notice' }));
  await waitFor(() => expect(area.draft?.hours.special.map(({ isTold }) => isTold)).toEqual([false, false]));
});

it('a menu keeps its address when it is renamed', async () => {
  await open('/prices');
  await userEvent.click(screen.getByRole('button', { name: "Women's Hair" }));
  await fill(screen.getByLabelText('Name'), 'Haircuts');
  const address = screen.getByLabelText('Address');
  expect(address).toHaveValue('hair');
  await fill(address, 'haircuts');
  await waitFor(() =>
    expect(area.draft?.menus.find(({ id }) => id === 'hair')).toMatchObject({
      address: 'haircuts',
      former: [],
    }),
  );
});

it('a highlight leads to the menu that is chosen, and says when that is not shown', async () => {
  await open('/highlights');
  await userEvent.click(screen.getByRole('button', { name: 'Add a highlight' }));
  await fill(await screen.findByLabelText('Headline'), 'Nails');
  await userEvent.selectOptions(screen.getByLabelText('Leads to'), 'nail');
  await waitFor(() => expect(area.draft?.highlights.at(-1)).toMatchObject({ menu: 'nail' }));
  expect(screen.getAllByText('To Nail · not shown without it').length).toBeGreaterThan(0);
});

it.each(['gone', 'photos/gone'])('an unknown address links to the parts of the site: %s', async (path) => {
  await area.open(`/admin/site/${path}`, 'There is no such page');
  expect(screen.getByRole('link', { name: 'To all parts of the site' })).toHaveAttribute(
    'href',
    '/admin/site',
  );
});

it('the typefaces are one of three pairs, the colours a set or one or two of her own, undone like any change', async () => {
  await open('/salon');
  expect(screen.getByRole('radio', { name: /^Fraunces & Anek/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Figtree/ }));
  await waitFor(() => expect(area.draft?.salon.typefaces).toBe('figtree'));
  await userEvent.click(screen.getByRole('radio', { name: /^Wine & rose/ }));
  await waitFor(() => expect(area.draft?.salon.colours).toBe('wine'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo colours' }));
  await waitFor(() => expect(area.draft?.salon.colours ?? 'leaf').toBe('leaf'));
  expect(screen.getByRole('radio', { name: /^Leaf & brass/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^My colours/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a second colour' }));
  expect(screen.getByLabelText('Second colour')).toBeVisible();
  await waitFor(() => expect(area.draft?.salon.colours).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/));
  await userEvent.click(screen.getByRole('button', { name: 'Without the second colour' }));
  await waitFor(() => expect(area.draft?.salon.colours).toMatch(/^#[0-9a-f]{6}$/));
});

it('all profiles are one field, which says of a line what is wrong and keeps what it knew', async () => {
  await open('/salon');
  const field = screen.getByLabelText('Your profiles elsewhere');
  await userEvent.click(field);
  await enter('\nfb.com/kadali\nkadali.example{Tab}');
  expect(field).toHaveAccessibleDescription(/Line 3: kadali\.example is not one of these: Instagram, /);
  await fill(field, 'fb.com/kadali');
  await waitFor(() => expect(area.draft?.contact.facebook).toBe('https://fb.com/kadali'));
});

it('pages are switched off, and the home page’s sections moved', async () => {
  await open('/look');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place of Questions' }), '5 of 6');
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: 'Academy' }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Academy' }));
  await waitFor(() =>
    expect(area.draft?.pages).toMatchObject({
      academy: false,
      offers: true,
      order: ['highlights', 'reviews', 'people', 'work', 'questions', 'contact'],
    }),
  );
  expect(screen.getByText(/^Visitors do not see this page/)).toBeVisible();
});

it('the page runs no scripts, and its sections have handles', () => {
  const { content } = area.server.current;
  const { title } = marked(content).words.home.work;
  const page = `<link rel="modulepreload" href="/a.js"><script>1</script><main><section><h2>${title}</h2></section></main>`;
  const html = editableHtml(page, content, '/');
  expect(html).not.toMatch(/<script|modulepreload/);
  expect(html).toContain('aria-label="Move Your work up"');
});

it('a short address is shown in full, copied, and downloaded as a QR code', async () => {
  const user = userEvent.setup();
  await open('/shortcuts');
  const [row] = await screen.findAllByRole('button', { name: /window/ });
  await user.click(row as HTMLElement);
  expect(screen.getByText(/\/go\/window$/)).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Copy link' })[0] as HTMLElement);
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  const [file] = screen.getAllByRole('link', { name: /QR code/ });
  expect(file).toHaveAttribute('download', 'window.svg');
  expect(file).toHaveAttribute('href', expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/));
});

const image = '/media/0123456789abcdef0123-600x400-4a3a30/960.jpg';
const png = new File(['one'], 'one.png', { type: 'image/png' });
const answerUpload = () => json({ image, width: 600, height: 400, colour: '#4a3a30' }, { status: 201 });
const list = (handlers: Handlers) => area.open('/admin/site/photos', 'Pictures', handlers);
const add = () => userEvent.upload(screen.getByLabelText('Add pictures'), png);
const work = () => area.draft?.photos.work;
const workRows = () => within(screen.getByRole('list', { name: 'Our work' })).getAllByRole('listitem');

describe('photographs of the work', () => {
  it('upload, can be retried and cancelled; they are removed, and restored by Undo', async () => {
    const { handler, release } = deferred(answerUpload);
    let attempts = 0;
    await list({
      'POST /api/pictures': (call) => {
        attempts += 1;
        return attempts === 1 ? errorResponse(413, 'The picture is too large.') : handler(call);
      },
    });
    await add();
    expect(await screen.findByText('The picture is too large.')).toBeInTheDocument();
    await click('Try again with one.png');
    await screen.findByRole('progressbar', { name: 'Uploading one.png' });
    await click('Cancel one.png');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await act(async () => release());
    expect(workRows()).toHaveLength(9);
    await click('Remove Picture 9');
    await waitFor(() => expect(work()).toHaveLength(8));
    const toast = screen.getByText('The picture is removed.').parentElement as HTMLElement;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(workRows()).toHaveLength(9);
  });

  it('stop uploading, with a message, when the site’s pages are left', async () => {
    const { handler } = deferred(answerUpload);
    const { calls } = await list({ 'POST /api/pictures': handler, 'GET /api/blogs': () => json([]) });
    await add();
    await waitFor(() => expect(calls.some(({ name }) => name === 'POST /api/pictures')).toBe(true));
    await userEvent.click(screen.getByRole('link', { name: 'Manage Blogs' }));
    expect(await screen.findByText('Not added, as still on the way: 1 picture.')).toBeInTheDocument();
  });

  it.each([
    ['moved', 'Remove Picture 1', 2, 'It is replaced. You can describe what the new picture shows.'],
    ['removed', 'Remove Picture 4', -1, 'Picture 4 is no longer there, so nothing was replaced.'],
  ])(
    'are replaced by what was chosen for them, also when %s meanwhile',
    async (_, meanwhile, at, message) => {
      const { handler, release } = deferred(answerUpload);
      const { calls } = await list({ 'POST /api/pictures': handler });
      await userEvent.upload(within(workRows()[3] as HTMLElement).getByLabelText('Change picture'), png);
      await waitFor(() => expect(calls.some(({ name }) => name === 'POST /api/pictures')).toBe(true));
      await click(meanwhile);
      await act(async () => release());
      expect(await screen.findByText(message)).toBeInTheDocument();
      await waitFor(() => expect(work()).toHaveLength(8));
      await waitFor(() => expect(work()?.findIndex((photo) => photo.image === image)).toBe(at));
    },
  );
});

it('the picture of a service or a package is uploaded, described, removed and restored by Undo', async () => {
  await area.open('/admin/site/prices', 'Prices', { 'POST /api/pictures': answerUpload });
  await click('Haircut');
  const picture = () => area.draft?.services.hair?.[1]?.picture;
  await userEvent.upload(screen.getByLabelText('Choose a picture'), png);
  await fill(await screen.findByLabelText('Picture: what it shows'), 'A bob');
  await waitFor(() => expect(picture()).toEqual({ image, alt: 'A bob' }));
  await click('Remove Picture');
  await waitFor(() => expect(picture()).toBeUndefined());
  await click('Undo');
  await waitFor(() => expect(picture()).toEqual({ image, alt: 'A bob' }));
  await userEvent.click(screen.getByText('Crop or change'));
  fireEvent.change(screen.getByLabelText('From left to right'), { target: { value: '20' } });
  await waitFor(() => expect(picture()).toEqual({ image, alt: 'A bob', focus: { x: 0.2, y: 0.5 } }));
});
