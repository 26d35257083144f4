import { z } from 'zod';
import { entry, field, hidden, id, KEBAB, line } from '../fields.ts';
import { type QuestionPage, questionPages, type WithServices } from '../menus.ts';
import { listWords, shorten } from '../words/dates.ts';

export const Review = entry(
  'Review',
  {
    one: '',
    many: 'reviews',
    list: 'Reviews',
    nameOf: ({ author }: { author: string }) => author && `Review by ${author}`,
    unnamed: 'A new review',
    main: 'content',
  },
  {
    id: id(),
    content: line('What was said', { max: 2_000, required: true, changeLabel: 'text' }),
    author: line('First name', {
      max: 80,
      required: true,
      changeLabel: 'name of the author',
      change: 'none',
    }),
    location: line('Area of the city', { max: 80, changeLabel: 'place' }),
    hidden: hidden(),
  },
);
export type Review = z.output<typeof Review>;

/** `on Home and Price list`; pages that are gone are not named. */
function questionPagesWords(pages: QuestionPage[], content: WithServices): string {
  const names = questionPages(content).flatMap(([page, name]) => (pages.includes(page) ? [name] : []));
  return names.length === 0 ? 'on no page' : `on ${listWords(names)}`;
}

const PAGES = 'Please choose the pages from the list.';

/** The ids of the pages, or of the menus alone, that show an entry. */
export const onPages = (label: string, control: 'pages' | 'menus') =>
  field(
    label,
    z
      .array(z.string(PAGES).regex(KEBAB, PAGES).max(80, PAGES), PAGES)
      .max(60, PAGES)
      .refine((pages) => new Set(pages).size === pages.length, PAGES)
      .meta({ uniqueItems: true }),
    { control, changeLabel: '', change: 'value', words: questionPagesWords },
  );

export const Question = entry(
  'Question',
  {
    one: 'question',
    list: 'Questions',
    nameOf: ({ question }: { question: string }) => question && `“${shorten(question, 80)}”`,
    detailsOf: ({ pages }: { pages: QuestionPage[] }, content) => questionPagesWords(pages, content),
    main: 'answer',
    search: 'question faq answer',
  },
  {
    id: id(),
    question: line('Question', {
      max: 200,
      required: true,
      control: 'text',
      help: 'As a client would ask it.',
      change: 'none',
    }),
    answer: line('Answer', { max: 1_500, required: true }),
    pages: onPages('Shown on', 'pages'),
    hidden: hidden(),
  },
);
export type Question = z.output<typeof Question>;
