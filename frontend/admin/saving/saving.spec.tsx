import { jest } from '@jest/globals';
import { same } from '@salon/content/same';
import { beLoggedIn } from '../../test/session';
import { ApiError, type FieldError, NetworkError, SessionExpiredError } from '../api/errors';
import { readFromDevice } from './device';
import { type Remote, Saver } from './Saver';

interface Service {
  id: string;
  name: string;
  price: { kind: string; rupees: number };
  details: string[];
}
interface Menu {
  phone: string;
  parking: string;
  services: Service[];
  photos: { image: string; alt: string }[];
}
interface Stored {
  content: Menu;
  version: number;
}

const service = (id: string, rupees: number): Service => ({
  id,
  name: id,
  price: { kind: 'from', rupees },
  details: [],
});
const menu: Menu = {
  phone: '1',
  parking: '',
  services: [service('cut', 100), service('spa', 200), service('oil', 300)],
  photos: [
    { image: 'a.jpg', alt: 'A' },
    { image: 'b.jpg', alt: 'B' },
  ],
};
const KEY = 'menu';

/** Keeps one document, as the services do: by version, and refusing what is against its rules. */
class Server implements Remote<Menu, Stored> {
  stored: Stored = { content: menu, version: 1 };
  setAsides: Menu[] = [];
  saves: Menu[] = [];
  /** What happens to the next requests instead of an answer. */
  faults: ('away' | 'answer lost' | 'session over')[] = [];
  /** Known here too. */
  rules: (content: Menu) => FieldError[] = () => [];
  rulesOfItsOwn: (content: Menu) => FieldError[] = () => [];
  check = (content: Menu) => this.rules(content);
  showsTidied = true;
  deviceKey = () => KEY;
  isStored = (content: Menu, stored: Stored) => same(content, stored.content);
  whole = (content: Menu) => content;

  async read() {
    this.#fail(this.faults.shift());
    return structuredClone(this.stored);
  }

  async save(content: Menu, { version }: Stored) {
    this.saves.push(content);
    const fault = this.faults.shift();
    if (fault !== 'answer lost') this.#fail(fault);
    const errors = [...this.rules(content), ...this.rulesOfItsOwn(content)];
    if (errors.length > 0) throw new ApiError('Not valid.', 400, errors);
    if (version !== this.stored.version) throw new ApiError('It was changed elsewhere.', 412);
    const tidied = { ...content, phone: content.phone.trim() };
    this.stored = { content: structuredClone(tidied), version: version + 1 };
    this.#fail(fault);
    return structuredClone(this.stored);
  }

  async keepConflictCopy(content: Menu) {
    this.setAsides.push(content);
  }

  /** Another device saves. */
  change(recipe: (content: Menu) => void) {
    const content = structuredClone(this.stored.content);
    recipe(content);
    this.stored = { content, version: this.stored.version + 1 };
  }

  #fail(fault?: string) {
    if (fault === 'session over') {
      localStorage.removeItem('adminAuthenticated');
      throw new SessionExpiredError();
    }
    if (fault) throw new NetworkError('The connection was lost.');
  }
}

let server: Server;
let opened: Saver<Menu, Stored>[];
beforeEach(() => {
  beLoggedIn();
  jest.useFakeTimers();
  server = new Server();
  opened = [];
});
afterEach(async () => {
  for (const saver of opened) saver.close();
  await wait(0);
  jest.useRealTimers();
});

function open() {
  const saver = new Saver(server, structuredClone(server.stored));
  opened.push(saver);
  const copy = readFromDevice<Menu>(KEY);
  if (copy) saver.restore(copy);
  return saver;
}
function openAndType(text: string) {
  const saver = open();
  saver.change(phone(text));
  return saver;
}
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const phone = (text: string) => (draft: Menu) => void Object.assign(draft, { phone: text });
const entry = (content: Menu, id: string) => content.services.find((one) => one.id === id) ?? service('', 0);
const price = (id: string, rupees: number) => (draft: Menu) =>
  void Object.assign(entry(draft, id).price, { rupees });
