import styled from '@emotion/styled';
import { color, fontSize, media, space, touchTarget } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { Picture, type ShownPicture } from '../../shared/ui/picture/Picture';
import { Column, Section } from '../../shared/ui/Section';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useLinks } from '../booking/useLinks';
import { drawnMap } from '../content/drawn-map';
import type { HoursLine } from '../hours/hoursLines';
import { useFrame } from '../layout/frame';
import { SectionHeading } from '../ui/SectionHeading';
import { OpeningHours } from './OpeningHours';
import { PlaceMap } from './PlaceMap';

interface Props {
  title: string;
  subtitle?: string;
  picture?: ShownPicture;
  hours: HoursLine[];
}

export function ContactBlock({ title, subtitle, picture, hours }: Props) {
  const { phone, landline, email, address, landmark, parking } = useFrame().contact;
  const links = useLinks();
  return (
    <Section background="shade">
      <ContactGrid>
        <div>
          <SectionHeading title={title} subtitle={subtitle} />
          <ContactDetails>
            <div>
              <dt>Address</dt>
              <dd>
                <address>{address}</address>
                {landmark && <p>{landmark}</p>}
                <a href={links.directions} target="_blank" rel="noopener">
                  Get directions
                </a>
              </dd>
            </div>
            {parking && (
              <div>
                <dt>Parking</dt>
                <dd>{parking}</dd>
              </div>
            )}
            <div>
              <dt>Open</dt>
              <dd>
                <OpeningHours lines={hours} />
              </dd>
            </div>
            <div>
              <dt>Mobile</dt>
              <dd>
                <a href={links.phone}>{phone}</a>
              </dd>
            </div>
            {landline && (
              <div>
                <dt>Landline</dt>
                <dd>
                  <a href={links.landline}>{landline}</a>
                </dd>
              </div>
            )}
            {email && (
              <div>
                <dt>E-mail</dt>
                <dd>
                  <a href={links.mail}>{email}</a>
                </dd>
              </div>
            )}
          </ContactDetails>
          <ButtonLink href={links.generalBooking} newTab>
            Book on chat
          </ButtonLink>
        </div>
        <Place>
          {address === drawnMap.address && (
            <a href={links.directions} target="_blank" rel="noopener">
              <PlaceMap />
              <VisuallyHidden>Open the map</VisuallyHidden>
            </a>
          )}
          <Picture
            picture={picture}
            sizes="(min-width: 1408px) 33.8rem, (min-width: 720px) 38.3vw, 88.8vw"
            ratio="3 / 2"
          />
        </Place>
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
    align-items: start;
  }
  ${media.desktop} { align-items: center; }
`;

const Place = styled.div`
  display: grid;
  gap: ${space[6]};
`;

const ContactDetails = styled.dl`
  margin-block: ${space[8]};
  border-top: 1px solid ${color.line};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[4]};
    padding-block: ${space[2]};
    min-height: ${touchTarget};
    border-bottom: 1px solid ${color.line};
  }
  dt { flex: none; width: 5.5rem; color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  dd { flex: 1 1 8rem; min-width: 0; }
  address { font-style: normal; }
  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; overflow-wrap: anywhere; }
`;
