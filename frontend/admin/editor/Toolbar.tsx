import styled from '@emotion/styled';
import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { color, media, motion, radius, space, touchTarget } from '../../shared/theme/tokens';
import { LinkIcon } from '../../shared/ui/icons';
import {
  BoldIcon,
  BulletsIcon,
  HeadingIcon,
  ItalicIcon,
  NumbersIcon,
  PicturesIcon,
  QuoteIcon,
  RedoIcon,
  SubheadingIcon,
  UndoIcon,
} from './icons';
import { LinkDialog } from './LinkDialog';

interface Tool {
  label: string;
  icon: ReactNode;
  run: () => void;
  /** Whether the format is on at the cursor. */
  pressed?: boolean;
  disabled?: boolean;
}

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  editor: Editor;
  /** Id of the element that the toolbar formats. */
  controls: string;
  /** Pictures were chosen for the text. */
  onPictures: (files: File[]) => void;
}

/** One tab stop; the arrow keys go from button to button (WAI-ARIA toolbar pattern). */
export function Toolbar({ ref, editor, controls, onPictures }: Props) {
  const [current, setCurrent] = useState(0);
  const [linking, setLinking] = useState(false);
  const pictures = useRef<HTMLInputElement>(null);
  const state = useEditorState({ editor, selector: stateOf });
  const chain = () => editor.chain().focus();

  const groups: Tool[][] = [
    [
      {
        label: 'Heading',
        icon: <HeadingIcon />,
        pressed: state.heading,
        run: () => chain().toggleHeading({ level: 2 }).run(),
      },
      {
        label: 'Subheading',
        icon: <SubheadingIcon />,
        pressed: state.subheading,
        run: () => chain().toggleHeading({ level: 3 }).run(),
      },
    ],
    [
      { label: 'Bold', icon: <BoldIcon />, pressed: state.bold, run: () => chain().toggleBold().run() },
      {
        label: 'Italic',
        icon: <ItalicIcon />,
        pressed: state.italic,
        run: () => chain().toggleItalic().run(),
      },
      { label: 'Link', icon: <LinkIcon />, pressed: state.link !== null, run: () => setLinking(true) },
      { label: 'Pictures', icon: <PicturesIcon />, run: () => pictures.current?.click() },
    ],
    [
      {
        label: 'Bulleted list',
        icon: <BulletsIcon />,
        pressed: state.bullets,
        run: () => chain().toggleBulletList().run(),
      },
      {
        label: 'Numbered list',
        icon: <NumbersIcon />,
        pressed: state.numbers,
        run: () => chain().toggleOrderedList().run(),
      },
      {
        label: 'Quote',
        icon: <QuoteIcon />,
        pressed: state.quote,
        run: () => chain().toggleBlockquote().run(),
      },
    ],
    [
      { label: 'Undo', icon: <UndoIcon />, disabled: !state.canUndo, run: () => chain().undo().run() },
      { label: 'Redo', icon: <RedoIcon />, disabled: !state.canRedo, run: () => chain().redo().run() },
    ],
  ];
  const count = groups.flat().length;

  function onKeyDown(event: KeyboardEvent) {
    const next: Record<string, number> = {
      ArrowRight: (current + 1) % count,
      ArrowLeft: (current + count - 1) % count,
      Home: 0,
      End: count - 1,
    };
    const index = next[event.key];
    if (index === undefined) return;
    event.preventDefault();
    setCurrent(index);
    ref.current?.querySelectorAll('button')[index]?.focus();
  }

  let index = 0;
  return (
    <>
      <ToolbarGrid
        ref={ref}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={controls}
        onKeyDown={onKeyDown}
      >
        {groups.map((group) => (
          <Fragment key={group[0]?.label}>
            {group.map((tool) => {
              const position = index++;
              return (
                <ToolButton
                  key={tool.label}
                  type="button"
                  title={tool.label}
                  aria-pressed={tool.pressed}
                  // Not `disabled`: the arrow keys must be able to focus the button.
                  aria-disabled={tool.disabled}
                  tabIndex={position === current ? 0 : -1}
                  onFocus={() => setCurrent(position)}
                  // Keeps the focus and the cursor in the text.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => tool.disabled || tool.run()}
                >
                  {tool.icon}
                </ToolButton>
              );
            })}
          </Fragment>
        ))}
      </ToolbarGrid>
      <input
        ref={pictures}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label="Pictures for the text"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onPictures(files);
          // Without this, choosing the same file again fires no change event.
          target.value = '';
        }}
      />
      {linking && <LinkDialog editor={editor} address={state.link} onClose={() => setLinking(false)} />}
    </>
  );
}

function stateOf({ editor }: { editor: Editor }) {
  const link: unknown = editor.getAttributes('link').href;
  return {
    heading: editor.isActive('heading', { level: 2 }),
    subheading: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: typeof link === 'string' ? link : null,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

const ToolbarGrid = styled.div`
  position: sticky;
  top: var(--covered-above, 0px);
  z-index: 1;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  padding: ${space[1]};
  background: ${color.paperShade};
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius} ${radius} 0 0;
  ${media.phone} { display: flex; flex-wrap: wrap; }
`;

const ToolButton = styled.button`
  display: grid;
  place-items: center;
  min-width: ${touchTarget};
  height: ${touchTarget};
  border-radius: ${radius};
  color: ${color.ink};
  transition: background ${motion.quick};
  &:hover { background: ${color.paper}; }
  &[aria-pressed='true'] { background: ${color.leaf}; color: ${color.jasmine}; border: 2px solid ${color.leaf}; }
  &[aria-disabled='true'] { opacity: 0.4; cursor: default; }
`;
