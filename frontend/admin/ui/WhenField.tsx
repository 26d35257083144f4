import type { LocalTime } from '@salon/content/hours/localTime';
import { momentOf } from '../salonDates';
import { LineField, type LineProps } from './Field';

const ID = 'publish-on';

interface Props extends Pick<LineProps, 'label' | 'hint' | 'error'> {
  /** On the salon's clock; empty for at once. */
  value: LocalTime;
  onChange: (time: LocalTime) => void;
}

/** When something is published, beside the button that does it. */
export const WhenField = (props: Props) => <LineField {...props} id={ID} type="datetime-local" />;

/** A date that is typed in part has no value: it must not be taken for “at once”. */
export function faultOfWhen(): string | undefined {
  const field = document.getElementById(ID);
  const isTyped = field instanceof HTMLInputElement && field.validity.badInput;
  return isTyped ? 'Please choose a day and a time.' : undefined;
}

export const isToCome = (time: LocalTime): boolean => (momentOf(time)?.getTime() ?? 0) > Date.now();
