import { useEffect, useState } from 'react';
import { isLeftOut, leaveOut } from '../../shared/notCounted';
import { space } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import type { DataOf } from '../page-data';

export function LeaveOut({ words }: { words: DataOf<'privacy'>['counting'] }) {
  const [isOut, setOut] = useState<boolean>();
  useEffect(() => setOut(isLeftOut()), []);
  function change() {
    leaveOut(!isOut);
    setOut(!isOut);
  }
  return (
    <>
      <p style={{ marginBlock: `${space[8]} ${space[4]}` }}>{words.text}</p>
      {/* Its room is kept until it works, so that nothing moves. */}
      <Button
        type="button"
        variant="outline"
        style={{ visibility: isOut === undefined ? 'hidden' : undefined }}
        onClick={change}
      >
        {isOut ? words.count : words.leaveOut}
      </Button>
    </>
  );
}
