import { addDays, type LocalTime } from '@salon/content/hours/localTime';
import { say } from '@salon/content/words/say';
import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator';
import { salon as place } from '../../shared/content/salon';
import type { Frame } from '../page-data/frame';
import type { Possible, VisitDay } from './days';
import type { VisitItem } from './store';
import type { Minutes } from './sums';

/** The time of the alarm, on the evening before. */
const ALARM = '18:00';

type Planned = Pick<Possible, 'part' | 'time'> &
  Pick<Frame, 'salon' | 'contact'> & { day: VisitDay; now: LocalTime; minutes?: Minutes };

/** The moment of a local time. `momentOf`, which does the same, would be in the first scripts of every page. */
function at(local: LocalTime): Date {
  const asUtc = Date.parse(`${local}Z`);
  const shown = new Date(asUtc).toLocaleString('sv', { timeZone: place.timeZone });
  return new Date(2 * asUtc - Date.parse(`${shown.replace(' ', 'T')}Z`));
}

/** A visit as a calendar file: from the chosen time or the begin of the part of the day; else the whole day. */
export function calendarText(items: VisitItem[], planned: Planned): string {
  const { day, part, time, now, salon, contact, minutes = { from: 60, to: 60 } } = planned;
  // In UTC, which every calendar shows in the time of its place. A whole day is the same date everywhere.
  const from = time || part?.times[0]?.opens;
  const start = at(`${day.date}T${from ?? '00:00'}`);
  // To a quarter of an hour, as the sheet says it.
  const quarters = Math.max(1, Math.round((minutes.from + minutes.to) / 30));
  const end = new Date(start.getTime() + quarters * 900_000);
  const evening = `${addDays(day.date, -1)}T${ALARM}`;
  const summary = say('{salon}: visit, not yet confirmed', { salon: salon.name });
  const calendar = ical({ prodId: { company: new URL(place.publicUrl).host, product: 'visit' } });
  const event = calendar.createEvent({
    ...(from ? { start, end } : { start: new Date(`${day.date}T00:00Z`), allDay: true }),
    ...{ summary, location: `${salon.name}, ${contact.address}`, status: ICalEventStatus.TENTATIVE },
    description: [
      ...items.map(({ name, people }) =>
        people > 1 ? say('{name} for {count}', { name, count: people }) : name,
      ),
      ...items.flatMap(({ terms }) =>
        terms?.bring ? say('Before you come: {text}', { text: terms.bring }) : [],
      ),
      `${say('Not yet confirmed: the salon says on chat whether the time suits.')} ${contact.phone}`,
    ].join('\n'),
  });
  const trigger = (start.getTime() - at(evening).getTime()) / 1_000;
  if (now < evening) event.createAlarm({ type: ICalAlarmType.display, trigger, description: summary });
  return calendar.toString();
}

/** Hands the file to the browser: a phone opens it in its calendar. */
export function saveInCalendar(items: VisitItem[], planned: Planned): void {
  const file = new Blob([calendarText(items, planned)], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `visit-${planned.day.date}.ics`;
  link.click();
  // The browser may read it only after a question to the visitor.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
