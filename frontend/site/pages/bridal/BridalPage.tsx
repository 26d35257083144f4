import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import { color, fontSize, headerHeight, media, space, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { Picture } from '../../../shared/ui/picture/Picture';
import { Column, Section } from '../../../shared/ui/Section';
import { PageHead } from '../../head/PageHead';
import { useFrame, useLinks } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { SectionHeading } from '../../ui/SectionHeading';
import { TickList } from '../../ui/TickList';
import { EnquiryForm } from '../../visit/bridal/EnquiryForm';

/** A bride's enquiry: what it is for stays beside the form, which without scripts is a list of what to say. */
export function Component() {
  const data = useLoaderData<DataOf<'bridal'>>();
  const { page, picture, hero, functions, message, checklist } = data;
  const { words } = useFrame();
  const links = useLinks();
  return (
    <>
      <PageHead page={page} picture={picture} />
      <Sheet>
        <Opening>
          <Picture picture={picture} sizes="(min-width: 64em) 42vw, 100vw" ratio="2 / 1" priority />
          <div>
            <h1>{hero.title}</h1>
            <p>{hero.subtitle}</p>
            {functions.season && <small>{functions.season}</small>}
          </div>
        </Opening>
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
      </Sheet>
    </>
  );
}

const Sheet = styled.div`
  ${media.wide} { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`;

const Opening = styled.div`
  overflow: hidden;
  background: ${color.leaf};
  color: ${color.jasmineSoft};
  > div { display: grid; gap: ${space[3]}; padding: ${space[4]} ${space.gutter} ${space[6]}; }
  h1 { font-size: ${fontSize.h1}; letter-spacing: -0.022em; color: ${color.jasmine}; }
  p { max-width: ${width.aside}; font-size: ${fontSize.lead}; }
  small { max-width: ${width.text}; font-size: ${fontSize.note}; }
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
