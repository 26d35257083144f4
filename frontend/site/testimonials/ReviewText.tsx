import styled from '@emotion/styled';
import { color, font, fontSize, lineHeight, touchTarget, width } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

/** A longer review is cut, as its length would be the height of the box for all of them. */
const LONGEST = 280;
const CUT_AT = 240;

/** The beginning, and the rest of a review that is too long; cut between two words. */
function cut(text: string): [string, string] {
  if (text.length <= LONGEST) return [text, ''];
  const end = text.lastIndexOf(' ', CUT_AT);
  const at = end > 0 ? end : CUT_AT;
  return [text.slice(0, at), text.slice(at)];
}

/** A short review is set larger than a long one, so that they fill about the same space. */
const sizeFor = ({ length }: string) =>
  length > 170 ? fontSize.h3 : length > 90 ? fontSize.quote : fontSize.h2;

interface Props {
  content: string;
  author: string;
  /** False where there is no other review. */
  canBeCut: boolean;
  isWhole: boolean;
  /** Missing until scripts run. */
  onToggle?: () => void;
}

/** The words of a review. All of them are in the page: without scripts they are shown. */
export function ReviewText({ content, author, canBeCut, isWhole, onToggle }: Props) {
  const [beginning, rest] = canBeCut ? cut(content) : [content];
  const words = { style: { fontSize: sizeFor(beginning) } };
  if (!rest) return <Quote {...words}>{content}</Quote>;
  return (
    <>
      <Quote {...words} data-cut={!isWhole || undefined}>
        {beginning}
        <span>{rest}</span>
      </Quote>
      <More type="button" aria-expanded={isWhole} disabled={!onToggle} onClick={onToggle}>
        {isWhole ? 'Read less' : 'Read more'}
        <VisuallyHidden>{`: the review by ${author}`}</VisuallyHidden>
      </More>
    </>
  );
}

const Quote = styled.blockquote`
  max-width: ${width.title};
  font-family: ${font.display};
  letter-spacing: -0.005em;
  line-height: ${lineHeight.snug};
  text-wrap: pretty;
  overflow-wrap: anywhere;
  @media (scripting: enabled) {
    &[data-cut] span { display: none; }
    &[data-cut]::after { content: '…'; }
  }
`;

const More = styled.button`
  min-height: ${touchTarget};
  color: ${color.brass};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  @media (scripting: none) { display: none; }
`;
