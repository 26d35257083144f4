import { editionOne } from '../../test/edition';
import { questionsJsonLd } from './questionsJsonLd';
import { questionsOn } from './questionsOn';

const question = (id: string, more = {}) => ({
  ...{ id, question: `${id}?`, answer: `About ${id}.`, hidden: false },
  ...{ pages: ['home' as const, 'hair' as const], ...more },
});

describe('the questions of a page', () => {
  it('are those that are meant for it, in their order, without hidden ones', () => {
    const questions = [
      question('late'),
      question('parking', { pages: ['home'] }),
      question('patch', { hidden: true }),
      question('cards', { pages: [] }),
    ];
    const ids = (page: 'home' | 'hair' | 'nail') =>
      questionsOn(page, { ...editionOne, questions }).map(({ id }) => id);
    expect([ids('home'), ids('hair'), ids('nail')]).toEqual([['late', 'parking'], ['late'], []]);
  });

  it('are none while the server knows none', () => {
    expect(questionsOn('home', {})).toEqual([]);
  });

  it('are an FAQPage for search engines, word for word', () => {
    expect(questionsJsonLd(questionsOn('home', { questions: [question('late')] }))).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'late?',
          acceptedAnswer: { '@type': 'Answer', text: 'About late.' },
        },
      ],
    });
  });

  it('stand on every page that can show some, when a site is fresh', () => {
    const pages = ['home', 'services', 'prices', 'offers', 'academy', ...Object.keys(editionOne.services)];
    const shown = new Set(editionOne.questions.flatMap((one) => one.pages));
    expect(pages.filter((page) => !shown.has(page as 'home'))).toEqual([]);
  });
});
