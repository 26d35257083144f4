import { keepInPlace } from '../../ui/keepInPlace';
import { QuietButton } from '../../ui/QuietButton';

interface Props {
  /** The accessible name of each button: the one that moves back first. */
  labels: [string, string];
  canMove: (by: -1 | 1) => boolean;
  onMove: (by: -1 | 1) => void;
}

/** Buttons that move something up or down by one. A button stays where it is for a second tap. */
export const ArrowButtons = ({ labels, canMove, onMove }: Props) =>
  ([-1, 1] as const).map((by, index) => (
    <QuietButton
      key={by}
      aria-label={labels[index]}
      aria-disabled={!canMove(by)}
      onClick={({ currentTarget }) => canMove(by) && keepInPlace(currentTarget, () => onMove(by))}
    >
      {by < 0 ? '↑' : '↓'}
    </QuietButton>
  ));
