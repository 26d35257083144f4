import type { Salon, SiteContent } from '@salon/content/description';
import { activeNotices } from '@salon/content/hours/activeNotices';
import { noticesIn, upcomingHours } from '@salon/content/hours/shown';
import { weeklyText } from '@salon/content/hours/texts';
import { type AnyLanguage, languages, languagesOf } from '@salon/content/languages';
import { isThere } from '@salon/content/reachable';
import { socialKeys, socials } from '@salon/content/socials';
import { originalOf } from '@salon/content/translate';
import { hasEmblem, logoOf } from '../../shared/content/icons';
import { paths } from '../../shared/content/paths';
import type { NavItem } from '../../shared/content/types';
import { codePicture } from '../../shared/ui/picture/sitePicture';
import { openAhead } from '../hours/openAhead';
import { offeredMenus } from '../services/offeredMenus';
import { calledBy } from './names';
import type { Shown } from './shown';
import { linkTo, linkToMenu, pageOf, type WordedPage } from './words';

/** What every page shows around its own content. */
export type Frame = ReturnType<typeof frameOf>;

/** The logo as large as the header shows it and, unless it is wide enough to have that in it, the name: `Kadali — Salon & Academy` in two lines. */
function markOf(salon: Salon) {
  const logo = logoOf(salon);
  const saysName = logo && logo.width >= 2 * logo.height;
  const [name, ...rest] = salon.name.split(' — ');
  return {
    logo: logo && { ...logo, alt: saysName ? salon.name : '' },
    names: saysName ? [] : [name, rest.join(' — ')],
  };
}

/** What the layout shows. A notice is in no page before it begins: anybody can read a page's data. */
export function frameOf({ content, now }: Shown) {
  const { words, pages, hours } = content;
  const { colours, typefaces, ...salon } = content.salon;
  // The others are among `socials`, and the UPI id in the sheet of a visit.
  const { facebook, youtube, google, x, threads, pinterest, linkedin, upi, ...contact } = content.contact;
  const others = languagesOf(originalOf(content));
  return {
    /** The last moment at which the clock changed what the page says: it counts as the current time until scripts run. */
    asOf: now,
    salon,
    ...markOf(content.salon),
    /** The drawing beside its name. */
    emblem: hasEmblem(originalOf(content).salon) ? codePicture('emblem-small').drawing : undefined,
    /** The name of the bridal enquiry; none while it is not there. */
    bridal: isThere('bridal', content) ? words.bridal.name : undefined,
    contact,
    /** The salon's pages elsewhere. */
    socials: socialKeys.flatMap((key) =>
      content.contact[key] ? [{ name: socials[key].name, to: content.contact[key] }] : [],
    ),
    words: words.everywhere,
    home: words.home.name,
    navigation: navigationOf(content),
    /** Above the contact data in the footer. */
    contactTitle: words.footer.contact,
    footer: footerOf(content),
    /** The blog's words: its pages are rendered from posts alone. Missing while it is switched off. */
    blog: pages.blog ? { ...pageOf('blog', content), closing: words.blog.closing } : undefined,
    notices: activeNotices(noticesIn(content), now),
    /** With the special days of the next weeks. */
    hours: upcomingHours(hours, now),
    /** The week's hours in words. */
    week: weeklyText(hours.weekly),
    /** Whether the salon is open, now and in the next days. */
    open: openAhead(hours, now),
    /** Missing while there is only one. */
    languages: others[0] && (['en', ...others] as const).map(spokenName),
  };
}

function spokenName(code: AnyLanguage) {
  const { own, invitation } = languages[code];
  return { code, own, invitation };
}

function navigationOf(content: SiteContent): NavItem[] {
  const { book, ...labels } = content.words.navigation;
  const to = (...ids: (keyof typeof labels)[]) =>
    ids.filter((id) => isThere(id, content)).map((id) => ({ label: labels[id], to: paths[id] }));
  return [
    ...to('home', 'about', 'services', 'academy', 'blog'),
    { label: book, action: 'book' },
    ...to('offers'),
  ];
}

/** The columns of links; one without links is left out. */
function footerOf(content: SiteContent) {
  const { footer } = content.words;
  const ids: WordedPage[] = ['home', 'about', 'services', 'blog', 'terms', 'privacy'];
  const shown = ids.filter((id) => isThere(id, content));
  const offered = offeredMenus(content);
  const chosen = footer.menus.flatMap(({ menu }, index) =>
    offered
      .filter(({ id }) => id === menu)
      .map((one) => ({
        ...linkToMenu(one),
        name: calledBy(one, content, ({ words }) => words.footer.menus[index]?.label ?? ''),
      })),
  );
  // A menu that is not offered any more gives its place to another one.
  const others = offered.filter(({ id }) => !footer.menus.some(({ menu }) => menu === id)).map(linkToMenu);
  return [
    { title: footer.links, links: shown.map((id) => linkTo(id, content)) },
    {
      title: footer.services,
      links: [...chosen, ...others.slice(0, footer.menus.length - chosen.length)],
    },
  ].filter(({ links }) => links.length > 0);
}
