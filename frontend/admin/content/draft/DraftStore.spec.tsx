import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { siteContent } from '@salon/content/testing/siteContent';
import { waitFor } from '@testing-library/react';
import { errorResponse, offline, serve } from '../../../test/adminServer';
import { beLoggedIn } from '../../../test/renderAdmin';
import { SiteServer } from '../../../test/siteServer';
import { type DraftStore, openDraft } from './DraftStore';

let server: SiteServer;
let stores: DraftStore[];

beforeEach(() => {
  beLoggedIn();
  server = new SiteServer();
  stores = [];
});
afterEach(async () => {
  for (const store of stores) store.stop();
  // Wait for saves first: a save that fails later would store a copy on the device again.
  await Promise.all(stores.map((store) => store.saveNow()));
  localStorage.clear();
});

async function open(handlers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ ...server.handlers, ...handlers });
  const store = await openDraft();
  stores.push(store);
  return { store, calls, saves: () => calls.filter(({ name }) => name === 'PUT /api/site/draft') };
}

const nameHaircut = (name: string) => (content: typeof siteContent) => {
  const [haircut] = content.services.hair;
  if (haircut) haircut.name = name;
};
const haircutIn = (content = siteContent) => content.services.hair[0]?.name;
const sayPhone = (phone: string) => (content: typeof siteContent) => ({
  ...content,
  contact: { ...content.contact, phone },
});
const addReview = (content: typeof siteContent) => ({
  ...content,
  reviews: [...content.reviews, { id: 'uma', content: 'Yes.', author: 'Uma', location: '', hidden: false }],
});

