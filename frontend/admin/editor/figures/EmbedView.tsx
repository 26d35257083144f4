import styled from '@emotion/styled';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { color, fontSize, radius, space } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { PlayIcon } from '../../../shared/ui/icons';
import { ChoosePictures } from '../../pictures/Uploads';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { Field, Input } from '../../ui/Field';
import { DangerButton, QuietButton } from '../../ui/QuietButton';
import { type EmbedAttributes, embedAddress, embedName } from './embedLinks';
import { FigureFrame, MoveNodeButtons, Tools } from './FigureFrame';
import { FigurePictureView } from './FigurePictureView';
import { uploadSource } from './figure';
import { replaceNode } from './moveNode';

/** A video or post of another site, as the editor shows it. */
export function EmbedView({ node, editor, extension, getPos, selected, updateAttributes }: NodeViewProps) {
  const id = useId();
  const [editing, setEditing] = useState(false);
  const attributes = node.attrs as EmbedAttributes;
  const { title, still } = attributes;
  const [typed, setTyped] = useState(title);
  const { uploads } = extension.options;
  const name = attributes.kind === 'youtube' ? 'video' : 'post';
  const href = embedAddress(attributes);

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setEditing(false);
    updateAttributes({ title: typed.trim() });
  }

  function makeLink() {
    const link = { type: 'text', text: title || href, marks: [{ type: 'link', attrs: { href } }] };
    replaceNode(editor, getPos(), [{ type: 'paragraph', content: [link] }]);
  }

  return (
    <NodeViewWrapper as="div">
      <FigureFrame data-selected={selected || undefined}>
        {still && (
          <FigurePictureView
            picture={{ src: still, alt: '' }}
            uploads={uploads}
            onLeaveOut={() => updateAttributes({ still: null })}
          />
        )}
        <Panel data-drag-handle="">
          <PlayIcon />
          <div>
            <p>{title || embedName(attributes)}</p>
            <small>{href}</small>
          </div>
        </Panel>
        <Tools contentEditable={false}>
          <QuietButton type="button" onClick={() => setEditing(true)}>
            Edit {name}
          </QuietButton>
          <QuietButton type="button" onClick={makeLink}>
            Make it a link
          </QuietButton>
          <MoveNodeButtons editor={editor} getPos={getPos} name={name} />
          <DangerButton type="button" onClick={() => replaceNode(editor, getPos(), [])}>
            Remove {name}
          </DangerButton>
        </Tools>
      </FigureFrame>
      {editing && (
        <Dialog labelledBy={id} onCancel={() => setEditing(false)}>
          <EmbedForm onSubmit={submit} noValidate>
            <h2 id={id}>{embedName(attributes)}</h2>
            <Field label="Title" hint="Stands on it until it is tapped; nothing of that site loads before.">
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  autoComplete="off"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
            <ChoosePictures
              label={still ? 'Choose another picture' : 'Choose a picture to stand there'}
              onFiles={(files) => {
                const [upload] = uploads.addFiles(files);
                updateAttributes({ still: uploadSource(upload) });
              }}
            />
            {still && (
              <DangerButton type="button" onClick={() => updateAttributes({ still: null })}>
                Remove the picture
              </DangerButton>
            )}
            <DialogActions>
              <Button type="button" variant="outline" onClick={() => setEditing(false)}>
                Cancel
              </Button>
              <Button type="submit">Done</Button>
            </DialogActions>
          </EmbedForm>
        </Dialog>
      )}
    </NodeViewWrapper>
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

const EmbedForm = styled.form`
  display: grid;
  gap: ${space[5]};
  h2 { font-size: ${fontSize.h3}; }
`;
