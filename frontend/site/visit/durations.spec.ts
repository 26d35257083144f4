import { editionOne } from '../../test/edition';
import { minutesOf, minutesText } from './durations';

describe('how long something takes', () => {
  it.each<[string, [number, number] | undefined]>([
    ['45-60 mins', [45, 60]],
    ['45–60 mins', [45, 60]],
    ['45 to 60 minutes', [45, 60]],
    ['120 mins', [120, 120]],
    ['30 min', [30, 30]],
    ['1 hr', [60, 60]],
    ['1 hour', [60, 60]],
    ['2-3 hrs', [120, 180]],
    ['1.5 hours', [90, 90]],
    ['1 hr 30 mins', [90, 90]],
    ['1 hr and 15 min', [75, 75]],
    ['45 mins - 1 hr', [45, 60]],
    ['1 hr – 1 hr 30 mins', [60, 90]],
    ['About an hour', [60, 60]],
    ['about 45 mins', [45, 45]],
    ['Half day', [240, 240]],
    ['half an hour', [30, 30]],
    ['', undefined],
    ['A while', undefined],
    ['60', undefined],
    ['45 - 1 hr', undefined],
    ['0 mins', undefined],
    ['90-60 mins', undefined],
    ['Three visits of 150-180 mins', undefined],
    ['12 weeks, Tuesday to Friday, 10 am to 2 pm', undefined],
    ['constructor', undefined],
  ])('%j', (text, minutes) => {
    expect(minutesOf(text)).toEqual(minutes && { from: minutes[0], to: minutes[1] });
  });

  it('is understood of every service on the menu that is done in one visit', () => {
    const durations = Object.values(editionOne.services).flatMap((menu) =>
      menu.map(({ duration }) => duration),
    );
    expect(durations.length).toBeGreaterThan(60);
    for (const text of durations) {
      const [first = 0, last = first] = [...text.matchAll(/\d+/g)].map(Number);
      const expected = text.startsWith('Three visits') ? undefined : { from: first, to: last };
      expect([text, minutesOf(text)]).toEqual([text, expected]);
    }
  });

  it.each([
    [5, '15 min'],
    [50, '45 min'],
    [53, '1 h'],
    [120, '2 h'],
    [135, '2 h 15 min'],
    [600, '10 h'],
  ])('%i minutes read %s', (minutes, text) => {
    expect(minutesText(minutes)).toBe(text);
  });
});