describe('the draft', () => {
  it('begins with the current edition', async () => {
    expect((await open()).store.getState().content).toEqual(siteContent);
  });

  it('goes on with what was saved before', async () => {
    server.saveElsewhere(sayPhone('+91 11111 11111'));
    expect((await open()).store.getState().content.contact.phone).toBe('+91 11111 11111');
  });

  it('is made by the first change, and then saved by its version', async () => {
    const { store, saves } = await open();
    store.change(nameHaircut('Cut'), 'name');
    expect(store.getState().status).toBe('unsaved');
    expect(await store.saveNow()).toBe(true);
    expect(store.getState().status).toBe('saved');
    expect(store.getState().savedAt).toBe('2026-11-21T05:12:00.000Z');
    store.change(nameHaircut('Cut and dry'), 'name');
    await store.saveNow();
    expect(saves().map(({ headers }) => [headers.get('If-None-Match'), headers.get('If-Match')])).toEqual([
      ['*', null],
      [null, '"2"'],
    ]);
    expect(server.draft).toEqual({ basedOn: 6, content: store.getState().content });
  });

  it('is saved by itself after a pause', async () => {
    jest.useFakeTimers();
    try {
      const { store, saves } = await open();
      store.change(nameHaircut('C'), 'name');
      store.change(nameHaircut('Cut'), 'name');
      expect(saves()).toHaveLength(0);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(saves()).toHaveLength(1);
      expect(haircutIn(server.draft?.content)).toBe('Cut');
      expect(store.getState().status).toBe('saved');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not saved when nothing has changed', async () => {
    const { store, saves } = await open();
    store.change((content) => content);
    store.change(nameHaircut('Haircut'));
    expect(await store.saveNow()).toBe(true);
    expect(saves()).toEqual([]);
  });

  it('keeps what did not change as it was, so that only what did is rendered', async () => {
    const { store } = await open();
    const before = store.getState().content;
    store.change(nameHaircut('Cut'));
    expect(store.getState().content.reviews).toBe(before.reviews);
    expect(store.getState().content.services.hair[1]).toBe(before.services.hair[1]);
  });
});

describe('undo and redo', () => {
  it('take back a change after the other; what was typed in one field is one', async () => {
    const { store } = await open();
    for (const name of ['C', 'Cu', 'Cut']) store.change(nameHaircut(name), 'the name');
    store.settle();
    store.change(nameHaircut('Cut!'), 'the name');
    expect(store.getState().undoable).toBe('the name');
    store.undo();
    expect(haircutIn(store.getState().content)).toBe('Cut');
    store.undo();
    expect(haircutIn(store.getState().content)).toBe('Haircut');
    expect(store.getState().undoable).toBeNull();
    store.redo();
    expect(haircutIn(store.getState().content)).toBe('Cut');
    store.change(nameHaircut('Trim'), 'the name');
    expect(store.getState().redoable).toBeNull();
  });
});

describe('what the server refuses', () => {
  const price = { field: 'services.hair[0].price.rupees', message: 'A price is at most ₹10,00,000.' };

  it('is said by field, kept on the device, and forgotten for what is changed', async () => {
    const { store } = await open();
    server.refuse = [price, { field: 'contact.email', message: 'This is no e-mail address.' }];
    store.change(nameHaircut('Cut'));
    expect(await store.saveNow()).toBe(false);
    expect(store.getState().errors).toEqual({
      'services.hair[0].price.rupees': 'A price is at most ₹10,00,000.',
      'contact.email': 'This is no e-mail address.',
    });
    expect(store.getState().status).toBe('unsaved');
    expect(localStorage.getItem('siteDraft')).toContain('Cut');
    store.change((content) => {
      content.contact.email = 'hello@kadali.example';
    });
    expect(Object.keys(store.getState().errors)).toEqual([price.field]);
    server.refuse = [];
    expect(await store.saveNow()).toBe(true);
    expect(store.getState().errors).toEqual({});
    expect(localStorage.getItem('siteDraft')).toBeNull();
  });
});

describe('without a connection', () => {
  it('stays on the device, says so, and is sent when the connection is back', async () => {
    let online = false;
    const put = server.handlers['PUT /api/site/draft'];
    const { store } = await open({
      'PUT /api/site/draft': (call) => (online && put ? put(call) : offline()),
    });
    store.change(nameHaircut('Cut'));
    expect(await store.saveNow()).toBe(false);
    expect(store.getState()).toMatchObject({ status: 'offline', failure: 'There is no connection.' });
    online = true;
    store.retry();
    await waitFor(() => expect(store.getState().status).toBe('saved'));
    expect(haircutIn(server.draft?.content)).toBe('Cut');
  });

  it('is found again by the next visit', async () => {
    const first = await open({ 'PUT /api/site/draft': offline });
    first.store.change(nameHaircut('Cut'));
    await first.store.saveNow();
    first.store.stop();
    const { store } = await open();
    expect(haircutIn(store.getState().content)).toBe('Cut');
    expect(await store.saveNow()).toBe(true);
    expect(haircutIn(server.draft?.content)).toBe('Cut');
    store.undo();
    expect(haircutIn(store.getState().content)).toBe('Haircut');
  });

  it.each([502, 503])('so it is when the server answers %s', async (status) => {
    const { store } = await open({ 'PUT /api/site/draft': () => errorResponse(status, 'Away.') });
    store.change(nameHaircut('Cut'));
    await store.saveNow();
    expect(store.getState().status).toBe('offline');
  });

  it('a lost answer is no other device', async () => {
    const put = server.handlers['PUT /api/site/draft'];
    let lost = 2;
    const { store } = await open({
      'PUT /api/site/draft': async (call) => {
        const answer = await put?.(call);
        lost -= 1;
        return lost > 0 || !answer ? offline() : answer;
      },
    });
    store.change(nameHaircut('Cut'));
    expect(await store.saveNow()).toBe(false);
    store.change(nameHaircut('Cut and dry'));
    expect(await store.saveNow()).toBe(true);
    expect(store.getState().conflict).toBeNull();
    expect(haircutIn(server.draft?.content)).toBe('Cut and dry');
  });

  it('and logged out the text stays on the device', async () => {
    const { store } = await open({ 'PUT /api/site/draft': () => errorResponse(401, 'Please log in.') });
    store.change(nameHaircut('Cut'));
    expect(await store.saveNow()).toBe(false);
    store.stop();
    beLoggedIn();
    const next = await open();
    expect(haircutIn(next.store.getState().content)).toBe('Cut');
  });
});

describe('two devices', () => {
  it('are told of each other, and nothing is overwritten', async () => {
    const { store } = await open();
    store.change(nameHaircut('Cut'));
    server.saveElsewhere((content) => addReview(sayPhone('+91 11111 11111')(content)));
    store.change(sayPhone('+91 22222 22222'));
    expect(await store.saveNow()).toBe(false);
    const { conflict, status } = store.getState();
    expect(status).toBe('conflict');
    expect(conflict?.both.map(({ name }) => name)).toEqual(['Contact']);
    expect(conflict?.theirs.map(({ name }) => name)).toEqual(['Reviews']);
    expect(server.draft?.content.contact.phone).toBe('+91 11111 11111');
    expect(store.getState().content.contact.phone).toBe('+91 22222 22222');
  });

  it.each([
    ['keep mine', [], '+91 22222 22222'],
    ['take theirs', ['contact'], '+91 11111 11111'],
  ])('%s, section by section', async (_case, taken, phone) => {
    const { store } = await open();
    store.change(nameHaircut('Cut'));
    server.saveElsewhere((content) => addReview(sayPhone('+91 11111 11111')(content)));
    store.change(sayPhone('+91 22222 22222'));
    await store.saveNow();
    const { conflict } = store.getState();
    store.resolve(conflict?.both.filter(({ id }) => taken.includes(id)) ?? []);
    await store.saveNow();
    expect(store.getState()).toMatchObject({ status: 'saved', conflict: null });
    expect(server.draft?.content.contact.phone).toBe(phone);
    expect(server.draft?.content.reviews).toHaveLength(4);
    expect(haircutIn(server.draft?.content)).toBe('Cut');
  });

  it('of which one published what both have agree', async () => {
    const { store } = await open();
    store.change(nameHaircut('Cut'));
    await store.saveNow();
    const { content } = store.getState();
    server.publishElsewhere(() => content);
    store.change(sayPhone('+91 22222 22222'));
    expect(await store.saveNow()).toBe(true);
    expect(server.draft).toMatchObject({ basedOn: 7 });
    expect(store.getState().published.edition).toBe(7);
  });

  it('of which one published what the other has not seen choose before that is taken back', async () => {
    const { store } = await open();
    server.publishElsewhere((content) => addReview(sayPhone('+91 11111 11111')(content)));
    store.change(sayPhone('+91 22222 22222'));
    await expect(store.publish()).rejects.toThrow('A newer edition came first.');
    const { conflict } = store.getState();
    expect(conflict?.both.map(({ name }) => name)).toEqual(['Contact']);
    expect(conflict?.theirs.map(({ name }) => name)).toEqual(['Reviews']);
    store.resolve([]);
    expect(await store.publish()).toBe(8);
    expect(server.current.content).toMatchObject({ contact: { phone: '+91 22222 22222' } });
    expect(server.current.content.reviews).toHaveLength(4);
  });

  it('of which one published are told at the next visit too', async () => {
    server.publishElsewhere(addReview);
    server.draft = { basedOn: 6, content: sayPhone('+91 22222 22222')(siteContent) };
    const { store } = await open();
    expect(store.getState().conflict?.theirs.map(({ name }) => name)).toEqual(['Reviews']);
    store.resolve([]);
    expect(await store.saveNow()).toBe(true);
    expect(server.draft).toMatchObject({ basedOn: 7, content: { contact: { phone: '+91 22222 22222' } } });
    expect(server.draft.content.reviews).toHaveLength(4);
  });

  it('of which one typed offline meet at the next visit', async () => {
    const first = await open({ 'PUT /api/site/draft': offline });
    first.store.change(sayPhone('+91 22222 22222'));
    await first.store.saveNow();
    first.store.stop();
    server.saveElsewhere(sayPhone('+91 11111 11111'));
    const { store } = await open();
    expect(store.getState().conflict?.both.map(({ name }) => name)).toEqual(['Contact']);
    expect(store.getState().content.contact.phone).toBe('+91 22222 22222');
  });
});

describe('publishing', () => {
  it('saves first, and the draft is gone', async () => {
    const { store, calls } = await open();
    store.change(nameHaircut('Cut'));
    expect(await store.publish()).toBe(7);
    expect(calls.at(-1)?.name).toBe('POST /api/site/publish');
    expect(store.getState()).toMatchObject({ status: 'saved', savedAt: null, undoable: null });
    expect(store.getState().published).toMatchObject({ edition: 7, content: store.getState().content });
    store.change(nameHaircut('Trim'));
    await store.saveNow();
    expect(server.draft).toMatchObject({ basedOn: 7 });
  });

  it('is refused while something is not right', async () => {
    const { store, calls } = await open();
    server.refuse = [{ field: 'contact.email', message: 'This is no e-mail address.' }];
    store.change(nameHaircut('Cut'));
    await expect(store.publish()).rejects.toThrow();
    expect(calls.at(-1)?.name).toBe('PUT /api/site/draft');
  });

  it('does not publish what another device has changed', async () => {
    const { store } = await open();
    store.change(nameHaircut('Cut'));
    await store.saveNow();
    server.saveElsewhere(sayPhone('+91 11111 11111'));
    await expect(store.publish()).rejects.toThrow('It was changed elsewhere.');
    expect(store.getState().conflict?.theirs.map(({ name }) => name)).toEqual(['Contact']);
    expect(server.current.edition).toBe(6);
  });
});

describe('discarding', () => {
  it('goes back to what visitors see, and undo brings the draft back', async () => {
    const { store } = await open();
    store.change(nameHaircut('Cut'));
    await store.saveNow();
    await store.discard();
    expect(server.draft).toBeNull();
    expect(store.getState().content).toEqual(siteContent);
    store.undo();
    expect(haircutIn(store.getState().content)).toBe('Cut');
    await store.saveNow();
    expect(haircutIn(server.draft?.content)).toBe('Cut');
  });
});
