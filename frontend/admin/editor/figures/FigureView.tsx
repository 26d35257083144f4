import styled from '@emotion/styled';
import { embedOf } from '@salon/content/figures';
import { type FigureAttributes, fittingLayout, MOST_PICTURES } from '@salon/content/post/figure';
import { Fragment, type Node } from '@tiptap/pm/model';
import {
  type Editor,
  getHTMLFromFragment,
  type NodeViewProps,
  NodeViewWrapper,
  useEditorState,
} from '@tiptap/react';
import { figureStyles } from '../../../shared/post/figureStyles';
import { postHtml } from '../../../shared/post/postHtml';
import { cardBox, color, fontSize, space } from '../../../shared/theme/tokens';
import { DangerButton, QuietRow } from '../../ui/buttons';
import { PlaceField } from '../../ui/moving';
import { Fold } from '../../ui/parts';
import { FigureFields } from './FigureFields';
import { picturesOf, putBlocks } from './pasting';

export function FigureView({ node, editor, extension, getPos, selected, updateAttributes }: NodeViewProps) {
  const figure = node.attrs as FigureAttributes;
  const { pictures, caption } = figure;
  const embed = figure.embed && embedOf(figure.embed);
  // Also when only what stands around it changes.
  const [index, count] = useEditorState({
    editor,
    selector() {
      const place = editor.state.doc.resolve(getPos() ?? 0);
      return [place.index(), place.parent.childCount] as const;
    },
  });
  function replaceBy(blocks: Node[]) {
    const from = getPos();
    if (from === undefined) return;
    putBlocks(editor, [from, from + node.nodeSize], blocks);
    editor.commands.focus();
  }

  function change(part: Partial<FigureAttributes>) {
    // One by one: each is a figure of its own.
    const next = { ...figure, ...part };
    if (part.layout === 'one' && pictures.length > 1)
      replaceBy(separateFigures(figure).map((one) => editor.schema.node('figure', one)));
    else updateAttributes({ ...part, layout: fittingLayout(next.layout, next.pictures.length) });
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

  // Beside text, or wider than it, a figure would not fit into its frame.
  const inText = node.type.create({ ...figure, align: null });
  const html = postHtml(getHTMLFromFragment(Fragment.from(inText), node.type.schema), { hasCover: true });
  const ofPictures = pictures.length === 1 ? 'picture' : 'pictures';
  const name = embed ? embed.thing : ofPictures;
  const words =
    [...pictures.map(({ alt }) => alt), caption || embed?.name].filter(Boolean).join('; ') || name;
  const undescribed = embed ? 0 : pictures.filter(({ alt }) => alt === '').length;
  return (
    <NodeViewWrapper as="div">
      <Frame data-selected={selected || undefined}>
        <style href="figures" precedence="post">
          {figureStyles}
        </style>
        <div role="img" aria-label={words} data-drag-handle="">
          <div className="post-text" inert dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <Fold contentEditable={false}>
          <summary>
            Edit {name}
            {undescribed > 0 && <strong>Not described yet: {undescribed}</strong>}
          </summary>
          <FigureFields figure={figure} onChange={change} onAdd={add} />
        </Fold>
        <QuietRow contentEditable={false}>
          <PlaceField
            name={name}
            index={index}
            count={count}
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
export function moveBlock(editor: Editor, at: number | undefined, by: number) {
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
  [data-drag-handle] { cursor: grab; }
  div.post-text figure[data-layout='gallery'] { --row: 4.5rem; }
  strong { margin-left: ${space[3]}; color: ${color.clay}; }
`;
