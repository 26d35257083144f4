import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { Link, useLoaderData } from 'react-router-dom';
import { bothNames } from '../../../shared/booking/bothNames';
import { color, fontSize, media, space, tapLine, width } from '../../../shared/theme/tokens';
import { ButtonLink } from '../../../shared/ui/Button';
import { groupBy } from '../../../shared/ui/groupBy';
import { Column, Section } from '../../../shared/ui/Section';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { BookingBlock } from '../../booking/BookingBlock';
import { useFrame, useLinks } from '../../layout/frame';
import type { DataOf } from '../../page-data';
import { PeopleLine } from '../../people/People';
import { ServiceCard, ServiceList } from '../../services/ServiceCard';
import { PictureTop } from '../../ui/PictureTop';
import { SectionHeading } from '../../ui/SectionHeading';

/** A menu without services only says so: nothing leads to it but old links and search engines. */
export function Component() {
  const data = useLoaderData<DataOf<'menu'>>();
  const { page, menu, hero, intro, services, note, people, bridal, questions, closing } = data;
  const { others, words, original } = data;
  const { booking, generalBooking } = useLinks();
  const isEmpty = services.length === 0;
  const bookingLink = isEmpty ? generalBooking : booking(bothNames({ ...page, original }));
  return (
    <>
      {isEmpty && <meta name="robots" content="noindex" />}
      <PictureTop {...hero} subtitle={isEmpty ? words.nothing : hero.subtitle}>
        <ButtonLink href={bookingLink} newTab onDark>
          {useFrame().words.book}
        </ButtonLink>
        {bridal && <ButtonLink {...bridal} variant="outline" onDark />}
      </PictureTop>
      {!isEmpty && (
        <Menu>
          <Columns>
            <div>
              {/* A heading of the services must come before their own. */}
              {!intro.title && <VisuallyHidden as="h2">{page.name}</VisuallyHidden>}
              <SectionHeading title={intro.title} subtitle={intro.subtitle} />
              {note && <p>{note}</p>}
              {people.length > 0 && <PeopleLine title={words.people} people={people} />}
            </div>
            <div>
              {groupBy(services, ({ group }) => group).map(({ title, items }) => (
                <Group key={title}>
                  {title && <h2>{title}</h2>}
                  <ServiceList>
                    {items.map((service) => (
                      <ServiceCard
                        key={`${menu}/${service.id}`}
                        menu={menu}
                        service={service}
                        book={words.book}
                      />
                    ))}
                  </ServiceList>
                </Group>
              ))}
            </div>
          </Columns>
        </Menu>
      )}
      <BookingBlock {...closing} chatHref={bookingLink} questions={isEmpty ? [] : questions}>
        <Others aria-label={say('Other services')}>
          <h2>{words.others}</h2>
          <ul>
            {others.map(({ path, name }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </Others>
      </BookingBlock>
    </>
  );
}

const Menu = styled(Section)`
  padding-block: ${space[4]} ${space[5]};
  ${media.wide} { padding-block: ${space.section} ${space[10]}; }
`;

// In a wide window the opening stays beside the lines while they pass. Below it the prices come first.
const Columns = styled(Column)`
  display: grid;
  gap: ${space[10]} ${space[16]};
  > :first-of-type { order: 1; }
  > div > p { margin-top: ${space[6]}; max-width: ${width.text}; color: ${color.inkSoft}; font-size: ${fontSize.note}; }
  ${media.desktop} {
    grid-template-columns: 4fr 8fr;
    > :first-of-type { order: 0; position: sticky; top: 7rem; align-self: start; }
  }
`;

const Group = styled.div`
  & + & { margin-top: ${space[12]}; }
  > h2 { font-size: ${fontSize.h3}; margin-bottom: ${space[4]}; color: ${color.brassDeep}; }
`;

const Others = styled.nav`
  grid-column: 1 / -1;
  font-size: ${fontSize.note};
  &, ul { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space[5]}; }
  h2 { font-size: ${fontSize.h3}; }
  a { ${tapLine} }
`;
