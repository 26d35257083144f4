import type { Question, QuestionPage, SiteContent } from '@salon/content/description';

export type ShownQuestion = Pick<Question, 'id' | 'question' | 'answer'>;

/** The questions of one page. During an update a blog-service of the previous release may answer, which sends none. */
export const questionsOn = (page: QuestionPage, { questions = [] }: Partial<SiteContent>): ShownQuestion[] =>
  questions
    .filter(({ pages, hidden }) => !hidden && pages.includes(page))
    .map(({ id, question, answer }) => ({ id, question, answer }));
