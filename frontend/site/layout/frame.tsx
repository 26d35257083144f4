import { type LocalTime, localTime } from '@salon/content/hours/localTime';
import type { OpenNow } from '@salon/content/hours/openNow';
import { createContext, type ReactNode, startTransition, use, useState } from 'react';
import { linksTo } from '../../shared/booking/links';
import { salon } from '../../shared/content/salon';
import { useOften } from '../../shared/ui/useOften';
import type { Frame } from '../page-data/frame';

// The layout always provides it.
const FrameContext = createContext({} as Frame);
const NowContext = createContext<LocalTime>('');

const TICK_MS = 15_000;

export function FrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  const [now, setNow] = useState(frame.asOf);
  // Hydration needs the time that the page was rendered with. After it, the clock corrects an old page.
  useOften(() => startTransition(() => setNow(localTime(new Date(), salon.timeZone))), TICK_MS);
  return (
    <FrameContext value={frame}>
      {/* The device's clock may be slow, so the time is never earlier than when the page was rendered. */}
      <NowContext value={now > frame.asOf ? now : frame.asOf}>{children}</NowContext>
    </FrameContext>
  );
}

export const useFrame = (): Frame => use(FrameContext);

/** The salon's local time, updated every minute. */
export const useNow = (): LocalTime => use(NowContext);

/** Whether the salon is open at this moment; undefined when that is not known. */
export function useOpenNow(): OpenNow | undefined {
  const now = useNow();
  const span = useFrame().open.findLast(({ from }) => from <= now);
  return span?.text ? span : undefined;
}

/** Links to the salon. While it is closed, chat messages mention it politely. */
export function useLinks() {
  const { contact, words } = useFrame();
  return linksTo(contact, words, useOpenNow()?.opens);
}
