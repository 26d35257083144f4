import styled from '@emotion/styled';
import { say } from '@salon/content/words/say';
import { paths } from '../../shared/content/paths';
import { color, fontSize, lineHeight, media, space, width } from '../../shared/theme/tokens';
import { ButtonLink } from '../../shared/ui/Button';
import { Picture } from '../../shared/ui/picture/Picture';
import { Column, Section } from '../../shared/ui/Section';
import type { DataOf } from '../page-data';
import { SectionHeading } from '../ui/SectionHeading';

type Person = DataOf<'about'>['people'][number];

interface Props {
  title: string;
  subtitle?: string;
  people: Person[];
  /** Said of somebody who can be asked for, with their `{name}`. */
  asked: string;
  /** Words of a link to those who are not shown here. */
  more?: string;
}

export function People({ title, subtitle, people, asked, more }: Props) {
  if (people.length === 0) return null;
  return (
    <Section>
      <Columns>
        <SectionHeading title={title} subtitle={subtitle} />
        <List>
          {people.map(({ id, name, work, picture, isAskedFor, ...facts }) => (
            <li key={id}>
              <Picture picture={picture} ratio="4 / 5" sizes="(min-width: 720px) 8rem, 6.5rem" />
              <div>
                <h3>{name}</h3>
                <p>{work}</p>
                <small>{factsOf(facts)}</small>
                {isAskedFor && <small>{asked.replaceAll('{name}', name)}</small>}
              </div>
            </li>
          ))}
        </List>
        {more && (
          <ButtonLink to={paths.about} variant="outline">
            {more}
          </ButtonLink>
        )}
      </Columns>
    </Section>
  );
}

export const PeopleLine = ({ title, people }: { title: string; people: Person[] }) => (
  <Lines>
    {people.map(({ id, name, picture, ...facts }, index) => (
      <li key={id}>
        <Picture picture={picture} decorative ratio="4 / 5" sizes="3rem" />
        <span>
          {index === 0 && `${title}: `}
          {[name, factsOf(facts)].filter(Boolean).join(', ')}
        </span>
      </li>
    ))}
  </Lines>
);

/** `since 2014, Tamil and English` */
const factsOf = ({ since, languages }: Pick<Person, 'since' | 'languages'>) =>
  [since && say('since {year}', { year: since }), languages].filter(Boolean).join(', ');

const Columns = styled(Column)`
  display: grid;
  gap: ${space[8]};
  > a { justify-self: start; }
  ${media.desktop} { grid-template-columns: 4fr 8fr; column-gap: ${space[16]}; > a { grid-column: 2; } }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[6]} ${space[10]};
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space[8]} ${space[10]}; }
  li { display: flex; gap: ${space[4]}; padding-top: ${space[4]}; border-top: 1px solid ${color.brass}; break-inside: avoid; }
  li > :not(div) { flex: none; align-self: start; width: 6.5rem; ${media.tablet} { width: 8rem; } }
  div { display: grid; gap: ${space[1]}; align-content: start; overflow-wrap: anywhere; }
  h3 { font-size: ${fontSize.h3}; line-height: ${lineHeight.snug}; }
  small { font-size: ${fontSize.note}; color: ${color.inkSoft}; }
  small::first-letter { text-transform: uppercase; }
  p:empty, small:empty { display: none; }
  /* Beside portraits one that is missing leaves its room, so that names keep one edge. */
  &:has(picture) li:not(:has(picture))::before { content: ''; flex: none; width: 6.5rem; aspect-ratio: 4 / 5; background: ${color.paperShade}; ${media.tablet} { width: 8rem; } }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[6]};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
  max-width: ${width.aside};
  li { display: flex; align-items: center; justify-content: space-between; gap: ${space[3]}; }
  /* On the right, so that names keep one edge. */
  picture { order: 1; flex: none; width: 3rem; }
  span { min-width: 0; overflow-wrap: anywhere; }
`;
