import { sampleContent } from '@salon/content/testing/sample';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { serve } from '../../test/adminServer';
import { SiteArea } from '../../test/siteArea';
import { placeOf } from './places';

// What no test in a browser says: e2e/tests/site-*.spec.ts tell the owner's work.

const area = new SiteArea();
const open = (path: string, handlers?: Parameters<typeof serve>[0]) =>
  area.open(`/admin/site${path}`, /./, handlers);

const saved = () => screen.findByText(/^Saved /, { selector: '[role=status]' });
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
  await userEvent.tab();
};
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const [here, there] = ['+91 92222 22222', '+91 91111 11111'];
const changePhoneThere = () =>
  area.server.saveElsewhere((content) => ({ ...content, contact: { ...content.contact, phone: there } }));

it('a change can be undone and redone', async () => {
  await open('/salon');
  const phone = screen.getByLabelText('Phone');
  await type(phone, here);
  await click('Undo phone');
  expect(phone).toHaveValue('+91 00000 00000');
  await click('Redo phone');
  expect(phone).toHaveValue(here);
  await saved();
  // The sample's phone and chat are one number, so they stay one.
  expect(area.draft?.contact.whatsapp).toBe(here);
  // A landline has no chat.
  await type(phone, '044 2345 6789');
  await waitFor(() =>
    expect(area.draft?.contact).toMatchObject({ phone: '044 2345 6789', whatsapp: '910000000000' }),
  );
});

it.each([
  ['/notices', 'Hours & notices'],
  ['/price-list', 'Prices'],
  ['/words/home/hero', 'Pages & pictures'],
  ['/words', 'More'],
])('%s is in the place “%s”', async (path, name) => {
  await open(path);
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
    await open('/words/home/hero');
    sayThere('Bloom in Mylapore', `${long}Mylapore`);
    await type(screen.getByLabelText('Headline'), 'Hair, at last');
    fireEvent.change(screen.getByLabelText('Lead'), { target: { value: `${long}Chennai` } });
    await screen.findByRole('dialog', { name: 'Another device or tab changed the site too' });
    const mine = await screen.findByRole('region', { name: 'My version' });
    const lines = (version: HTMLElement) =>
      within(version)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(lines(mine)[0]).toBe('Home, The opening · headline: “Hair, at last”');
    expect(lines(mine)[1]).toMatch(/ · lead: “….*Bloom in Chennai”$/);
    const theirs = lines(screen.getByRole('region', { name: 'Their version' }));
    expect(theirs[0]).toBe('Home, The opening · headline: “Bloom in Mylapore”');
    expect(theirs[1]).toMatch(/ · lead: “….*Bloom in Mylapore”$/);
    await click('Use theirs');
    await saved();
    expect(screen.getByLabelText('Headline')).toHaveValue('Bloom in Mylapore');
    expect(area.draft?.words.home.hero.title).toBe('Bloom in Mylapore');
  });

  it('restore from the history the version that was not chosen', async () => {
    const { content } = area.server.current;
    const notChosen = { ...content, contact: { ...content.contact, phone: here } };
    area.server.setAside = [{ n: 1, date: '2026-11-21T05:12:00.000Z', content: notChosen }];
    const { at } = await open('/history');
    await userEvent.click(await screen.findByRole('button', { name: /^Not chosen/ }));
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
    const note = await screen.findByRole('link', { name: /^Scheduled for .*1 Dec,? 2099, 12:00 am$/ });
    expect(note.parentElement).toHaveTextContent(/: .*11111/);
    await userEvent.click(note);
    await click('Unschedule');
    expect(await screen.findByRole('button', { name: 'Publish now' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Scheduled/ })).not.toBeInTheDocument();
    expect(area.draft?.contact.phone).toBe(there);
    await act(() => router.navigate('/admin/site/salon'));
    expect(screen.getByLabelText('Phone')).toHaveValue(there);
  });

  it.each([
    ['services.hair[0].details[0]', 'Hair Spa · highlights', 'services.hair[0].details'],
    ['hours.weekly.tuesday[0].closes', 'Tuesday · times'],
    ['questions[1].pages', 'Question “Do you take cards?” · shown on', 'questions[1].pages.home'],
    ['highlights[0].picture.image', "Home: Women's Hair · picture"],
    ['academy.programs[0].gallery[0].alt', 'Makeup, picture 1 · description'],
  ])('the place of %s leads to its field', async (field, name, id = field) => {
    const { router } = await open('/salon');
    const place = placeOf(sampleContent(), field);
    expect(place.name).toBe(name);
    await act(() => router.navigate(place.to));
    await waitFor(() => expect(document.activeElement?.id).toBe(id));
    expect(document.activeElement?.closest('details:not([open])')).toBeNull();
  });
});
