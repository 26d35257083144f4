import styled from '@emotion/styled';
import { embedOf } from '@salon/content/figures';
import {
  type FigureAttributes,
  type FigurePicture,
  fittingLayout,
  MOST_PICTURES,
} from '@salon/content/post/figure';
import type { Node } from '@tiptap/pm/model';
import { type Editor, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { cardBox, color, fontSize, radius, space } from '../../../shared/theme/tokens';
import { PlayIcon } from '../../../shared/ui/icons';
import { parsePictureKey } from '../../../shared/ui/picture/pictureKey';
import { DangerButton, QuietRow } from '../../ui/buttons';
import { PlaceField } from '../../ui/moving';
import { FigureFields } from './FigureFields';
import { picturesOf, putBlocks } from './pasting';

export function FigureView({ node, editor, extension, getPos, selected, updateAttributes }: NodeViewProps) {
  const figure = node.attrs as FigureAttributes;
  const { layout, pictures, caption } = figure;
  const embed = figure.embed && embedOf(figure.embed);
  const place = editor.state.doc.resolve(getPos() ?? 0);
  function replaceBy(blocks: Node[]) {
    const from = getPos();
    if (from !== undefined) putBlocks(editor, [from, from + node.nodeSize], blocks);
  }

  function change(part: Partial<FigureAttributes>) {
    // One by one: each is a figure of its own.
    if (part.layout === 'one' && pictures.length > 1)
      replaceBy(separateFigures(figure).map((one) => editor.schema.node('figure', one)));
    else updateAttributes(part);
  }

  async function add(files: File[]) {
    const arrived = picturesOf(await extension.options.uploads.send(files));
    // What was written meanwhile stays; so does the text, if the figure was removed.
    const at = arrived.length > 0 ? getPos() : undefined;
    if (at === undefined) return;
    const now = editor.state.doc.nodeAt(at)?.attrs as FigureAttributes;
    const all = [...now.pictures, ...arrived].slice(0, MOST_PICTURES);
    const wanted = now.pictures.length === 1 ? 'row' : now.layout;
    updateAttributes({ pictures: all, layout: fittingLayout(wanted, all.length) });
  }

  function leaveOut(left: FigurePicture) {
    const rest = pictures.filter((picture) => picture !== left);
    if (rest.length > 0 || embed)
      updateAttributes({ pictures: rest, layout: fittingLayout(layout, rest.length) });
    else replaceBy([]);
  }

  const shown = pictures.map(({ src, alt }, index) => {
    const info = parsePictureKey(/^(\/media\/[^/]+)\//.exec(src)?.[1] ?? '');
    return (
      <Shown key={index}>
        <img src={src} alt={alt} width={info?.width} height={info?.height} />
        {layout === 'compare' && <span>{index === 0 ? 'Before' : 'After'}</span>}
      </Shown>
    );
  });
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
        <details contentEditable={false}>
          <summary>
            Edit {name}
            {undescribed > 0 && <strong>Not described yet: {undescribed}</strong>}
          </summary>
          <FigureFields figure={figure} onChange={change} onAdd={add} onLeaveOut={leaveOut} />
        </details>
        <QuietRow contentEditable={false}>
          <PlaceField
            name={name}
            index={place.index()}
            count={place.parent.childCount}
            onMove={(by) => moveBlock(editor, getPos(), by)}
          />
          <DangerButton onClick={() => replaceBy([])}>Remove {name}</DangerButton>
        </QuietRow>
      </Frame>
    </NodeViewWrapper>
  );
}

/** One figure per picture; the last one has the caption. */
const separateFigures = ({ pictures, caption, ...figure }: FigureAttributes): FigureAttributes[] =>
  pictures.map((picture) => ({
    ...figure,
    layout: 'one',
    pictures: [picture],
    caption: picture === pictures.at(-1) ? caption : '',
  }));

/** Moves a block among its siblings, as one undo step. They move around it, so that its own controls stay. */
function moveBlock(editor: Editor, at: number | undefined, by: number) {
  if (at === undefined) return;
  const place = editor.state.doc.resolve(at);
  const size = place.nodeAfter?.nodeSize ?? 0;
  const other = place.posAtIndex(place.index() + by + (by > 0 ? 1 : 0));
  const [from, to] = by < 0 ? [other, at] : [at + size, other];
  const { content } = editor.state.doc.slice(from, to);
  editor.view.dispatch(editor.state.tr.delete(from, to).insert(by < 0 ? from + size : at, content));
  editor.commands.setNodeSelection(by < 0 ? from : at + to - from);
}

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]};
  ${cardBox}
  background: ${color.paper};
  font-size: ${fontSize.small};
  &[data-selected] { outline: 3px solid ${color.brass}; }
  summary { display: list-item; padding-block: ${space[3]}; font-weight: 600; }
  summary strong { margin-left: ${space[3]}; color: ${color.clay}; }
`;

const Pictures = styled.div`
  display: grid;
  gap: ${space[2]};
  cursor: grab;
  &[data-layout='row'], &[data-layout='compare'] { grid-template-columns: 1fr 1fr; }
  &[data-layout='gallery'] { grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); }
`;

const Shown = styled.div`
  position: relative;
  min-width: 0;
  img { width: 100%; height: auto; max-height: 60vh; object-fit: contain; border-radius: ${radius}; }
  span {
    position: absolute;
    top: ${space[2]};
    left: ${space[2]};
    padding: 0 ${space[2]};
    border-radius: ${radius};
    background: ${color.leafDeep};
    color: ${color.jasmine};
  }
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
