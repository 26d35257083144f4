import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { siteContent } from '@salon/content/testing/siteContent';
import { serve } from '../../../test/adminServer';
import { beLoggedIn } from '../../../test/renderAdmin';
import { SiteServer } from '../../../test/siteServer';
import { openDraft, type SiteDraft } from './SiteDraft';

let server: SiteServer;
let drafts: SiteDraft[];

beforeEach(() => {
  beLoggedIn();
  server = new SiteServer();
  drafts = [];
});
afterEach(async () => {
  for (const { saver } of drafts) saver.close();
  // Wait for saves first: a save that fails later would store a copy on the device again.
  await Promise.all(drafts.map(({ saver }) => saver.saveNow()));
  localStorage.clear();
});

async function open(handlers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ ...server.handlers, ...handlers });
  const draft = await openDraft();
  drafts.push(draft);
  return { draft, saver: draft.saver, calls };
}

const sayPhone = (phone: string) => (content: typeof siteContent) => ({
  ...content,
  contact: { ...content.contact, phone },
});
const addReview = (content: typeof siteContent) => ({
  ...content,
  reviews: [...content.reviews, { id: 'uma', content: 'Yes.', author: 'Uma', location: '', hidden: false }],
});
const [mine, theirs] = ['+91 22222 22222', '+91 11111 11111'];

describe('the draft', () => {
  it('begins with the current edition', async () => {
    expect((await open()).saver.getState().content).toEqual(siteContent);
  });

  it('is made by the first change, and then saved by its version', async () => {
    const { saver, calls } = await open();
    for (const phone of [mine, theirs]) {
      saver.change(sayPhone(phone));
      await saver.saveNow();
    }
    const saves = calls.filter(({ name }) => name === 'PUT /api/site/draft');
    expect(saves.map(({ headers }) => [headers.get('If-None-Match'), headers.get('If-Match')])).toEqual([
      ['*', null],
      [null, '"2"'],
    ]);
    expect(server.draft).toEqual({ basedOn: 6, content: saver.getState().content });
  });

  it('goes on with the copy on the device, also with one of the release before', async () => {
    const { questions: _, ...content } = addReview(sayPhone(mine)(siteContent));
    const { hidden, ...older } = content.reviews[3] ?? {};
    content.reviews[3] = older as (typeof content.reviews)[0];
    const { questions: __, ...before } = siteContent;
    const base = { content: before, etag: null, basedOn: 6 };
    localStorage.setItem('siteDraft', JSON.stringify({ content, base, sent: [], tab: 'x' }));
    const { saver } = await open();
    expect(saver.getState().content).toMatchObject({ contact: { phone: mine } });
    expect(await saver.saveNow()).toBe(true);
    expect(server.draft?.content).toEqual(addReview(sayPhone(mine)(siteContent)));
    expect(localStorage.getItem('siteDraft')).toBeNull();
  });
});

describe('when another device has published', () => {
  it('what both have changed alike is no question', async () => {
    const { saver } = await open();
    saver.change(addReview);
    await saver.saveNow();
    const { content } = saver.getState();
    server.publishElsewhere(() => content);
    saver.change(sayPhone(mine));
    expect(await saver.saveNow()).toBe(true);
    expect(server.draft).toMatchObject({ basedOn: 7 });
    expect(saver.getState().stored.published.edition).toBe(7);
  });

  it('its changes are joined, and not published before they were seen', async () => {
    const { draft, saver } = await open();
    server.publishElsewhere(addReview);
    saver.change(sayPhone(mine));
    await expect(draft.publish()).rejects.toThrow('A newer edition came first.');
    expect(saver.getState().content.reviews).toHaveLength(4);
    expect(await draft.publish()).toBe(8);
    expect(server.current.content).toMatchObject({ contact: { phone: mine } });
    expect(server.current.content.reviews).toHaveLength(4);
  });

  it('a question is asked at the next visit too', async () => {
    server.publishElsewhere(sayPhone(theirs));
    server.draft = { basedOn: 6, content: sayPhone(mine)(siteContent) };
    const { saver } = await open();
    expect(saver.getState().conflict?.theirs.contact.phone).toBe(theirs);
    saver.resolve(() => false);
    expect(await saver.saveNow()).toBe(true);
    expect(server.draft).toMatchObject({ basedOn: 7, content: { contact: { phone: mine } } });
    expect(server.setAside.map(({ content }) => content.contact.phone)).toEqual([theirs]);
  });
});

describe('publishing', () => {
  it('saves first; then the draft is gone', async () => {
    const { draft, saver, calls } = await open();
    saver.change(sayPhone(mine));
    expect(await draft.publish()).toBe(7);
    expect(calls.at(-1)?.name).toBe('POST /api/site/publish');
    expect(saver.getState()).toMatchObject({ status: 'saved', undoable: null, stored: { savedAt: null } });
    expect(saver.getState().stored.published.content).toEqual(saver.getState().content);
    saver.change(addReview);
    await saver.saveNow();
    expect(server.draft).toMatchObject({ basedOn: 7 });
  });

  it('says first what the server refuses just now', async () => {
    const { draft, saver } = await open();
    server.rules = ({ contact }) =>
      contact.email === 'x' ? [{ field: 'contact.email', message: 'No.' }] : [];
    saver.change(sayPhone(mine));
    saver.change((content) => void Object.assign(content.contact, { email: 'x' }));
    await expect(draft.publish()).rejects.toThrow(
      'Something needs a look first. Publish again to leave it out.',
    );
    expect(await draft.publish()).toBe(7);
    expect(server.current.content.contact).toEqual({ ...siteContent.contact, phone: mine });
  });

  it('that was done although the answer was lost is not done twice', async () => {
    const publish = server.handlers['POST /api/site/publish'];
    const { draft, saver } = await open({
      'POST /api/site/publish': async (call) => {
        await publish?.(call);
        throw new TypeError('Failed to fetch');
      },
    });
    saver.change(sayPhone(mine));
    await expect(draft.publish()).rejects.toThrow();
    await expect(draft.publish()).rejects.toThrow();
    expect(server.current.edition).toBe(7);
  });
});

it('discarding goes back to what visitors see, and undo brings the draft back', async () => {
  const { draft, saver } = await open();
  saver.change(sayPhone(mine));
  await saver.saveNow();
  await draft.discard();
  expect([server.draft, saver.getState().content]).toEqual([null, siteContent]);
  saver.undo();
  await saver.saveNow();
  expect(server.draft).toMatchObject({ content: { contact: { phone: mine } } });
});
