import { sampleContent } from '@salon/content/testing/sample';
import { changeEntry, removeEntry } from '../entries/entries';
import { closedOn, noticeOf } from './closures';

const friday = '2026-12-04';

function closed() {
  const content = sampleContent();
  const days = closedOn(friday);
  content.hours.special = [days];
  content.notices = [noticeOf(days)];
  return { content, days, change: (part: object) => changeEntry(content, 'hours.special', days.id, part) };
}

it('a closure tells visitors from three days before until its last day is over', () => {
  const { content, change } = closed();
  expect(content.notices).toMatchObject([
    { text: 'Closed on Friday, 4 December', from: '2026-12-01T00:00', until: '2026-12-05T00:00' },
  ]);
  change({ until: '2026-12-06', reason: 'Wedding' });
  expect(content.notices).toMatchObject([
    { text: 'Closed on 4–6 December: Wedding', until: '2026-12-07T00:00' },
  ]);
  change({ times: [{ opens: '10:00', closes: '13:00' }] });
  expect(content.notices[0]?.text).toBe('Open 10 am – 1 pm on 4–6 December: Wedding');
});

it('keeps the owner’s own words, and goes with its days', () => {
  const { content, days, change } = closed();
  Object.assign(content.notices[0] ?? {}, { text: 'We are at a wedding' });
  change({ reason: 'Wedding' });
  expect(content.notices[0]?.text).toBe('We are at a wedding');
  removeEntry(content, 'hours.special', days.id);
  expect([content.hours.special, content.notices]).toEqual([[], []]);
});
