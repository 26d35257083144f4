import styled from '@emotion/styled';
import {
  color,
  font,
  fontSize,
  lineHeight,
  media,
  motion,
  space,
  spread,
  touchTarget,
  width,
} from '../../shared/theme/tokens';
import { ChevronIcon } from '../../shared/ui/icons';
import { Column, Section } from '../../shared/ui/Section';
import { useFrame } from '../layout/frame';
import type { DataOf } from '../page-data';
import { SectionHeading } from '../ui/SectionHeading';

interface Props {
  questions: DataOf<'home'>['questions'];
}

export function Questions({ questions }: Props) {
  const { words } = useFrame();
  if (questions.length === 0) return null;
  return (
    <Section>
      <Columns>
        <SectionHeading title={words.questions} />
        <QuestionList questions={questions} />
      </Columns>
    </Section>
  );
}

/** `<details>` works before scripts run, and opens by itself when a search in the page finds something in it. */
export const QuestionList = ({ questions }: Props) => (
  <div>
    {questions.map(({ id, question, answer }) => (
      <Item key={id}>
        <summary>
          <h3>{question}</h3>
          <ChevronIcon />
        </summary>
        <p>{answer}</p>
      </Item>
    ))}
  </div>
);

const Columns = styled(Column)`
  display: grid;
  gap: ${space[8]};
  ${media.desktop} { grid-template-columns: 4fr 7fr; gap: ${space[16]}; }
`;

const Item = styled.details`
  @media print {
    &::details-content { content-visibility: visible; }
  }
  summary {
    ${spread}
    gap: ${space[4]};
    min-height: ${touchTarget};
    padding-block: ${space[2]};
    svg { flex: none; transition: transform ${motion.quick}; }
    @media print { svg { display: none; } }
  }
  border-top: 1px solid ${color.brass};
  &:last-of-type { border-bottom: 1px solid ${color.brass}; }
  h3 { font: 600 ${fontSize.body}/${lineHeight.snug} ${font.text}; letter-spacing: 0; text-wrap: pretty; }
  > p { max-width: ${width.text}; padding-bottom: ${space[6]}; }
`;
