import { batchText, programFacts } from './programFacts';

const TODAY = '2027-01-10';

it.each([
  [{}, ''],
  [{ nextBatch: '2027-03-03', fee: 45_000, seatsLeft: 4 }, 'Next batch 3 March · ₹45,000 · 4 seats left'],
  [{ nextBatch: '2027-01-10', seatsLeft: 1 }, 'Next batch 10 January · 1 seat left'],
  [{ nextBatch: '2027-01-09', seatsLeft: 0 }, 'No next batch · no seat left'],
])('a programme with %j is in a line: %s', (facts, line) => expect(programFacts(facts, TODAY)).toBe(line));

it.each([
  [undefined, 'Without a date nothing is said of it; visitors ask on chat.'],
  ['2027-01-09', 'This day is over: visitors no longer see it.'],
  ['2027-03-03', 'Visitors read that the next batch starts on 3 March.'],
])('says what a date of %j does', (date, sentence) => expect(batchText(date, TODAY)).toBe(sentence));
