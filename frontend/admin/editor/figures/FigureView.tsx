import styled from '@emotion/styled';
import type { NodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { color, space } from '../../../shared/theme/tokens';
import { Block, replaceNode } from './Block';
import { FigureDialog } from './FigureDialog';
import { FigurePictureView } from './FigurePictureView';
import { changedFigures, type FigureAttributes, type FigurePicture, uploadIn } from './figure';

/** A figure in the editor: its pictures as readers will see them. */
export function FigureView({ node, extension, updateAttributes, ...block }: NodeViewProps) {
  const { editor, getPos } = block;
  const [editing, setEditing] = useState(false);
  const attributes = node.attrs as FigureAttributes;
  const { layout, pictures, caption } = attributes;
  const { uploads } = extension.options;

  function apply(changed: FigureAttributes) {
    setEditing(false);
    const figures = changedFigures(changed).map((attrs) => ({ type: 'figure', attrs }));
    replaceNode(editor, getPos(), figures);
  }

  function leaveOut(left: FigurePicture) {
    const id = uploadIn(left.src);
    if (id !== null) uploads.cancel(id);
    const rest = pictures.filter((picture) => picture !== left);
    if (rest.length > 0) updateAttributes({ pictures: rest });
    else replaceNode(editor, getPos(), []);
  }

  const undescribed = pictures.filter(({ alt }) => alt === '').length;
  return (
    <>
      <Block
        {...block}
        name={pictures.length === 1 ? 'picture' : 'pictures'}
        onEdit={() => setEditing(true)}
        note={undescribed > 0 && <Undescribed>Not described yet: {undescribed}</Undescribed>}
      >
        <Pictures data-layout={layout} data-drag-handle="">
          {pictures.map((picture, index) => (
            <FigurePictureView
              key={picture.src}
              picture={picture}
              uploads={uploads}
              word={layout === 'compare' ? ['Before', 'After'][index] : undefined}
              onLeaveOut={() => leaveOut(picture)}
            />
          ))}
        </Pictures>
        {caption && <p>{caption}</p>}
      </Block>
      {editing && (
        <FigureDialog
          figure={attributes}
          uploads={uploads}
          onApply={apply}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

const Pictures = styled.div`
  display: grid;
  gap: ${space[2]};
  cursor: grab;
  &[data-layout='row'], &[data-layout='compare'] { grid-template-columns: 1fr 1fr; }
  &[data-layout='gallery'] { grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); }
`;

const Undescribed = styled.span`
  color: ${color.clay};
  font-weight: 600;
`;
