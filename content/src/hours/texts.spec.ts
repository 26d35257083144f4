import { firstEdition } from '../first-edition.ts';
import { each } from '../menus.ts';
import { weekdays } from './localTime.ts';
import { datesText, dateText, timeText, upcomingText, weeklyText } from './texts.ts';

const { hours } = firstEdition();
const { weekly } = hours;
const morning = { opens: '10:00', closes: '13:00' };
const evening = { opens: '16:00', closes: '20:30' };

it.each([
  ['20:00', '8 pm'],
  ['10:30', '10.30 am'],
  ['12:00', 'noon'],
  ['12:05', '12.05 pm'],
  ['00:00', 'midnight'],
  ['00:15', '12.15 am'],
])('%s reads %s', (time, text) => {
  expect(timeText(time)).toBe(text);
});

describe('the week', () => {
  it('reads as specified', () => {
    expect(weeklyText(weekly)).toEqual(['Tuesday – Sunday, 10 am – 8 pm']);
  });

  it('has a line for each run of days', () => {
    expect(weeklyText({ ...weekly, wednesday: [], sunday: [morning, evening] })).toEqual([
      'Tuesday, 10 am – 8 pm',
      'Thursday – Saturday, 10 am – 8 pm',
      'Sunday, 10 am – 1 pm and 4 pm – 8.30 pm',
    ]);
  });

  it('has no line when all days are closed', () => {
    expect(weeklyText(each(weekdays, () => []))).toEqual([]);
  });
});

describe('dates', () => {
  it.each([
    ['2027-01-14', '2027-01-14', '14 January'],
    ['2027-01-14', '2027-01-16', '14–16 January'],
    ['2027-01-30', '2027-02-02', '30 January – 2 February'],
    ['2026-12-30', '2027-12-29', '30 December – 29 December'],
    ['2026-11-30', '2027-11-30', '30 November 2026 – 30 November 2027'],
  ])('%s to %s reads %s', (from, until, text) => {
    expect(datesText(from, until)).toBe(text);
  });

  it('have their year when it is another one', () => {
    expect(dateText('2026-12-31', '2026-11-22')).toBe('31 December');
    expect(dateText('2027-01-05', '2026-11-22')).toBe('5 January 2027');
  });

  it('say why it is closed or open at other times', () => {
    const days = { from: '2027-01-14', until: '2027-01-16', times: [], reason: 'Pongal' };
    expect(upcomingText(days)).toBe('14–16 January: closed (Pongal)');
    expect(upcomingText({ ...days, reason: '', times: [morning] })).toBe('14–16 January: 10 am – 1 pm');
  });
});
