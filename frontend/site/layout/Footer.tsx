import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import {
  color,
  dockHeight,
  fontSize,
  media,
  space,
  tapLine,
  touchTarget,
  width,
} from '../../shared/theme/tokens';
import { CameraIcon, ChatIcon } from '../../shared/ui/icons';
import { OpenLine } from '../hours/OpenLine';
import { useFrame, useLinks, useNow } from './frame';
import { Logo } from './Logo';

export function Footer() {
  const { salon, contact, socials, contactTitle, footer } = useFrame();
  const links = useLinks();
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
          <SocialLinks>
            {contact.instagram && (
              <li>
                <a href={contact.instagram} target="_blank" rel="noopener" aria-label="Our work on Instagram">
                  <CameraIcon />
                </a>
              </li>
            )}
            <li>
              <a
                href={links.generalBooking}
                target="_blank"
                rel="noopener"
                aria-label="Chat with us on WhatsApp"
              >
                <ChatIcon />
              </a>
            </li>
            {socials
              .filter(({ to }) => to !== contact.instagram)
              .map(({ name, to }) => (
                <li key={name}>
                  <ContactLink href={to} target="_blank" rel="noopener">
                    {name}
                  </ContactLink>
                </li>
              ))}
          </SocialLinks>
          <p>{salon.tagline}</p>
        </SalonIdentity>
        {footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <FooterContact>
          <h2>{contactTitle}</h2>
          <OpenLine />
          <ul>
            {ways.map(
              ([text, href], index) =>
                text && (
                  <li key={index}>
                    <ContactLink href={href}>{text}</ContactLink>
                  </li>
                ),
            )}
            <li>
              <address>{contact.address}</address>
            </li>
          </ul>
        </FooterContact>
      </Columns>
      <Copyright>
        <p>
          © <span>{useNow().slice(0, 4)}</span> {salon.name}. <span>All rights reserved.</span>
        </p>
        {/* The admin area is a separate document. */}
        <FooterLink to="/admin/login" reloadDocument>
          Admin
        </FooterLink>
      </Copyright>
    </FooterArea>
  );
}

const FooterArea = styled.footer`
  container-type: inline-size;
  background: ${color.leafDeep};
  color: ${color.jasmineSoft};
  padding: ${space[10]} ${space.gutter} calc(${dockHeight} + ${space[6]});
  h2 { margin-bottom: ${space[3]}; font-size: ${fontSize.heading}; color: ${color.jasmine}; }
`;

const Columns = styled.div`
  max-width: ${width.page};
  margin-inline: auto;
  display: grid;
  gap: ${space[6]} ${space[10]};
  grid-template-columns: 3fr 2fr;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.desktop} {
    grid-template-columns: 4fr 5fr 3fr 4fr;
    nav:first-of-type ul { columns: 2; }
  }
`;

const SalonIdentity = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[8]};
  p { width: 100%; text-wrap: balance; }
  ${media.desktop} { grid-column: auto; align-content: start; }
`;

/** The whole width on a phone: half of it would break a number. */
const FooterContact = styled.div`
  grid-column: 1 / -1;
  ${media.tablet} { grid-column: auto; }
  /* The header says it on every screen, if it has the room. */
  > p { display: none; padding-block: calc((${touchTarget} - 1lh) / 2); ${media.narrow} { display: grid; } }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[8]};
  }
  address { margin-top: ${space[2]}; font-style: normal; }
`;

const SocialLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  margin-left: -${space[2]};
  a[aria-label] {
    display: grid;
    place-items: center;
    width: ${touchTarget};
    height: ${touchTarget};
  }
  a:hover { color: ${color.brass}; }
`;

const link = `
  ${tapLine}
  text-decoration: none;
  &:hover { color: ${color.brass}; text-decoration: underline; }
`;

const FooterLink = styled(Link)`
  ${link}
`;

const ContactLink = styled.a`
  ${link}
  overflow-wrap: anywhere;
`;

const Copyright = styled.div`
  max-width: ${width.page};
  margin: ${space[6]} auto 0;
  padding-top: ${space[2]};
  border-top: 1px solid ${color.leafLine};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[8]};
  font-size: ${fontSize.small};
  span { display: inline-block; }
`;