const priceOf = (content: Menu, id: string) => entry(content, id).price.rupees;
/** The page is closed while the device has no connection. */
async function leave(saver: Saver<Menu, Stored>) {
  server.faults = ['away'];
  saver.close();
  await wait(0);
}

describe('what is typed', () => {
  it('is saved after a pause of a second, once', async () => {
    const saver = open();
    for (const text of ['12', '123']) saver.change(phone(text));
    expect(saver.getState().status).toBe('unsaved');
    await wait(999);
    expect(server.saves).toHaveLength(0);
    await wait(1);
    expect(server.saves).toHaveLength(1);
    expect(server.stored.content.phone).toBe('123');
    expect(saver.getState().status).toBe('saved');
    expect(saver.isUnsaved()).toBe(false);
  });

  it.each(['settle', 'leave', 'close'] as const)('is saved at once on %s', async (how) => {
    const saver = openAndType('12');
    saver[how]();
    await wait(0);
    expect(server.stored.content.phone).toBe('12');
  });

  it('is saved also when it comes after the page was closed', async () => {
    const saver = open();
    saver.close();
    saver.change(phone('12'));
    expect(readFromDevice<Menu>(KEY)?.content.phone).toBe('12');
    await wait(0);
    expect(server.stored.content.phone).toBe('12');
  });

  it('during a save is saved next', async () => {
    const saver = open();
    const save = server.save.bind(server);
    server.save = (...sent) => {
      saver.change(phone('123'));
      return save(...sent);
    };
    saver.change(phone('12'));
    expect(await saver.saveNow()).toBe(true);
    expect(server.saves.map((content) => content.phone)).toEqual(['12', '123']);
  });

  it('is replaced by the text that the server has tidied, once its field is left', async () => {
    const saver = openAndType(' 12 ');
    await saver.saveNow();
    expect(saver.getState().content.phone).toBe(' 12 ');
    saver.settle();
    expect(saver.getState().content.phone).toBe('12');
    expect(saver.isUnsaved()).toBe(false);
  });
});

describe('undo and redo', () => {
  it('go through the changes one by one; typing in one field is one change', () => {
    const saver = open();
    for (const text of ['12', '123']) saver.change(phone(text), 'the phone');
    saver.settle();
    saver.change(phone('1234'), 'the phone');
    expect(saver.getState().undoable).toBe('the phone');
    saver.undo();
    expect(saver.getState().content.phone).toBe('123');
    saver.undo();
    expect(saver.getState()).toMatchObject({ content: menu, undoable: null, redoable: 'the phone' });
    saver.redo();
    expect(saver.getState().content.phone).toBe('123');
    saver.change(phone('9'), 'the phone');
    expect(saver.getState().redoable).toBeNull();
  });

  it('can revert one change and keep the later ones', () => {
    const saver = open();
    saver.change(price('spa', 250), 'the price');
    const putBack = saver.wayBack();
    saver.change(phone('12'), 'the phone');
    putBack();
    expect(priceOf(saver.getState().content, 'spa')).toBe(200);
    expect(saver.getState().content.phone).toBe('12');
    saver.undo();
    expect(priceOf(saver.getState().content, 'spa')).toBe(250);
  });
});

