import type { Contact, Hours, Notice, Salon, SiteContent } from '@salon/content/description';
import { type LocalTime, localTime } from '@salon/content/hours/localTime';
import type { OpenNow } from '@salon/content/hours/openNow';
import type { Social } from '@salon/content/socials';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { closedAside, linksTo } from '../../shared/booking/links';
import { salon } from '../../shared/content/salon';
import type { NavItem, Page } from '../../shared/content/types';
import type { OpenSpan } from '../hours/openAhead';

/** What every page shows around its own content. */
export interface Frame {
  /** The last moment at which the clock changed what the page says: it counts as the current time until scripts run. */
  asOf: LocalTime;
  salon: Salon;
  /** Its logo, as large as the header shows it. */
  logo?: { src: string; width: number; height: number };
  /** The drawing beside its name. */
  emblem?: string;
  contact: Omit<Contact, Exclude<Social, 'instagram'>>;
  /** The salon's pages elsewhere. */
  socials: { name: string; to: string }[];
  words: SiteContent['words']['everywhere'];
  navigation: NavItem[];
  /** Above the contact data in the footer. */
  contactTitle: string;
  footer: { title: string; links: { label: string; to: string }[] }[];
  /** The blog's words: its pages are rendered from posts alone. Missing while it is switched off. */
  blog?: Page & Pick<SiteContent['words']['blog'], 'closing'>;
  /** Notices that have not ended. */
  notices: Notice[];
  /** With the special days of the next weeks; missing in an outage. */
  hours?: Hours;
  /** The week's hours in words; missing in an outage. */
  week?: string[];
  /** Whether the salon is open, now and in the next days. */
  open: OpenSpan[];
}

const FrameContext = createContext<Frame | null>(null);
const NowContext = createContext<LocalTime>('');

const TICK_MS = 15_000;

export function FrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  const [now, setNow] = useState(frame.asOf);
  // Hydration needs the time that the page was rendered with. After it, the clock corrects an old page.
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
      {/* The device's clock may be slow, so the time is never earlier than when the page was rendered. */}
      <NowContext value={now > frame.asOf ? now : frame.asOf}>{children}</NowContext>
    </FrameContext>
  );
}

export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('This part stands outside of the layout.');
  return frame;
}

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
  const open = useOpenNow();
  const { contact, words } = useFrame();
  return linksTo(contact, words, open && closedAside(open));
}
