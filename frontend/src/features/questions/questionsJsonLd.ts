import type { ShownQuestion } from './questionsOn';

/** Questions as search engines read them. */
export const questionsJsonLd = (questions: ShownQuestion[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