describe('what is against the rules', () => {
  const tooLong = 'This is too long.';
  const long = (id: string) => (draft: Menu) => void Object.assign(entry(draft, id), { name: 'x'.repeat(9) });
  beforeEach(() => {
    server.rules = ({ services, phone: said }) => [
      ...services.flatMap(({ name }, index) => {
        const isRepeated = services.findIndex((other) => other.name === name) < index;
        const message = name.length > 8 ? tooLong : isRepeated && 'There are two of this name.';
        return message ? [{ field: `services[${index}].name`, message }] : [];
      }),
      ...(said === '' ? [{ field: 'phone', message: 'Please enter a phone number.' }] : []),
    ];
  });

  it('holds back its own entry only, which stays on the screen with its error', async () => {
    const saver = open();
    saver.change(long('spa'));
    saver.change(price('spa', 250));
    saver.change(price('cut', 150));
    expect(await saver.saveNow()).toBe(true);
    expect(server.saves).toHaveLength(1);
    expect(server.stored.content.services).toEqual([
      service('cut', 150),
      service('spa', 200),
      service('oil', 300),
    ]);
    const { content, accepted, errors, status } = saver.getState();
    expect(content.services[1]).toMatchObject({ name: 'xxxxxxxxx', price: { rupees: 250 } });
    expect(accepted).toEqual(server.stored.content);
    expect([errors, status, saver.isUnsaved()]).toEqual([{ 'services[1].name': tooLong }, 'held', true]);
    expect(open().getState().errors).toEqual(errors);
  });

  it('is saved once it is mended, and then nothing is said of it', async () => {
    const saver = open();
    saver.change(long('spa'));
    await saver.saveNow();
    expect(server.saves).toEqual([]);
    saver.change((draft) => void Object.assign(entry(draft, 'spa'), { name: 'Spa' }));
    expect(saver.getState().errors).toEqual({});
    await wait(1_000);
    expect(entry(server.stored.content, 'spa').name).toBe('Spa');
    expect([saver.getState().status, readFromDevice(KEY)]).toEqual(['saved', null]);
  });

  it('is said by the server where only that knows it: all stays here, and is saved once it is mended', async () => {
    server.rulesOfItsOwn = ({ phone: said }) =>
      said === '2' ? [{ field: 'phone', message: 'Unknown.' }] : [];
    const saver = openAndType('2');
    saver.change(price('cut', 150));
    expect(await saver.saveNow()).toBe(false);
    expect(saver.getState()).toMatchObject({ status: 'refused', failure: 'Not valid.', errors: {} });
    expect([server.stored.content, readFromDevice<Menu>(KEY)?.content.phone]).toEqual([menu, '2']);
    saver.change(phone('3'));
    expect(await saver.saveNow()).toBe(true);
    expect(server.stored.content).toMatchObject({ phone: '3', services: [service('cut', 150), {}, {}] });
    expect(saver.getState()).toMatchObject({ status: 'saved', failure: undefined });
  });
});

describe('without an answer', () => {
  it('changes are kept on the device and sent again after 5, then 10 seconds, or when asked', async () => {
    server.faults = ['away', 'away', 'away'];
    const saver = openAndType('2');
    await wait(1_000);
    expect(saver.getState()).toMatchObject({ status: 'offline', failure: 'There is no connection.' });
    expect(readFromDevice<Menu>(KEY)?.content.phone).toBe('2');
    await wait(5_000);
    expect(server.saves).toHaveLength(2);
    await wait(9_999);
    expect(server.saves).toHaveLength(2);
    await wait(1);
    expect(server.saves).toHaveLength(3);
    await saver.saveNow();
    expect([server.stored.content.phone, readFromDevice(KEY)]).toEqual(['2', null]);
  });

  it.each(['this', 'the next'])(
    'a save that was stored all the same causes no conflict in %s visit, although more was typed since',
    async (visit) => {
      let saver = open();
      server.faults = ['answer lost'];
      saver.change(phone('2'));
      await saver.saveNow();
      saver.change(phone('23'));
      if (visit === 'the next') {
        await leave(saver);
        saver = open();
      }
      expect(await saver.saveNow()).toBe(true);
      expect(server.stored.content.phone).toBe('23');
    },
  );

  it('a save that was stored, and whose wording the server tidied, causes no conflict when it is sent again', async () => {
    server.isStored = (content, stored) => content.phone.trim() === stored.content.phone;
    const saver = open();
    server.faults = ['answer lost'];
    saver.change(phone(' 2'));
    await saver.saveNow();
    expect(await saver.saveNow()).toBe(true);
    expect(saver.getState().conflict).toBeNull();
  });

  it('what a session that has ended could not save is kept on the device, and saved after the next login', async () => {
    server.faults = ['session over'];
    const saver = openAndType('2');
    expect(await saver.saveNow()).toBe(false);
    await leave(saver);
    beLoggedIn();
    const next = open();
    expect(next.getState().content.phone).toBe('2');
    await next.saveNow();
    expect([server.stored.content.phone, readFromDevice(KEY)]).toEqual(['2', null]);
  });
});

