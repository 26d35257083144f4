import styled from '@emotion/styled';
import { salon } from '../../content/salon';
import type { SectionText } from '../../content/types';
import { color, fontSize, media, space, touchTarget } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/picture/Picture';
import { Column, Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { directionsLink, generalBooking, mailLink, telLink } from '../booking/links';

export function ContactBlock({ title, subtitle }: SectionText) {
  return (
    <Section background="shade">
      <ContactGrid>
        <div>
          <SectionHeading title={title} subtitle={subtitle} />
          <ContactDetails>
            <div>
              <dt>Address</dt>
              <dd>
                <address>{salon.address}</address>
                <a href={directionsLink()} target="_blank" rel="noopener">
                  Get directions
                </a>
              </dd>
            </div>
            <div>
              <dt>Open</dt>
              <dd>
                {salon.hours.map(({ days, opens, closes }) => (
                  <p key={days}>
                    {days}, {formatTime(opens)} – {formatTime(closes)}
                  </p>
                ))}
              </dd>
            </div>
            <div>
              <dt>Mobile</dt>
              <dd>
                <a href={telLink(salon.phone)}>{salon.phone}</a>
              </dd>
            </div>
            <div>
              <dt>Landline</dt>
              <dd>
                <a href={telLink(salon.landline)}>{salon.landline}</a>
              </dd>
            </div>
            <div>
              <dt>E-mail</dt>
              <dd>
                <a href={mailLink()}>{salon.email}</a>
              </dd>
            </div>
          </ContactDetails>
          <ButtonLink href={generalBooking()} newTab>
            Book on chat
          </ButtonLink>
        </div>
        <Picture
          photo="towels-candle"
          sizes="(min-width: 1408px) 33.8rem, (min-width: 720px) 38.3vw, 88.8vw"
          ratio="1 / 1"
        />
      </ContactGrid>
    </Section>
  );
}

const ContactGrid = styled(Column)`
  display: grid;
  gap: ${space[12]};
  ${media.tablet} {
    grid-template-columns: 6fr 5fr;
    column-gap: ${space.half};
    align-items: center;
  }
`;

const ContactDetails = styled.dl`
  margin-block: ${space[8]};
  border-top: 1px solid ${color.line};
  > div {
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    align-items: baseline;
    gap: ${space[4]};
    padding-block: ${space[2]};
    min-height: ${touchTarget};
    border-bottom: 1px solid ${color.line};
  }
  dt { color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  address { font-style: normal; }
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; overflow-wrap: anywhere; }
`;

/** `20:00` → `8 pm`, `10:30` → `10.30 am`. */
function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}
