import styled from '@emotion/styled';
import { color, fontSize, space } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import type { Passage, Piece } from './compare';
import type { Change } from './describeChanges';

/** Added and removed text, marked by colour, by underline or strike-through, and by words for screen readers. */
export function Changes({ changes }: { changes: Change[] }) {
  return (
    <List>
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{change.name}</dt>
          <dd dir="auto">
            {'sentence' in change && change.sentence}
            {'pieces' in change && <Pieces pieces={change.pieces} />}
            {'passages' in change && <Passages passages={change.passages} />}
          </dd>
        </div>
      ))}
    </List>
  );
}

function Passages({ passages }: { passages: Passage[] }) {
  return passages.map((passage, index) => {
    // Passages have no ids, and the list never changes its order, so the index can be the key.
    const key = index;
    if ('pieces' in passage) {
      return (
        <p key={key} dir="auto">
          <Pieces pieces={passage.pieces} />
        </p>
      );
    }
    const { unchanged } = passage;
    return (
      <Unchanged key={key}>
        {unchanged === 1 ? '1 paragraph unchanged' : `${unchanged} paragraphs unchanged`}
      </Unchanged>
    );
  });
}

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ value, added, removed }, index) => {
    const key = `${index} ${value}`;
    if (!added && !removed) return <span key={key}>{value}</span>;
    const Mark = added ? 'ins' : 'del';
    return (
      <Mark key={key}>
        <VisuallyHidden> {added ? 'added' : 'removed'}: </VisuallyHidden>
        {value}
        <VisuallyHidden>, </VisuallyHidden>
      </Mark>
    );
  });

const List = styled.dl`
  display: grid;
  gap: ${space[5]};
  overflow-wrap: anywhere;
  dt { font-weight: 600; font-size: ${fontSize.small}; }
  dd { margin: ${space[1]} 0 0; }
  dd > p + p { margin-top: ${space[3]}; }
  ins { color: ${color.leaf}; background: ${color.paperShade}; text-decoration: underline; text-underline-offset: 0.2em; }
  del { color: ${color.clay}; background: ${color.claySoft}; text-decoration: line-through; }
  ins + del, del + ins { margin-left: 0.25em; }
`;

const Unchanged = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
