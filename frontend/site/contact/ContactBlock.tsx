import styled from '@emotion/styled';
import { dateOf } from '@salon/content/hours/localTime';
import { say } from '@salon/content/words/say';
import type { ReactNode } from 'react';
import { color, fontSize, media, space, tapLine, touchTarget } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { Column, Section } from '../../shared/ui/Section';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useFrame, useLinks, useNow } from '../layout/frame';
import type { DataOf } from '../page-data';
import { SectionHeading } from '../ui/SectionHeading';

export function ContactBlock({ title, subtitle, hours, map }: DataOf<'home'>['contact']) {
  const { contact, words } = useFrame();
  const { phone, landline, email, address, landmark, parking } = contact;
  const links = useLinks();
  const today = dateOf(useNow());
  const ways = [
    [say('Phone'), phone, links.phone],
    [say('Landline'), landline, links.landline],
    [say('E-mail'), email, links.mail],
  ] as const;
  return (
    <Section background="shade">
      <ContactGrid>
        <div>
          <SectionHeading title={title} subtitle={subtitle} />
          <ContactDetails>
            <Detail term={say('Address')}>
              <address>{address}</address>
              {landmark && <p>{landmark}</p>}
              <a {...links.directions}>{say('Get directions')}</a>
            </Detail>
            {parking && <Detail term={say('Parking')}>{parking}</Detail>}
            <Detail term={say('Open')}>
              {hours
                .filter(({ until }) => !until || today <= until)
                .map(({ text }) => (
                  <p key={text}>{text}</p>
                ))}
            </Detail>
            {ways.map(
              ([term, text, href]) =>
                text && (
                  <Detail key={term} term={term}>
                    <a href={href}>{text}</a>
                  </Detail>
                ),
            )}
          </ContactDetails>
          <ButtonLink href={links.generalBooking} newTab>
            {words.book}
          </ButtonLink>
        </div>
        <div>
          {/* The streets around the salon, drawn by us: no map service is contacted before the visitor follows a link to one. */}
          {map && (
            <a {...links.directions}>
              <img src={map.src} alt={map.alt} width={1440} height={1008} loading="lazy" />
              <VisuallyHidden>{say('Open the map')}</VisuallyHidden>
            </a>
          )}
        </div>
      </ContactGrid>
    </Section>
  );
}

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const ContactGrid = styled(Column)`
  display: grid;
  gap: ${space[12]};
  ${media.tablet} {
    grid-template-columns: 6fr 5fr;
    column-gap: ${space.half};
    align-items: stretch;
  }
  > :last-child { display: grid; align-items: center; }
  img { width: 100%; height: auto; border: 1px solid ${color.line}; }
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
  dt { flex: none; min-width: 5.5rem; color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  dd { flex: 1 1 8rem; min-width: 0; > p { text-wrap: balance; } }
  address { font-style: normal; }
  a { ${tapLine} overflow-wrap: anywhere; }
`;
