import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/content/paths';
import {
  color,
  dockHeight,
  fontSize,
  media,
  space,
  spread,
  tapLine,
  touchTarget,
  width,
} from '../../shared/theme/tokens';
import { CameraIcon, ChatIcon } from '../../shared/ui/icons';
import { OpenLine } from '../hours/OpenLine';
import { useFrame, useLinks, useNow } from './frame';
import { Logo } from './Logo';
import { AllLanguages, Invitation } from './languages';

/** A longer one may leave the header no room for the open state, as may one beside a logo, or another language. */
const LONG_NAME = 24;

export function Footer() {
  const { salon, logo, names, contact, words, bridal, socials, contactTitle, footer, languages } = useFrame();
  const links = useLinks();
  const elsewhere: { to: string; name: string; icon?: ReactNode }[] = [
    { to: contact.instagram, name: say('Our work on Instagram'), icon: <CameraIcon /> },
    { to: links.generalBooking, name: say('Chat with us on WhatsApp'), icon: <ChatIcon /> },
    ...socials.filter(({ to }) => to !== contact.instagram),
  ];
  const ways = [
    [contact.phone, links.phone],
    [contact.landline, links.landline],
    [contact.email, links.mail],
  ];
  return (
    <FooterArea id="site-links">
      <Columns>
        <SalonIdentity>
          <Logo />
          <p>{salon.tagline}</p>
        </SalonIdentity>
        {footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ path, name }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <FooterContact
          data-tells={Boolean(languages || (logo && names[0])) || salon.name.length > LONG_NAME || undefined}
        >
          <h2>{contactTitle}</h2>
          <OpenLine />
          <ul>
            <li>
              <Link to={paths.prices}>{words.prices}</Link>
            </li>
            {bridal && (
              <li>
                <Link to={paths.bridal}>{bridal}</Link>
              </li>
            )}
            {elsewhere.map(
              ({ to, name, icon }) =>
                to && (
                  <li key={name}>
                    <a href={to} target="_blank" rel="noopener" aria-label={icon ? name : undefined}>
                      {icon ?? name}
                    </a>
                  </li>
                ),
            )}
            {ways.map(
              ([text, href], index) =>
                text && (
                  <li key={index}>
                    <a href={href}>{text}</a>
                  </li>
                ),
            )}
            <li>
              <address>{contact.address}</address>
            </li>
          </ul>
        </FooterContact>
      </Columns>
      {languages && <AllLanguages />}
      <Copyright>
        <p>
          © <span>{useNow().slice(0, 4)}</span> {salon.name}. <span>{say('All rights reserved.')}</span>
        </p>
        {/* The admin area is a separate document. */}
        <a href="/admin/login">{say('Admin')}</a>
      </Copyright>
      {languages && <Invitation />}
    </FooterArea>
  );
}

// On a phone the header, which stays in sight, has the logo.
const FooterArea = styled.footer`
  container-type: inline-size;
  background: ${color.leafDeep};
  color: ${color.jasmineSoft};
  padding: ${space[6]} ${space.gutter} calc(${dockHeight} + ${space[2]});
  > * { max-width: ${width.page}; margin-inline: auto; }
  li > a, p + a {
    ${tapLine}
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover { color: ${color.brass}; text-decoration: underline; }
  }
  h2 { margin-bottom: ${space[1]}; font-size: ${fontSize.heading}; color: ${color.jasmine}; }
  ${media.tablet} { padding-block: ${space[8]} calc(${dockHeight} + ${space[4]}); }
  ${media.desktop} { padding-bottom: ${space[4]}; }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[3]} ${space[2]};
  grid-template-columns: minmax(0, 1fr) fit-content(40%);
  font-size: ${fontSize.note};
  nav:first-of-type ul { display: grid; grid-template: repeat(3, auto) / auto auto; grid-auto-flow: column; column-gap: ${space[2]}; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); && ul { display: block; } }
  ${media.tablet} {
    grid-template-columns: auto auto minmax(0, 17rem);
    justify-content: space-between;
    nav:first-of-type ul { column-gap: ${space[6]}; }
  }
  ${media.desktop} { grid-template-columns: 4fr 5fr 3fr 4fr; column-gap: ${space[10]}; }
`;

const SalonIdentity = styled.div`
  display: none;
  p { text-wrap: balance; }
  ${media.tablet} { display: block; grid-column: 1 / -1; }
  ${media.desktop} { grid-column: auto; }
`;

/** The whole width on a phone: half of it would break a number. */
const FooterContact = styled.div`
  grid-column: 1 / -1;
  h2 { display: none; }
  ${media.tablet} { grid-column: auto; h2 { display: block; } }
  /* The header says it on every screen, if it has the room. */
  > p { display: none; ${media.narrow} { display: grid; } }
  &[data-tells] > p { display: grid; }
  ul { display: flex; flex-wrap: wrap; gap: 0 ${space[5]}; }
  a[aria-label] { width: ${touchTarget}; justify-content: center; margin-inline: -${space[2]}; }
  address { font-style: normal; }
`;

const Copyright = styled.div`
  margin-top: ${space[4]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.leafLine};
  ${spread}
  gap: ${space[4]};
  overflow-wrap: anywhere;
  font-size: ${fontSize.small};
  span { display: inline-block; }
  a { flex: none; }
`;
