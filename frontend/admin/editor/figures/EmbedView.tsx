import styled from '@emotion/styled';
import type { NodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { color, radius, space } from '../../../shared/theme/tokens';
import { PlayIcon } from '../../../shared/ui/icons';
import { ChoosePictures } from '../../pictures/Uploads';
import { LineField } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { DangerButton, QuietButton } from '../../ui/QuietButton';
import { Block, replaceNode } from './Block';
import { type EmbedAttributes, embedAddress, embedName } from './embedLinks';
import { FigurePictureView } from './FigurePictureView';
import { uploadSource } from './figure';

/** A video or post of another site, as the editor shows it. */
export function EmbedView({ node, extension, updateAttributes, ...block }: NodeViewProps) {
  const attributes = node.attrs as EmbedAttributes;
  const { title, still } = attributes;
  const [editing, setEditing] = useState(false);
  const [typed, setTyped] = useState(title);
  const { uploads } = extension.options;
  const href = embedAddress(attributes);
  const removeStill = () => updateAttributes({ still: null });

  function makeLink() {
    const link = { type: 'text', text: title || href, marks: [{ type: 'link', attrs: { href } }] };
    replaceNode(block.editor, block.getPos(), [{ type: 'paragraph', content: [link] }]);
  }

  return (
    <>
      <Block
        {...block}
        name={attributes.kind === 'youtube' ? 'video' : 'post'}
        onEdit={() => setEditing(true)}
        tools={
          <QuietButton type="button" onClick={makeLink}>
            Make it a link
          </QuietButton>
        }
      >
        {still && (
          <FigurePictureView picture={{ src: still, alt: '' }} uploads={uploads} onLeaveOut={removeStill} />
        )}
        <Panel data-drag-handle="">
          <PlayIcon />
          <div>
            <p>{title || embedName(attributes)}</p>
            <small>{href}</small>
          </div>
        </Panel>
      </Block>
      {editing && (
        <FormDialog
          title={embedName(attributes)}
          submitLabel="Done"
          onSubmit={() => {
            setEditing(false);
            updateAttributes({ title: typed.trim() });
          }}
          onCancel={() => setEditing(false)}
        >
          <LineField
            label="Title"
            hint="Stands on it until it is tapped; nothing of that site loads before."
            value={typed}
            onChange={setTyped}
          />
          <ChoosePictures
            label={still ? 'Choose another picture' : 'Choose a picture to stand there'}
            onFiles={(files) => updateAttributes({ still: uploads.addFiles(files).map(uploadSource)[0] })}
          />
          {still && (
            <DangerButton type="button" onClick={removeStill}>
              Remove the picture
            </DangerButton>
          )}
        </FormDialog>
      )}
    </>
  );
}

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
