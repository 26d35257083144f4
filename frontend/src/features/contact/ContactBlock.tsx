import styled from '@emotion/styled';
import { salon } from '../../content/salon';
import type { SectionText } from '../../content/types';
import { color, font, size, space, touch, wide } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/picture/Picture';
import { Column, Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { directionsLink, generalBooking, mailLink, telLink } from '../booking/links';

export function ContactBlock({ title, subtitle }: SectionText) {
  return (
    <Section ground="shade">
      <Grid>
        <div>
          <SectionHeading title={title} subtitle={subtitle} />
          <Facts>
            <dt>Address</dt>
            <dd>
              <address>{salon.address}</address>
              <a href={directionsLink()} target="_blank" rel="noopener">
                Get directions
              </a>
            </dd>
            <dt>Open</dt>
            <dd>
              {salon.hours.map(({ days, opens, closes }) => (
                <p key={days}>
                  {days}, {opens} – {closes}
                </p>
              ))}
            </dd>
            <dt>Mobile</dt>
            <dd>
              <a href={telLink(salon.phone)}>{salon.phone}</a>
            </dd>
            <dt>Landline</dt>
            <dd>
              <a href={telLink(salon.landline)}>{salon.landline}</a>
            </dd>
            <dt>E-mail</dt>
            <dd>
              <a href={mailLink()}>{salon.email}</a>
            </dd>
          </Facts>
          <ButtonLink href={generalBooking()} newTab>
            Book on chat
          </ButtonLink>
        </div>
        <Picture photo="towels-candle" sizes="(min-width: 1080px) 44vw, 100vw" ratio="4 / 5" />
      </Grid>
    </Section>
  );
}

const Grid = styled(Column)`
  display: grid;
  gap: ${space[12]};
  ${wide.desktop} {
    grid-template-columns: 6fr 5fr;
    gap: ${space[20]};
    align-items: center;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(5rem, auto) 1fr;
  gap: 0 ${space[6]};
  margin-block: ${space[8]};
  border-top: 1px solid ${color.line};
  dt, dd {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
    min-height: ${touch};
  }
  dt { color: ${color.inkSoft}; font-size: ${size.small}; padding-top: ${space[3]}; }
  dd { font-family: ${font.text}; }
  address { font-style: normal; }
  a { display: inline-flex; align-items: center; min-height: ${touch}; overflow-wrap: anywhere; }
`;
