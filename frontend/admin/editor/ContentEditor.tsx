import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { postBodyStyles } from '../../shared/post/PostBody';
import { tableStyles } from '../../shared/post/tableStyles';
import { color, media, radius, space } from '../../shared/theme/tokens';
import { useToast } from '../../shared/ui/Toast';
import type { PictureUploads } from '../pictures/PictureUploads';
import { UploadList } from '../pictures/UploadList';
import { ErrorText, FieldLayout, Hint, Label } from '../ui/Field';
import { useElementSize } from '../ui/useElementSize';
import { insertPictures, pasteEmbed, pictureFilesIn, storedPicture } from './figures/pasting';
import { chatToMarkdown, cleanPastedHtml, htmlOfLines } from './paste';
import type { PostFieldProps } from './postValues';
import { CONTENT_ID, extensionsFor, storedText } from './schema';
import { Toolbar } from './Toolbar';

interface Props extends PostFieldProps {
  uploads: PictureUploads;
  /** Covered pixels as ProseMirror measures: the top is of the layout viewport, the height of the visual one, which a keyboard shrinks. */
  covered: { above: number; below: number };
}

/** Space between the cursor's line and the bars that cover the window's edges. */
const CURSOR_MARGIN_PX = 16;

const LEFT_OUT =
  'A picture was left out: it lies on another website or disk. Please save it and choose its file here.';

export function ContentEditor({ value: content, onChange, uploads, error, covered }: Props) {
  const toolbar = useRef<HTMLDivElement>(null);
  const { height: toolbarHeight } = useElementSize(toolbar);
  const margins = {
    top: covered.above + toolbarHeight + CURSOR_MARGIN_PX,
    bottom: covered.below + CURSOR_MARGIN_PX,
    left: 0,
    right: 0,
  };
  const toast = useToast();
  const [extensions] = useState(() => extensionsFor(uploads));
  /** What the editor shows. */
  const shown = useRef(content);
  const all = useSyncExternalStore(uploads.subscribe, () => uploads.all);
  const arriving = all.filter(({ part }) => part === 'text');
  const takePicture = (src: string) => {
    const stored = storedPicture(src);
    if (stored === null) toast(LEFT_OUT, 'alert');
    return stored;
  };
  function takeFiles(event: Event, transfer: DataTransfer | null, position?: number): boolean {
    const files = pictureFilesIn(transfer);
    if (files.length === 0) return false;
    event.preventDefault();
    void insertPictures(editor, uploads, files, position);
    return true;
  }
  const editor: Editor = useEditor({
    extensions,
    content,
    onUpdate: ({ editor: changed }) => {
      shown.current = storedText(changed);
      onChange(shown.current);
    },
    editorProps: {
      attributes: {
        id: CONTENT_ID,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': `${CONTENT_ID}-label`,
        'aria-describedby': `${CONTENT_ID}-hint ${CONTENT_ID}-error`,
        ...(error && { 'aria-invalid': 'true' }),
      },
      // Scrolls the cursor's line to where it is visible between the toolbar and the bar below.
      scrollThreshold: margins,
      scrollMargin: margins,
      transformPastedHTML: (html) => cleanPastedHtml(html, takePicture),
      transformPastedText: chatToMarkdown,
      // Files come first: the clipboard's HTML only has the address of the same picture on another site.
      handleDOMEvents: {
        paste: (_view, event) => takeFiles(event, event.clipboardData),
        drop: (view, event) => {
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          return !view.dragging && takeFiles(event, event.dataTransfer, place?.pos);
        },
      },
      handlePaste: (view, { clipboardData }) => {
        const [text = '', html] = ['text/plain', 'text/html'].map((type) => clipboardData?.getData(type));
        const isCode = view.state.selection.$from.parent.type.spec.code;
        const lines = html || isCode ? undefined : htmlOfLines(text);
        // An event of its own, without what is on the clipboard.
        const pasted = new Event('paste') as ClipboardEvent;
        return pasteEmbed(editor, text) || (lines !== undefined && view.pasteHTML(lines, pasted));
      },
    },
  });

  // The text was replaced from outside, such as in a conflict.
  useEffect(() => {
    if (content === shown.current) return;
    shown.current = content;
    editor.commands.setContent(content, { emitUpdate: false });
  }, [content, editor]);

  return (
    <FieldLayout>
      {/* For scrolling by the browser itself, such as by the arrow keys. */}
      <Global
        styles={`
        :root { --covered-above: ${covered.above}px; scroll-padding-top: ${margins.top}px; }
      `}
      />
      <Label as="span" id={`${CONTENT_ID}-label`} onClick={() => editor.commands.focus()}>
        Content
      </Label>
      <EditorFrame data-invalid={error ? true : undefined}>
        <Toolbar
          ref={toolbar}
          editor={editor}
          onPictures={(files) => insertPictures(editor, uploads, files)}
        />
        <EditorText editor={editor} dir="auto" />
      </EditorFrame>
      <div style={{ position: 'sticky', bottom: covered.below, background: color.paper }}>
        <UploadList uploads={arriving} />
      </div>
      <Hint id={`${CONTENT_ID}-hint`}>
        At least 20 characters. Text copied from Word or a web page comes in clean.
      </Hint>
      <ErrorText id={`${CONTENT_ID}-error`}>{error}</ErrorText>
    </FieldLayout>
  );
}

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
    ${tableStyles('&')}
    table { min-width: 100%; }
    th, td { min-width: 6rem; border: 1px dashed ${color.line}; padding: ${space[2]}; }
    .selectedCell { background: ${color.paperShade}; }
  }
`;
