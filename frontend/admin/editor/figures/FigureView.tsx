import styled from '@emotion/styled';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useState } from 'react';
import { color, space } from '../../../shared/theme/tokens';
import { DangerButton, QuietButton } from '../../ui/QuietButton';
import { FigureDialog } from './FigureDialog';
import { FigureFrame, MoveNodeButtons, Tools } from './FigureFrame';
import { FigurePictureView } from './FigurePictureView';
import { changedFigures, type FigureAttributes, type FigurePicture, uploadIn } from './figure';
import { replaceNode } from './moveNode';

/** A figure in the editor: its pictures as readers will see them, with buttons below. */
export function FigureView({ node, editor, extension, getPos, selected, updateAttributes }: NodeViewProps) {
  const [editing, setEditing] = useState(false);
  const attributes = node.attrs as FigureAttributes;
  const { layout, pictures, caption } = attributes;
  const { uploads } = extension.options;

  function apply(changed: FigureAttributes) {
    setEditing(false);
    replaceNode(
      editor,
      getPos(),
      changedFigures(changed).map((attrs) => ({ type: 'figure', attrs })),
    );
  }

  function leaveOut(left: FigurePicture) {
    const id = uploadIn(left.src);
    if (id !== null && !uploads.find(id)?.stored) uploads.cancel(id);
    const rest = pictures.filter((picture) => picture !== left);
    if (rest.length > 0) updateAttributes({ pictures: rest });
    else replaceNode(editor, getPos(), []);
  }

  const name = pictures.length === 1 ? 'picture' : 'pictures';
  const undescribed = pictures.filter(({ alt }) => alt === '').length;
  return (
    <NodeViewWrapper as="div">
      <FigureFrame data-selected={selected || undefined}>
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
        <Tools contentEditable={false}>
          <QuietButton type="button" onClick={() => setEditing(true)}>
            Edit {name}
          </QuietButton>
          <MoveNodeButtons editor={editor} getPos={getPos} name={name} />
          <DangerButton type="button" onClick={() => replaceNode(editor, getPos(), [])}>
            Remove {name}
          </DangerButton>
          {undescribed > 0 && <Undescribed>Not described yet: {undescribed}</Undescribed>}
        </Tools>
      </FigureFrame>
      {editing && (
        <FigureDialog
          figure={attributes}
          uploads={uploads}
          onApply={apply}
          onClose={() => setEditing(false)}
        />
      )}
    </NodeViewWrapper>
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
