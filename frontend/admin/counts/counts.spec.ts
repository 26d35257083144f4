import { sampleContent } from '@salon/content/testing/sample';
import { sentencesOf } from './sentences';
import { type Counts, inOwnersWords, tablesOf } from './tables';

type Kind = Counts['kinds'][number]['kind'];
type Row = [kind: Kind, name: string, n: number, before: number];

/** What a server would answer; numbers of kinds are given as names without a name. */
function counted(kinds: Partial<Record<Kind, [n: number, before: number]>>, names: Row[] = []): Counts {
  return {
    from: '2026-11-19',
    to: '2026-11-25',
    before: { from: '2026-11-12', to: '2026-11-18' },
    days: [{ day: '2026-11-25', visits: 12, visitors: 9, chats: 1 }],
    kinds: Object.entries(kinds).map(([kind, [n, before]]) => ({ kind: kind as Kind, n, before })),
    names: names.map(([kind, name, n, before]) => ({ kind, name, n, before })),
  };
}

describe('the sentences', () => {
  it('say that nothing is counted yet', () => {
    const sentence = 'Nothing counted yet. A visit is shown here a minute later.';
    expect(sentencesOf(counted({}), '7 days')).toEqual([sentence]);
    expect(sentencesOf(counted({ visit: [0, 0] }), '7 days')).toEqual([sentence]);
  });

  it('are four where there is something to say', () => {
    const counts = counted({ visit: [40, 40], chat: [4, 2], unfound: [3, 0] }, [
      ['seen', 'Home', 60, 50],
      ['seen', 'Bridal Makeup', 22, 11],
      ['seen', 'Academy', 4, 0],
      ['chat', 'Haircut', 3, 0],
      ['chat', 'Facial', 1, 2],
      ['unfound', 'keratin', 2, 0],
      ['unfound', 'botox', 1, 0],
    ]);
    expect(sentencesOf(counts, '30 days')).toEqual([
      '40 visits in 30 days, 40 in the 30 days before.',
      '“Bridal Makeup” was opened 22 times, 11 in the 30 days before.',
      '4 chats opened in 30 days, 2 in the 30 days before; mostly “Haircut”.',
      '3 searches without a result in 30 days, 0 in the 30 days before; mostly “keratin”.',
    ]);
  });
});

it('names are those that the owner knows', () => {
  const names: Row[] = [
    ['seen', '/', 9, 0],
    ['seen', '/services/hair', 8, 0],
    ['seen', '/blog', 7, 0],
    ['seen', '/blog/oil-before-the-wash-h3x9k2', 6, 0],
    ['chat', 'visit 2000 to 5000', 3, 0],
    ['from', 'www.instagram.com', 2, 0],
  ];
  const { names: named } = inOwnersWords(counted({}, names), sampleContent());
  expect(named.map(({ name }) => name)).toEqual([
    'Home',
    "Women's Hair",
    '/blog',
    'Post: oil before the wash',
    'visit ₹2000 to ₹5000',
    'www.instagram.com',
  ]);
});

it('tags stand among hosts, and how fast pages are is in no table', () => {
  const tables = tablesOf(
    counted({ call: [2, 1], visit: [5, 5] }, [
      ['from', 'www.google.com', 2, 1],
      ['tag', 'window', 4, 0],
      ['lcp', 'home good', 5, 4],
    ]),
    'These 7 days',
  );
  expect(tables).toEqual([
    [['Visits by day'], expect.anything(), ['Wed, 25 Nov', 12, 9, 1]],
    [['Calls, directions and other taps'], expect.anything(), ['call', 2, 1]],
    [['How people found you'], expect.anything(), ['window', 4, 0], ['www.google.com', 2, 1]],
  ]);
});

it('a month has its name and no visitors, who can not be added up', () => {
  const days = [{ day: '2026-11-01', visits: 320, visitors: null, chats: 12 }];
  const [[, , month] = []] = tablesOf({ ...counted({}), days }, 'These 12 months');
  expect(month).toEqual(['Nov 2026', 320, '–', 12]);
});
