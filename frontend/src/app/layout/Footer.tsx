import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { footerColumns } from '../../content/navigation';
import { salon } from '../../content/salon';
import { generalBooking, mailLink, telLink } from '../../features/booking/links';
import { color, font, size, space, touch, wide, width } from '../../theme/tokens';
import { CameraIcon, ChatIcon } from '../../ui/icons';
import { Brand } from './Brand';
import { CurrentYear } from './CurrentYear';

export function Footer() {
  return (
    <Ground id="site-links">
      <Columns>
        <Identity>
          <Brand />
          <p>{salon.tagline}</p>
          <Social>
            <li>
              <a href={salon.instagram} target="_blank" rel="noopener" aria-label="Our work on Instagram">
                <CameraIcon />
              </a>
            </li>
            <li>
              <a href={generalBooking()} target="_blank" rel="noopener" aria-label="Chat with us on WhatsApp">
                <ChatIcon />
              </a>
            </li>
          </Social>
        </Identity>
        {footerColumns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <Heading>{column.title}</Heading>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <FooterLink to={link.to}>{link.label}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <Heading>Contact</Heading>
          <ul>
            <li>
              <ContactLink href={telLink(salon.phone)}>{salon.phone}</ContactLink>
            </li>
            <li>
              <ContactLink href={telLink(salon.landline)}>{salon.landline}</ContactLink>
            </li>
            <li>
              <ContactLink href={mailLink()}>{salon.email}</ContactLink>
            </li>
          </ul>
        </div>
      </Columns>
      <Last>
        <p>
          © <CurrentYear /> {salon.name}. All rights reserved.
        </p>
        {/* A document of its own. */}
        <FooterLink to="/admin/login" reloadDocument>
          Admin
        </FooterLink>
      </Last>
    </Ground>
  );
}

const Ground = styled.footer`
  background: ${color.leafDeep};
  color: ${color.jasmineSoft};
  padding: ${space[20]} ${space.gutter} ${space[8]};
`;

const Columns = styled.div`
  max-width: ${width.page};
  margin-inline: auto;
  display: grid;
  gap: ${space[10]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${wide.desktop} { grid-template-columns: 5fr 3fr 3fr 3fr; }
`;

const Identity = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[5]};
  align-content: start;
  max-width: 22rem;
  ${wide.desktop} { grid-column: auto; }
`;

const Social = styled.ul`
  display: flex;
  gap: ${space[2]};
  margin-left: -${space[2]};
  a {
    display: grid;
    place-items: center;
    width: ${touch};
    height: ${touch};
  }
  a:hover { color: ${color.brass}; }
`;

const Heading = styled.h2`
  font-family: ${font.display};
  font-size: ${size.heading};
  color: ${color.jasmine};
  margin-bottom: ${space[3]};
`;

const FooterLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${touch};
  text-decoration: none;
  &:hover { color: ${color.brass}; text-decoration: underline; }
`;

const ContactLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touch};
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover { color: ${color.brass}; text-decoration: underline; }
`;

const Last = styled.div`
  max-width: ${width.page};
  margin: ${space[12]} auto 0;
  padding: ${space[4]} ${space[16]} 0 0;
  border-top: 1px solid ${color.leafLine};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[8]};
  font-size: ${size.small};
`;
