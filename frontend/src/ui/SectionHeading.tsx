import styled from '@emotion/styled';
import { color, leading, motion, moving, size, space, width } from '../theme/tokens';
import { useRevealOnce } from './useRevealOnce';

interface Props {
  title: string;
  subtitle?: string;
  center?: boolean;
  /** On dark green. */
  light?: boolean;
  id?: string;
}

export function SectionHeading({ title, subtitle, center = false, light = false, id }: Props) {
  const { ref, waiting } = useRevealOnce<HTMLDivElement>();
  return (
    <Block ref={ref} center={center} data-waiting={waiting || undefined}>
      <Title id={id}>{title}</Title>
      {subtitle && <Subtitle light={light}>{subtitle}</Subtitle>}
    </Block>
  );
}

const custom = { shouldForwardProp: (prop: string) => prop !== 'center' && prop !== 'light' };

const Block = styled('div', custom)<{ center: boolean }>`
  display: grid;
  gap: ${space[5]};
  max-width: ${width.text};
  ${({ center }) => center && 'margin-inline: auto; text-align: center; justify-items: center;'}
  ${moving} {
    transition: opacity ${motion.reveal}, transform ${motion.reveal};
    &[data-waiting] { opacity: 0; transform: translateY(1.5rem); }
  }
`;

const Title = styled.h2`
  font-size: ${size.h2};
`;

const Subtitle = styled('p', custom)<{ light: boolean }>`
  font-size: ${size.lead};
  line-height: ${leading.text};
  color: ${({ light }) => (light ? color.jasmineSoft : color.inkSoft)};
`;
