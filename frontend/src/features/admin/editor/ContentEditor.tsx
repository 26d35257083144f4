import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useRef } from 'react';
import { color, media, radius, space } from '../../../theme/tokens';
import { postBodyStyles } from '../../blog/PostBody';
import { ErrorText, Hint, labelStyles } from '../ui/Field';
import { useElementHeight } from '../ui/useElementHeight';
import { chatToMarkdown, cleanPastedHtml } from './paste';
import { mayBePicture } from './picture';
import { extensions } from './schema';
import { Toolbar } from './Toolbar';

interface Props {
  /** HTML to start with. Give the component another `key` to replace it. */
  initialContent: string;
  onChange: (html: string) => void;
  /** A picture was dropped or pasted into the text. */
  onPicture: (file: File) => void;
  error?: string;
  /** Height in pixels of what covers the window's bottom. */
  coveredBelow: number;
}

/** Space between the line at the cursor and what covers the window's edge. */
const CURSOR_MARGIN_PX = 16;

export const CONTENT_ID = 'content';

/** The post's text, written as readers will see it. */
export function ContentEditor({ initialContent, onChange, onPicture, error, coveredBelow }: Props) {
  const labelId = useId();
  const hintId = useId();
  const errorId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const toolbarHeight = useElementHeight(toolbar);
  const margins = {
    top: toolbarHeight + CURSOR_MARGIN_PX,
    bottom: coveredBelow + CURSOR_MARGIN_PX,
    left: 0,
    right: 0,
  };
  const takePicture = (transfer: DataTransfer | null) => {
    const file = pictureIn(transfer);
    if (file) onPicture(file);
    return file !== undefined;
  };
  const editor = useEditor({
    extensions,
    content: initialContent,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        id: CONTENT_ID,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': `${hintId} ${errorId}`,
        ...(error && { 'aria-invalid': 'true' }),
      },
      // The cursor's line is scrolled to between the toolbar and the bar below.
      scrollThreshold: margins,
      scrollMargin: margins,
      transformPastedHTML: cleanPastedHtml,
      transformPastedText: chatToMarkdown,
      handlePaste: (_view, event) => takePicture(event.clipboardData),
      handleDrop: (_view, event) => takePicture(event.dataTransfer),
    },
  });

  return (
    <ContentField>
      {/* For the browser's own scrolling, as the arrow keys cause it. */}
      <Global styles={`:root { scroll-padding-top: ${margins.top}px; }`} />
      <LabelText id={labelId} onClick={() => editor.commands.focus()}>
        Content
      </LabelText>
      <EditorFrame data-invalid={error ? true : undefined}>
        <Toolbar ref={toolbar} editor={editor} controls={CONTENT_ID} />
        <EditorText editor={editor} dir="auto" />
      </EditorFrame>
      <Hint id={hintId}>At least 20 characters. Text copied from Word or a web page comes in clean.</Hint>
      <ErrorText id={errorId}>{error}</ErrorText>
    </ContentField>
  );
}

/** Word and browsers put a picture of the text beside the text: only a picture that comes alone is meant as one. */
function pictureIn(transfer: DataTransfer | null): File | undefined {
  if (!transfer || transfer.types.includes('text/html')) return undefined;
  return [...transfer.files].find(mayBePicture);
}

const ContentField = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

const LabelText = styled.span(labelStyles);

const EditorFrame = styled.div`
  min-width: 0;
  border: 1px solid ${color.inkSoft};
  border-radius: ${radius};
  background: ${color.card};
  &[data-invalid] { border-color: ${color.clay}; }
`;

const EditorText = styled(EditorContent)`
  [role='textbox'] {
    min-height: 20rem;
    padding: ${space[5]};
    outline-offset: -3px;
    ${media.desktop} { min-height: 34rem; }
    ${postBodyStyles}
  }
`;
