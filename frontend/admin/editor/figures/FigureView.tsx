import styled from '@emotion/styled';
import { embedOf } from '@salon/content/figures';
import type { Node } from '@tiptap/pm/model';
import { type Editor, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useState } from 'react';
import { cardBox, color, fontSize, radius, space } from '../../../shared/theme/tokens';
import { PlayIcon } from '../../../shared/ui/icons';
import { DangerButton, QuietButton, QuietRow } from '../../ui/buttons';
import { ArrowButtons, FigureDialog } from './FigureDialog';
import { FigurePictureView } from './FigurePictureView';
import { changedFigures, type FigureAttributes, type FigurePicture, uploadIn } from './figure';
import { putBlocks } from './pasting';

export function FigureView({ node, editor, extension, getPos, selected, updateAttributes }: NodeViewProps) {
  const [editing, setEditing] = useState(false);
  const figure = node.attrs as FigureAttributes;
  const { layout, pictures, caption } = figure;
  const embed = figure.embed && embedOf(figure.embed);
  const { uploads } = extension.options;
  function replaceBy(blocks: Node[]) {
    const from = getPos();
    if (from !== undefined) putBlocks(editor, [from, from + node.nodeSize], blocks);
  }

  function leaveOut(left: FigurePicture) {
    const id = uploadIn(left.src);
    if (id !== null) uploads.cancel(id);
    const rest = pictures.filter((picture) => picture !== left);
    if (rest.length > 0 || embed) updateAttributes({ pictures: rest });
    else replaceBy([]);
  }

  function makeLink(href: string) {
    const { schema } = editor;
    const link = schema.text(caption || href, [schema.mark('link', { href })]);
    replaceBy([schema.node('paragraph', null, link)]);
  }

  const shown = pictures.map((picture, index) => (
    <FigurePictureView
      key={picture.src}
      picture={picture}
      uploads={uploads}
      word={layout === 'compare' ? ['Before', 'After'][index] : undefined}
      onLeaveOut={() => leaveOut(picture)}
    />
  ));
  const ofPictures = pictures.length === 1 ? 'picture' : 'pictures';
  const name = embed ? embed.thing : ofPictures;
  const undescribed = embed ? 0 : pictures.filter(({ alt }) => alt === '').length;
  return (
    <NodeViewWrapper as="div">
      <Frame data-selected={selected || undefined}>
        {embed ? (
          <>
            {shown}
            <Panel data-drag-handle="">
              <PlayIcon />
              <div>
                <p>{caption || embed.name}</p>
                <small>{embed.address}</small>
              </div>
            </Panel>
          </>
        ) : (
          <>
            <Pictures data-layout={layout} data-drag-handle="">
              {shown}
            </Pictures>
            {caption && <p>{caption}</p>}
          </>
        )}
        <QuietRow contentEditable={false}>
          <QuietButton onClick={() => setEditing(true)}>Edit {name}</QuietButton>
          {embed && <QuietButton onClick={() => makeLink(embed.address)}>Make it a link</QuietButton>}
          <ArrowButtons
            labels={[`Move ${name} up`, `Move ${name} down`]}
            canMove={(by) => neighbours(editor, getPos(), by) !== null}
            onMove={(by) => moveBlock(editor, getPos(), by)}
          />
          <DangerButton onClick={() => replaceBy([])}>Remove {name}</DangerButton>
          {undescribed > 0 && <strong>Not described yet: {undescribed}</strong>}
        </QuietRow>
      </Frame>
      {editing && (
        <FigureDialog
          figure={figure}
          uploads={uploads}
          onApply={(changed) => {
            setEditing(false);
            replaceBy(changedFigures(changed).map((attributes) => editor.schema.node('figure', attributes)));
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </NodeViewWrapper>
  );
}

/** The block at a position, and the one above (-1) or below (1); null at the end of the text. */
function neighbours(editor: Editor, position: number | undefined, by: -1 | 1) {
  if (position === undefined) return null;
  const place = editor.state.doc.resolve(position);
  const other = place.parent.maybeChild(place.index() + by);
  return place.nodeAfter && other && { position, size: place.nodeAfter.nodeSize, other };
}

/** Swaps a block with the one above or below, as one undo step. The other one moves, so that the buttons of this one stay. */
export function moveBlock(editor: Editor, at: number | undefined, by: -1 | 1) {
  const found = neighbours(editor, at, by);
  if (!found) return;
  const { position, size, other } = found;
  const from = by < 0 ? position - other.nodeSize : position + size;
  const to = by < 0 ? from + size : position;
  editor.view.dispatch(editor.state.tr.delete(from, from + other.nodeSize).insert(to, other));
  editor.commands.setNodeSelection(by < 0 ? from : position + other.nodeSize);
}

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]};
  ${cardBox}
  background: ${color.paper};
  font-size: ${fontSize.small};
  &[data-selected] { outline: 3px solid ${color.brass}; }
  > div > strong { align-self: center; color: ${color.clay}; }
`;

const Pictures = styled.div`
  display: grid;
  gap: ${space[2]};
  cursor: grab;
  &[data-layout='row'], &[data-layout='compare'] { grid-template-columns: 1fr 1fr; }
  &[data-layout='gallery'] { grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); }
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${radius};
  background: ${color.leaf};
  color: ${color.jasmine};
  cursor: grab;
  p { font-weight: 600; }
  small { color: ${color.jasmineSoft}; overflow-wrap: anywhere; }
`;
