import { formatDuration, minutesWords } from './durations.ts';

it.each([
  ['45-60 mins', '45–60 mins'],
  ['45 mins', '45 mins'],
  ['90-120 mins', '1½–2 hours'],
  ['130-150 mins', '130–150 mins'],
  ['Three visits of 150-180 mins', 'Three visits of 2½–3 hours'],
  ['2-3 hrs', '2–3 hrs'],
])('%s reads %s', (written, shown) => {
  expect(formatDuration(written)).toBe(shown);
});

it.each([
  [5, '15 mins'],
  [75, '1¼ hours'],
  [600, '10 hours'],
])('%i minutes read %s', (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words);
});
