import type { Question, QuestionPage, SiteContent } from '../../content/site-content';

export type ShownQuestion = Pick<Question, 'id' | 'question' | 'answer'>;

/** What a page shows of the questions. A blog-service of the release before, while both run, knows none. */
export const questionsOn = (page: QuestionPage, { questions = [] }: Partial<SiteContent>): ShownQuestion[] =>
  questions
    .filter(({ pages, hidden }) => !hidden && pages.includes(page))
    .map(({ id, question, answer }) => ({ id, question, answer }));
