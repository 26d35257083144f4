import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { salon } from '../../content/salon';
import type { Contact, Notice } from '../../content/site-content';
import { type LocalTime, localTime } from '../hours/localTime';
import type { OpenSpan } from '../hours/openAhead';
import type { OpenNow } from '../hours/openNow';
import type { Hours } from '../hours/openState';

/** What every page shows around its own content. */
export interface Frame {
  /** Since when the clock has not changed what the page says: its time until scripts know better. */
  asOf: LocalTime;
  contact: Contact;
  /** Those that have not ended. */
  notices: Notice[];
  /** With the days by date that are near; unknown in an outage. */
  hours?: Hours;
  /** Whether it is open, now and in the next days. */
  open: OpenSpan[];
}

const FrameContext = createContext<Frame | null>(null);
const NowContext = createContext<LocalTime>('');

const TICK_MS = 15_000;

export function FrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  const [now, setNow] = useState(frame.asOf);
  // Hydration needs the time that the page was rendered with; only then the clock corrects an old page.
  useEffect(() => {
    const update = () => setNow(localTime(new Date(), salon.timeZone));
    update();
    const timer = setInterval(update, TICK_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return (
    <FrameContext value={frame}>
      {/* The device's clock may be slow: it is at least as late as when the page was rendered. */}
      <NowContext value={now > frame.asOf ? now : frame.asOf}>{children}</NowContext>
    </FrameContext>
  );
}

export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('This part stands outside of the layout.');
  return frame;
}

/** The salon's time, by the minute. */
export const useNow = (): LocalTime => use(NowContext);

/** Whether the salon is open at this moment; undefined when nobody knows. */
export function useOpenNow(): OpenNow | undefined {
  const now = useNow();
  const span = useFrame().open.findLast(({ from }) => from <= now);
  return span?.text ? span : undefined;
}
