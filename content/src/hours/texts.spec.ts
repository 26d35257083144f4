import { firstEdition } from '../first-edition.ts';
import { datesText, timeText, upcomingText, weeklyText } from './texts.ts';

const { hours } = firstEdition();
const { weekly } = hours;
const morning = { opens: '10:00', closes: '13:00' };
const evening = { opens: '16:00', closes: '20:30' };

it.each([
  ['20:00', '8 pm'],
  ['12:00', 'noon'],
  ['00:00', 'midnight'],
])('%s reads %s', (time, text) => {
  expect(timeText(time)).toBe(text);
});

it('the week reads as specified, with a line for each run of days', () => {
  expect(weeklyText(weekly)).toEqual(['Tuesday – Sunday, 10 am – 8 pm']);
  expect(weeklyText({ ...weekly, wednesday: [], sunday: [morning, evening] })).toEqual([
    'Tuesday, 10 am – 8 pm',
    'Thursday – Saturday, 10 am – 8 pm',
    'Sunday, 10 am – 1 pm and 4 pm – 8.30 pm',
  ]);
});

describe('dates', () => {
  it.each([
    ['2027-01-14', '2027-01-14', '14 January'],
    ['2027-01-14', '2027-01-16', '14–16 January'],
  ])('%s to %s reads %s', (from, until, text) => {
    expect(datesText(from, until)).toBe(text);
  });

  it('say why it is closed or open at other times', () => {
    const days = { from: '2027-01-14', until: '2027-01-16', times: [], reason: 'Pongal' };
    expect(upcomingText(days)).toBe('14–16 January: closed (Pongal)');
    expect(upcomingText({ ...days, reason: '', times: [morning] })).toBe('14–16 January: 10 am – 1 pm');
  });
});
