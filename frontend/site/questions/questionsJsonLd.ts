import type { ShownQuestion } from './questionsOn';

/** Questions as structured data for search engines. */
export const questionsJsonLd = (questions: ShownQuestion[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
