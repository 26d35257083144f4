import styled from '@emotion/styled';
import { color, fontSize, lineHeight, media, motion, space, width } from '../../shared/theme/tokens';
import { useRevealOnScroll } from './useRevealOnScroll';

interface Props {
  title: string;
  subtitle?: string;
  /** True on a dark green background. */
  onDark?: boolean;
  id?: string;
}

export function SectionHeading({ title, subtitle, onDark = false, id }: Props) {
  const { ref, hidden } = useRevealOnScroll<HTMLDivElement>();
  return (
    <Heading ref={ref} data-hidden={hidden || undefined}>
      <Title id={id}>{title}</Title>
      {subtitle && <Subtitle onDark={onDark}>{subtitle}</Subtitle>}
    </Heading>
  );
}

const Heading = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[5]};
  max-width: ${width.text};
  ${media.motionAllowed} {
    transition: opacity ${motion.reveal}, transform ${motion.reveal};
    &[data-hidden] { opacity: 0; transform: translateY(1.5rem); }
  }
`;

const Title = styled.h2`
  font-size: ${fontSize.h2};
`;

// Emotion would take `onDark` for an event handler.
const Subtitle = styled('p', { shouldForwardProp: (prop) => prop !== 'onDark' })<{ onDark: boolean }>`
  font-size: ${fontSize.lead};
  line-height: ${lineHeight.text};
  color: ${({ onDark }) => (onDark ? color.jasmineSoft : color.inkSoft)};
`;
