import { z } from 'zod';
import { day, duration, entry, field, hidden, id, line, lines, list, part, whole } from '../fields.ts';
import { SitePhoto } from './photos.ts';
import { rupees } from './prices.ts';

export const Program = entry(
  'Program',
  {
    one: 'programme',
    list: 'Academy',
    search: 'course programme batch fee seats',
  },
  {
    id: id(),
    nextBatch: day('Starts on', 'Please choose the day when the next batch starts.', {
      changeLabel: 'next batch',
      help: 'Empty or over: nothing is said of it, and visitors ask on chat.',
    }),
    fee: rupees('Fee in rupees', 'Empty: visitors ask for it.', 'fee'),
    seatsLeft: field('Seats left', whole('Please enter a number of seats from 0 to 999.', 0, 999), {
      control: 'count',
      change: 'value',
      help: 'Shown beside the date.',
      words: (seats: number | undefined) => (seats === undefined ? 'not said' : String(seats)),
    }),
    hidden: hidden(),
    title: line('Name', { max: 100, required: true }),
    summary: line('Summary', { max: 1_000 }),
    duration: duration(100, '12 weeks, weekdays'),
    forWhom: line('For whom', { max: 500, changeLabel: '“for whom”' }),
    modules: lines('What is taught', {
      max: 40,
      maxLength: 300,
      help: 'A line each; they stand as a list with ticks.',
      changeLabel: 'list of what is taught',
    }),
    gallery: field('Pictures', list('pictures', SitePhoto, { max: 12 }), { control: 'photos' }),
  },
);
export type Program = z.output<typeof Program>;

export const Academy = part('Academy', 'academy', { programs: list('programmes', Program, { max: 20 }) });
