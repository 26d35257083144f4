import styled from '@emotion/styled';
import { formatPrice } from '@salon/content/words/prices';
import { say } from '@salon/content/words/say';
import { useLoaderData } from 'react-router-dom';
import { color, fontSize, headerHeight, media, space, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { Column, Section } from '../../../shared/ui/Section';
import { useFrame, useLinks } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { SectionHeading } from '../../ui/SectionHeading';
import { TickList } from '../../ui/TickList';
import { EnquiryForm } from '../../visit/bridal/EnquiryForm';

const FORM = 'enquiry';

/** What a bride gets and what it costs, then her enquiry, which without scripts is a list of what to say. */
export function Component() {
  const data = useLoaderData<DataOf<'bridal'>>();
  const { page, picture, hero, looks, message, checklist } = data;
  const { words } = useFrame();
  const links = useLinks();
  return (
    <Sheet>
      <Opening>
        <Picture picture={picture} sizes="(min-width: 64em) 42vw, 100vw" ratio="5 / 2" priority />
        <div>
          <h1>{hero.title}</h1>
          <p>{hero.subtitle}</p>
          <ButtonLink href={`#${FORM}`} onDark>
            {page.name}
          </ButtonLink>
        </div>
      </Opening>
      <div>
        {looks.length > 0 && (
          <Looks>
            {looks.map(({ name, price, details }) => (
              <li key={name}>
                <h2>{name}</h2>
                <b>{price ? formatPrice(price) : say('On request')}</b>
                <p>{details?.join(' · ')}</p>
              </li>
            ))}
          </Looks>
        )}
        <div id={FORM}>
          <noscript>
            <Section>
              <Column>
                <SectionHeading title={checklist.title} />
                <TickList items={checklist.items} />
                <ButtonLink href={links.written(`${words.greeting} ${message.wants}`)} newTab>
                  {words.book}
                </ButtonLink>{' '}
                <ButtonLink href={links.phone} variant="outline">
                  {words.call}
                </ButtonLink>
              </Column>
            </Section>
          </noscript>
          <EnquiryForm data={data} />
        </div>
      </div>
    </Sheet>
  );
}

// Beside what it is for in a wide window.
const Sheet = styled.div`
  > div > section { padding-block: ${space[10]}; }
  ${media.wide} { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`;

const Looks = styled.ul`
  padding: ${space[3]} ${space.gutter} ${space[8]};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  h2 { font-size: ${fontSize.heading}; }
  b { font-weight: 600; color: ${color.brassDeep}; }
  p { flex: 1 0 100%; color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  ${media.wide} { max-width: ${width.page}; padding: ${space[6]} ${space.edge} ${space[8]} ${space[12]}; }
  @media print { padding-inline: 0; }
`;

const Opening = styled.div`
  overflow: hidden;
  background: ${color.leaf};
  color: ${color.jasmineSoft};
  > div { display: grid; justify-items: start; gap: ${space[3]}; padding: ${space[4]} ${space.gutter} ${space[6]}; }
  h1 { color: ${color.jasmine}; }
  p { max-width: ${width.aside}; font-size: ${fontSize.lead}; }
  svg { width: auto; height: 33vw; margin-left: auto; }
  ${media.wide} {
    position: sticky;
    top: ${headerHeight};
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    height: calc(100svh - ${headerHeight});
    svg { height: 100%; }
    > div { padding: ${space[6]} ${space.half} ${space[20]} ${space.edge}; }
  }
`;