// What is a conflict and what is joined: content/src/merge.spec.ts.
describe('two devices', () => {
  it.each([false, true])(
    'get a conflict, and the version that is not chosen goes into the history: theirs is chosen (%s)',
    async (takesTheirs) => {
      const saver = openAndType('2');
      const written = saver.getState().content;
      server.change(phone('3'));
      const other = server.stored.content;
      expect(await saver.saveNow()).toBe(false);
      expect(saver.getState()).toMatchObject({
        status: 'conflict',
        content: written,
        conflict: { theirs: other },
      });
      expect(server.stored.content).toBe(other);
      saver.resolve(takesTheirs);
      expect(await saver.saveNow()).toBe(true);
      const [kept, lost] = takesTheirs ? [other, written] : [written, other];
      expect(server.stored.content).toEqual(kept);
      expect(server.setAsides).toEqual([lost]);
    },
  );

  it('with a conflict save nothing, and keep the text on the device', async () => {
    const saver = openAndType('2');
    server.change(phone('3'));
    await saver.saveNow();
    saver.change(price('cut', 150));
    await wait(60_000);
    expect(server.stored.content).toEqual({ ...menu, phone: '3' });
    saver.close();
    const next = open();
    expect(next.getState()).toMatchObject({ status: 'conflict', content: { phone: '2' } });
    next.close();
    const last = open();
    expect(last.getState().status).toBe('conflict');
    last.resolve(false);
    await last.saveNow();
    expect([server.stored.content.phone, priceOf(server.stored.content, 'cut')]).toEqual(['2', 150]);
  });

  it('ask again before a text is overwritten that was not shown', async () => {
    const saver = openAndType('2');
    server.change(phone('3'));
    await saver.saveNow();
    server.change(phone('4'));
    saver.resolve(false);
    expect(await saver.saveNow()).toBe(false);
    expect(saver.getState().conflict).toMatchObject({ theirs: { phone: '4' } });
    expect(server.stored.content.phone).toBe('4');
  });

  it('keep a copy of the version that was not chosen before they overwrite it, also after a lost connection', async () => {
    const saver = openAndType('2');
    server.change(phone('3'));
    await saver.saveNow();
    const keep = server.keepConflictCopy.bind(server);
    server.keepConflictCopy = () => Promise.reject(new NetworkError('The connection was lost.'));
    saver.resolve(false);
    await saver.saveNow();
    expect(server.stored.content.phone).toBe('3');
    saver.close();
    await wait(0);
    server.keepConflictCopy = keep;
    await open().saveNow();
    expect([server.stored.content.phone, server.setAsides.map((one) => one.phone)]).toEqual(['2', ['3']]);
  });
});

describe('the copy on this device', () => {
  it('is loaded and saved by the next visit, which can undo it', async () => {
    const first = openAndType('2');
    await leave(first);
    server.change(price('cut', 150));
    const saver = open();
    await wait(1_000);
    expect(server.stored.content).toMatchObject({
      phone: '2',
      services: [{ price: { rupees: 150 } }, {}, {}],
    });
    saver.undo();
    expect(saver.getState().content.phone).toBe('1');
  });

  it('is nothing to undo when the server has it already', async () => {
    const first = openAndType('2');
    server.faults = ['answer lost'];
    first.close();
    await wait(0);
    expect(open().getState()).toMatchObject({ content: { phone: '2' }, undoable: null });
  });

  it('of another tab is not deleted when this tab has saved', async () => {
    const other = { content: { ...menu, phone: '9' }, tab: 'another' };
    const saver = open();
    const save = server.save.bind(server);
    server.save = async (...sent) => {
      await wait(0);
      localStorage.setItem(KEY, JSON.stringify(other));
      return save(...sent);
    };
    saver.change(phone('2'));
    await saver.saveNow();
    expect(readFromDevice<Menu>(KEY)?.content.phone).toBe('9');
  });
});
