import styled from '@emotion/styled';
import { EditorContent, useEditor } from '@tiptap/react';
import { useId } from 'react';
import { color, radius, space, wide } from '../../../theme/tokens';
import { postBodyStyles } from '../../blog/PostBody';
import { Fault, Hint, labelFace } from '../ui/Field';
import { cleanPastedHtml } from './paste';
import { extensions } from './schema';
import { Toolbar } from './Toolbar';

interface Props {
  /** HTML to start with. Give the component another `key` to replace it. */
  start: string;
  onChange: (html: string) => void;
  /** A picture was dropped or pasted into the text. */
  onPicture: (file: File) => void;
  fault?: string;
}

export const CONTENT_ID = 'content';

/** The post's text, written as readers will see it. */
export function ContentEditor({ start, onChange, onPicture, fault }: Props) {
  const labelId = useId();
  const hintId = useId();
  const faultId = useId();
  const takePicture = (transfer: DataTransfer | null) => {
    const file = pictureIn(transfer);
    if (file) onPicture(file);
    return file !== undefined;
  };
  const editor = useEditor({
    extensions,
    content: start,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        id: CONTENT_ID,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': `${hintId} ${faultId}`,
        ...(fault && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_view, event) => takePicture(event.clipboardData),
      handleDrop: (_view, event) => takePicture(event.dataTransfer),
    },
  });

  return (
    <Block>
      <LabelText id={labelId} onClick={() => editor.commands.focus()}>
        Content
      </LabelText>
      <Frame data-fault={fault ? true : undefined}>
        <Toolbar editor={editor} controls={CONTENT_ID} />
        <Paper editor={editor} dir="auto" />
      </Frame>
      <Hint id={hintId}>At least 20 characters. Text copied from Word or a web page comes in clean.</Hint>
      <Fault id={faultId}>{fault}</Fault>
    </Block>
  );
}

/** Word and browsers put a picture of the text beside the text: only a picture that comes alone is meant as one. */
function pictureIn(transfer: DataTransfer | null): File | undefined {
  if (!transfer || transfer.types.includes('text/html')) return undefined;
  return [...transfer.files].find(({ type }) => type.startsWith('image/'));
}

const Block = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

const LabelText = styled.span(labelFace);

const Frame = styled.div`
  min-width: 0;
  border: 1px solid ${color.inkSoft};
  border-radius: ${radius};
  background: ${color.card};
  &[data-fault] { border-color: ${color.clay}; }
`;

const Paper = styled(EditorContent)`
  [role='textbox'] {
    min-height: 20rem;
    padding: ${space[5]};
    outline-offset: -3px;
    ${wide.desktop} { min-height: 34rem; }
    ${postBodyStyles}
  }
`;
