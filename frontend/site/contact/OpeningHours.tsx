import { dateOf } from '@salon/content/hours/localTime';
import { useNow } from '../layout/frame';
import type { DataOf } from '../page-data';
import { NoWrap } from '../ui/NoWrap';

/** The opening hours without past days. Whether the salon is open right now stands in the header. */
export function OpeningHours({ lines }: { lines: DataOf<'home'>['contact']['hours'] }) {
  const today = dateOf(useNow());
  return lines
    .filter(({ until }) => !until || today <= until)
    .map(({ text }) => (
      <p key={text}>
        <NoWrap>{text}</NoWrap>
      </p>
    ));
}
