import { z } from 'zod';
import { entry, fault, field, id, line } from '../fields.ts';
import { endWords, shorten, startWords } from '../words/dates.ts';
import { moment } from './hours.ts';

/** A line of text under the header of every page. */
export const Notice = entry(
  'Notice',
  {
    one: 'notice',
    list: 'Notices',
    nameOf: ({ text }: { text: string }) => text && `“${shorten(text, 80)}”`,
    detailsOf: ({ from, until }: { from: string; until: string }) =>
      `${startWords(from)} – ${endWords(until)}`,
  },
  {
    id: id(),
    text: line('The line', {
      max: 200,
      required: true,
      control: 'text',
      changeLabel: 'text of the notice',
      change: 'none',
      help: 'One sentence: Closed for Pongal, 14–16 January.',
    }),
    from: field('Shown from', moment('Please choose the day and time when the notice starts.'), {
      control: 'datetime-local',
      changeLabel: 'from',
      change: 'value',
      words: startWords,
    }),
    until: field('Until', moment('Please choose the day and time when the notice ends.'), {
      control: 'datetime-local',
      help: 'Then it goes by itself.',
      change: 'value',
      words: endWords,
    }),
  },
  ({ from, until }, context) => {
    if (until <= from) fault(context, 'The notice must end after it starts.', ['until']);
  },
);
export type Notice = z.output<typeof Notice>;
