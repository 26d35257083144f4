import styled from '@emotion/styled';
import { color, fontSize, media, space } from '../../shared/theme/tokens';
import { Column, Section } from '../../shared/ui/Section';
import { SectionHeading } from './SectionHeading';

interface Props {
  title: string;
  subtitle?: string;
  items: { title: string; text: string }[];
}

/** What the salon stands for. Three points are a row already on a tablet. */
export function Points({ title, subtitle, items }: Props) {
  if (items.length === 0) return null;
  return (
    <Section background="shade">
      <Column>
        <SectionHeading title={title} subtitle={subtitle} />
        <List data-three={items.length === 3 || undefined}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </Column>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[8]} ${space[12]};
  margin-top: ${space[10]};
  &[data-three] { row-gap: ${space[10]}; }
  ${media.tablet} { grid-template-columns: 1fr 1fr; &[data-three] { grid-template-columns: repeat(3, 1fr); } }
  ${media.desktop} { grid-template-columns: repeat(3, 1fr); }
  li { border-top: 1px solid ${color.brass}; padding-top: ${space[5]}; }
  h3 { font-size: ${fontSize.h3}; margin-bottom: ${space[2]}; }
  p { color: ${color.inkSoft}; }
`;
